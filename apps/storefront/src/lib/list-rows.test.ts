import { describe, expect, it } from 'vitest';
import { extentOf, nextDrawn, rowsWithin, undrawnRows, type RowLayout } from './list-rows.ts';

const even: RowLayout = { count: 100, gap: 10, heightOf: () => 90 };
/** The third row is as tall as three. */
const uneven: RowLayout = { ...even, heightOf: (row) => (row === 2 ? 290 : 90) };

describe('the extent of rows', () => {
  it('has the gaps between them and none around them', () => {
    expect(extentOf(even, { start: 3, end: 6 })).toBe(290);
    expect(extentOf(uneven, { start: 0, end: 3 })).toBe(490);
    expect(extentOf(even, { start: 6, end: 6 })).toBe(0);
  });
});

describe('the rows within a strip', () => {
  it('are those that reach into it', () => {
    expect(rowsWithin(even, 0, 100)).toEqual({ start: 0, end: 1 });
    expect(rowsWithin(even, 50, 301)).toEqual({ start: 0, end: 4 });
    expect(rowsWithin(even, 100, 300)).toEqual({ start: 1, end: 3 });
    expect(rowsWithin(uneven, 450, 550)).toEqual({ start: 2, end: 4 });
  });

  it('are the nearest one where none does', () => {
    expect(rowsWithin(even, -500, -100)).toEqual({ start: 0, end: 1 });
    expect(rowsWithin(even, 20_000, 21_000)).toEqual({ start: 99, end: 100 });
    expect(rowsWithin({ ...even, count: 0 }, 0, 100)).toEqual({ start: 0, end: 0 });
  });
});

describe('what is drawn next', () => {
  const needed = { start: 10, end: 13 };
  const wanted = { start: 7, end: 16 };

  it('is everything needed at once after a leap, and a row more', () => {
    expect(nextDrawn({ start: 60, end: 70 }, needed, wanted)).toEqual({ start: 10, end: 14 });
  });

  it('grows by a row, first below and then above, until all that is wanted is drawn', () => {
    const steps = [{ start: 10, end: 14 }];
    for (let step = 0; step < 6; step += 1) steps.push(nextDrawn(steps.at(-1) ?? needed, needed, wanted));
    expect(steps.map(({ start, end }) => [start, end])).toEqual([
      [10, 14],
      [10, 15],
      [10, 16],
      [9, 16],
      [8, 16],
      [7, 16],
      [7, 16],
    ]);
  });

  it('lets go of what is wanted no more, and never leaves a hole', () => {
    expect(nextDrawn({ start: 4, end: 12 }, needed, wanted)).toEqual({ start: 7, end: 14 });
    expect(nextDrawn({ start: 14, end: 16 }, needed, wanted)).toEqual({ start: 10, end: 14 });
    expect(nextDrawn({ start: 13, end: 16 }, needed, wanted)).toEqual({ start: 9, end: 16 });
  });
});

describe('the rows that are not drawn', () => {
  it('are cut at fixed places, so that far pieces stay the same while the window moves', () => {
    expect(undrawnRows(50, [{ start: 22, end: 28 }], 20)).toEqual([
      { start: 0, end: 20 },
      { start: 20, end: 22 },
      { start: 28, end: 40 },
      { start: 40, end: 50 },
    ]);
  });

  it('lie around a single row as well, and are none when all is drawn', () => {
    expect(
      undrawnRows(
        10,
        [
          { start: 2, end: 3 },
          { start: 5, end: 8 },
        ],
        20,
      ),
    ).toEqual([
      { start: 0, end: 2 },
      { start: 3, end: 5 },
      { start: 8, end: 10 },
    ]);
    expect(
      undrawnRows(
        10,
        [
          { start: 0, end: 4 },
          { start: 4, end: 10 },
        ],
        20,
      ),
    ).toEqual([]);
  });
});
