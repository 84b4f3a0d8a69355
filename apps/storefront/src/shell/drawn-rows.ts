import { rowsWithin, type RowLayout, type Rows } from '../lib/list-rows.ts';

/** What a list shows at the moment, and what it knows of its rows. Pixels. */
export interface Shown {
  question: string;
  /** 0 before the style sheet was asked. */
  columns: number;
  gap: number;
  /** Of the whole list; another width makes other rows. */
  width: number;
  /** The height of a row that was never drawn. */
  guess: number;
  /** The heights of rows as they were last drawn; filled while nobody looks. */
  heights: Map<number, number>;
  drawn: Rows;
  /** The row that has the focus, when it is not among them: it must not be lost while the list is scrolled elsewhere. */
  focused: number | null;
  /** So many rows reach into the window. */
  needed: number;
}

/** A list of at most so many items is drawn whole, a row at a time. */
const wholeList = 100;

/** Nothing is known yet: a few items, and a row as tall as most. */
export const opening = (question: string): Shown => ({
  question,
  columns: 0,
  gap: 0,
  width: 0,
  guess: 340,
  heights: new Map(),
  drawn: { start: 0, end: 8 },
  focused: null,
  needed: 1,
});

/** Another answer starts at its beginning, with the rows a window has room for. */
export const asked = (shown: Shown, question: string): Shown => ({
  ...shown,
  question,
  heights: new Map(),
  drawn: { start: 0, end: shown.needed },
  focused: null,
});

export function layoutOf({ columns, gap, guess, heights }: Shown, itemCount: number): RowLayout {
  return { count: Math.ceil(itemCount / Math.max(1, columns)), gap, heightOf: (row) => heights.get(row) ?? guess };
}

/** The rows that reach into the window, and those worth drawing: half a window more on either side, or a short list as a whole. */
export function rowsAbout(layout: RowLayout, itemCount: number, top: number, windowHeight: number): { needed: Rows; wanted: Rows } {
  const needed = rowsWithin(layout, top, top + windowHeight);
  if (itemCount <= wholeList) return { needed, wanted: { start: 0, end: wholeList } };
  return { needed, wanted: rowsWithin(layout, top - windowHeight / 2, top + 1.5 * windowHeight) };
}

/** A list drawn to its end stays so when a few items come back to it. */
export const toTheEnd = (drawn: Rows, wanted: Rows, count: number): Rows =>
  drawn.end < count ? drawn : { start: drawn.start, end: Math.max(drawn.end, wanted.end) };

/** The same items in another number of columns. */
export function regridded(shown: Shown, { columns, gap }: Pick<Shown, 'columns' | 'gap'>): Shown {
  if (columns === shown.columns && gap === shown.gap) return shown;
  const before = Math.max(1, shown.columns);
  const { start, end } = shown.drawn;
  return {
    ...shown,
    columns,
    gap,
    drawn: { start: Math.floor((start * before) / columns), end: Math.ceil((end * before) / columns) },
    focused: null,
  };
}

/** The drawn rows in order; fewer items may be left than there were. */
export function runsOf({ drawn, focused }: Pick<Shown, 'drawn' | 'focused'>, count: number): Rows[] {
  const rows = { start: Math.max(0, Math.min(drawn.start, count - 1)), end: Math.min(drawn.end, count) };
  if (focused === null || focused >= count || (focused >= rows.start && focused < rows.end)) return [rows];
  const single = { start: focused, end: focused + 1 };
  return focused < rows.start ? [single, rows] : [rows, single];
}
