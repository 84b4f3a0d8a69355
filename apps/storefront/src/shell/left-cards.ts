import type { Rows } from '../lib/list-rows.ts';

/** What the cards show that are left of earlier answers, by place. */
export type Left<T> = readonly (T | undefined)[];

/** What is left of an answer of which some rows were drawn, and of those before it. */
export function leftAfter<T>({ items, left }: { items: readonly T[]; left: Left<T> }, drawn: readonly Rows[], columns: number): Left<T> {
  const end = Math.min((drawn.at(-1)?.end ?? 0) * columns, items.length);
  const isDrawn = (row: number) => drawn.some((rows) => row >= rows.start && row < rows.end);
  return Array.from({ length: Math.max(left.length, end) }, (_, place) => {
    if (place >= end) return left[place];
    return isDrawn(Math.floor(place / columns)) ? items[place] : undefined;
  });
}

/** All but the last few, and no places without a card behind them. */
export function withoutLast<T>(left: Left<T>, count: number): Left<T> {
  const kept = left.slice(0, -count);
  return kept.slice(0, kept.findLastIndex((item) => item !== undefined) + 1);
}
