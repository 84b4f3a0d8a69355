import type { Dispatch, SetStateAction } from 'react';
import { regridded, type Shown } from './drawn-rows.ts';

/** The row an element of the grid is in, or null outside of it. */
function rowOf(element: Element | null, grid: Element, columns: number): number | null {
  const item = element?.closest('li');
  if (!item || item.parentElement !== grid) return null;
  return Math.floor((Number(item.getAttribute('aria-posinset')) - 1) / Math.max(1, columns));
}

/** Measures a grid and its rows as they are drawn. `grid` and `row` are the refs of the grid and of the first item of each row. */
export interface RowGauge {
  grid: (element: HTMLUListElement | null) => void;
  row: (item: HTMLLIElement | null) => (() => void) | undefined;
  /** Pixels from the top of the list to the top of the window; null while there is no list. */
  top(): number | null;
  /** The row with the focus, if any. */
  focusedRow(): number | null;
  /** What is on the screen now. */
  follow(shown: Shown): void;
}

/** Asks the style sheet for the columns, and the browser for the heights without making it lay anything out for the question. */
export function createRowGauge(setShown: Dispatch<SetStateAction<Shown>>): RowGauge {
  let list: HTMLUListElement | null = null;
  let shown: Shown | null = null;
  const observer = new ResizeObserver((entries) => {
    if (!list || !shown) return;
    const { heights, columns } = shown;
    const width = entries.find(({ target }) => target === list)?.contentRect.width ?? shown.width;
    const hasNewWidth = width !== shown.width;
    if (hasNewWidth) heights.clear();
    const isFirst = heights.size === 0;
    for (const { target } of entries) {
      const row = rowOf(target, list, columns);
      // With its fractions: a thousand rows add them up.
      if (row !== null) heights.set(row, target.getBoundingClientRect().height);
    }
    const guess = isFirst ? middleOf(heights) : undefined;
    if (!hasNewWidth && guess === undefined) return;
    const measures = gridOf(list);
    setShown((now) => ({ ...regridded(now, measures), width, ...(guess !== undefined && { guess }) }));
  });
  return {
    grid(element) {
      list = element;
      if (!element) return observer.disconnect();
      observer.observe(element);
      const measures = gridOf(element);
      setShown((now) => regridded(now, measures));
    },
    row(item) {
      if (!item) return;
      observer.observe(item);
      return () => observer.unobserve(item);
    },
    top: () => list && -list.getBoundingClientRect().top,
    focusedRow: () => list && shown && rowOf(document.activeElement, list, shown.columns),
    follow(now) {
      shown = now;
    },
  };
}

const middleOf = (heights: ReadonlyMap<number, number>) =>
  [...heights.values()].sort((one, other) => one - other)[Math.floor(heights.size / 2)];

/** Its columns, and the gap between its rows in pixels. */
function gridOf(list: Element): { columns: number; gap: number } {
  const { gridTemplateColumns, rowGap } = getComputedStyle(list);
  return { columns: gridTemplateColumns.split(' ').length, gap: Number.parseFloat(rowGap) || 0 };
}
