import { memo, useEffect, useRef } from 'react';
import { singleStep, runWhenIdle } from '../platform/idle-callback.ts';
import * as styles from './virtual-list.css.ts';

export interface NamedItem {
  id: number;
  name: string;
}

/** A range of rows that are not rendered; `end` is exclusive. */
interface SpacerRows {
  id: string;
  start: number;
  end: number;
}

/** Splits the rows from `start` to `end` at multiples of `maxRows`, so that scrolling changes a short spacer only. */
export function spacersBetween(start: number, end: number, rowCount: number, maxRows: number): SpacerRows[] {
  const spacers: SpacerRows[] = [];
  for (let first = start, next = first; first < end; first = next) {
    next = Math.min(end, first - (first % maxRows) + maxRows);
    // A spacer next to the rendered rows grows and shrinks: its stable end identifies it.
    const id = next % maxRows === 0 || next === rowCount ? `spacer to ${String(next)}` : `spacer from ${String(first)}`;
    spacers.push({ id, start: first, end: next });
  }
  return spacers;
}

interface SpacerProps {
  items: readonly NamedItem[];
  columns: number;
  start: number;
  end: number;
  /** Pixels. */
  height: number;
}

export const Spacer = memo(function Spacer({ items, columns, start, end, height }: SpacerProps) {
  const names = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = names;
    // Low priority: the results render first.
    if (current) return runWhenIdle(singleStep(() => hideUntilFound(current, namesOfRows(items, columns, start, end))));
  }, [items, columns, start, end]);
  return (
    <li aria-hidden="true" className={styles.spacer} style={{ height, lineHeight: `${String(height / (end - start))}px` }}>
      <div ref={names}></div>
    </li>
  );
});

/** The space of table rows that are not rendered yet. Pixels. */
export const RowSpacer = ({ height }: { height: number }) => (
  <tr aria-hidden="true">
    <td style={{ height }} />
  </tr>
);

function namesOfRows(items: readonly NamedItem[], columns: number, start: number, end: number): string {
  const lines = Array.from({ length: end - start }, (_, offset) => {
    const first = (start + offset) * columns;
    return items
      .slice(first, first + columns)
      .map(({ name }) => name)
      .join(' · ');
  });
  return lines.join('\n');
}

/** React does not support `until-found`. Browsers without support hide the text completely. */
function hideUntilFound(element: HTMLElement, text: string): void {
  element.setAttribute('hidden', 'until-found');
  element.textContent = text;
}
