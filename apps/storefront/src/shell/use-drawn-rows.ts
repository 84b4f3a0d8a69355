import { startTransition, useEffect, useLayoutEffect, useState } from 'react';
import { useEntryKey } from '../routing/history-state.ts';
import { areSame, nextDrawn } from '../lib/list-rows.ts';
import { asked, layoutOf, opening, rowsAbout, runsOf, toTheEnd, type Shown } from './drawn-rows.ts';
import { createRowGauge } from './row-gauge.ts';

// Back must find the rows where they were. Forgotten with the page, and the oldest when there are many.
const visits = new Map<string, Shown>();
const mostVisits = 30;

function remember(visit: string, shown: Shown): void {
  visits.delete(visit);
  visits.set(visit, shown);
  const [oldest] = visits.keys();
  if (visits.size > mostVisits && oldest !== undefined) visits.delete(oldest);
}

/** Which rows of a grid are drawn, and how all of them lie. `grid` and `row` are the refs of the grid and of the first item of each row. */
export function useDrawnRows(itemCount: number, question: string) {
  const visit = useEntryKey();
  const [shown, setShown] = useState(() => visits.get(visit) ?? opening(question));
  if (shown.question !== question) setShown(asked(shown, question));
  const layout = layoutOf(shown, itemCount);

  const [gauge] = useState(() => createRowGauge(setShown));
  useLayoutEffect(() => {
    gauge.follow(shown);
    remember(visit, shown);
  });

  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      const top = gauge.top();
      if (top === null || shown.columns === 0) return;
      const { needed, wanted } = rowsAbout(layout, itemCount, top, window.innerHeight);
      const drawn = toTheEnd(nextDrawn(shown.drawn, needed, wanted), wanted, layout.count);
      const focusedRow = gauge.focusedRow();
      const focused = focusedRow !== null && (focusedRow < drawn.start || focusedRow >= drawn.end) ? focusedRow : null;
      if (areSame(drawn, shown.drawn) && focused === shown.focused) return;
      const next = { drawn, focused, needed: needed.end - needed.start };
      const show = () => setShown((now) => (now === shown ? { ...now, ...next } : now));
      // What nobody sees yet is drawn between two frames, what is needed in the next.
      if (shown.drawn.start <= needed.start && shown.drawn.end >= needed.end) startTransition(show);
      else show();
    };
    const lookSoon = () => {
      frame ||= requestAnimationFrame(look);
    };
    lookSoon();
    window.addEventListener('scroll', lookSoon, { passive: true });
    window.addEventListener('resize', lookSoon);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', lookSoon);
      window.removeEventListener('resize', lookSoon);
    };
  });

  return { columns: Math.max(1, shown.columns), layout, drawn: runsOf(shown, layout.count), grid: gauge.grid, row: gauge.row };
}
