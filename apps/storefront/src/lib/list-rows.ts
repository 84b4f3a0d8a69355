/** Neighbouring rows of a list, counted from 0; `end` is the first that is no longer among them. */
export interface Rows {
  start: number;
  end: number;
}

/** How the rows of a list lie below one another. Pixels. */
export interface RowLayout {
  count: number;
  gap: number;
  /** As it was last drawn, else a guess. */
  heightOf: (row: number) => number;
}

/** The height of some rows together, the gaps between them included. */
export function extentOf({ gap, heightOf }: RowLayout, { start, end }: Rows): number {
  let extent = 0;
  for (let row = start; row < end; row += 1) extent += heightOf(row) + gap;
  return Math.max(0, extent - gap);
}

/** The rows that reach into a strip of the list; the nearest one when none does. `top` and `bottom` count from the top of the list. */
export function rowsWithin({ count, gap, heightOf }: RowLayout, top: number, bottom: number): Rows {
  let start = 0;
  let edge = 0;
  for (; start < count - 1; start += 1) {
    const next = edge + heightOf(start) + gap;
    if (next > top) break;
    edge = next;
  }
  let end = start;
  do {
    edge += heightOf(end) + gap;
    end += 1;
  } while (end < count && edge < bottom);
  return { start, end: Math.min(end, count) };
}

/**
 * What to draw next: all that is needed at once, of what is wanted around it one row more. A row a frame keeps every frame short, however far
 * the list was moved.
 */
export function nextDrawn(drawn: Rows, needed: Rows, wanted: Rows): Rows {
  const kept = { start: Math.max(drawn.start, wanted.start), end: Math.min(drawn.end, wanted.end) };
  const isNear = kept.start <= needed.end && kept.end >= needed.start && kept.start < kept.end;
  const start = isNear ? Math.min(kept.start, needed.start) : needed.start;
  const end = isNear ? Math.max(kept.end, needed.end) : needed.end;
  if (end < wanted.end) return { start, end: end + 1 };
  return { start: Math.max(start - 1, wanted.start), end };
}

export const areSame = (one: Rows, other: Rows) => one.start === other.start && one.end === other.end;

/** The rows that are not drawn, in order, in pieces that never reach over a multiple of `most`. `drawn` is in order too, and may touch. */
export function undrawnRows(count: number, drawn: readonly Rows[], most: number): Rows[] {
  const pieces: Rows[] = [];
  let start = 0;
  for (const rows of [...drawn, { start: count, end: count }]) {
    while (start < rows.start) {
      const end = Math.min(rows.start, start - (start % most) + most);
      pieces.push({ start, end });
      start = end;
    }
    start = Math.max(start, rows.end);
  }
  return pieces;
}
