import { describe, expect, it } from 'vitest';
import { asked, layoutOf, opening, regridded, rowsAbout, runsOf, toTheEnd, type Shown } from './drawn-rows.ts';

const far: Shown = {
  ...opening('all'),
  columns: 4,
  gap: 20,
  width: 1200,
  guess: 300,
  heights: new Map([
    [0, 300],
    [1, 380],
  ]),
  drawn: { start: 40, end: 46 },
  focused: 3,
  needed: 3,
};

it('begins another answer at its beginning, with as many rows as a window needs and nothing of the last answer', () => {
  expect(asked(far, 'curry')).toEqual({ ...far, question: 'curry', heights: new Map(), drawn: { start: 0, end: 3 }, focused: null });
});

it('knows the rows that were drawn and guesses the others', () => {
  const { count, gap, heightOf } = layoutOf(far, 10);
  expect([count, gap, heightOf(0), heightOf(1), heightOf(2)]).toEqual([3, 20, 300, 380, 300]);
  expect(layoutOf(opening('all'), 10).count).toBe(10);
});

it('wants half a window more on either side of a long list, and the whole of a short one', () => {
  const even = { ...far, heights: new Map() };
  expect(rowsAbout(layoutOf(even, 400), 400, 3200, 640)).toEqual({ needed: { start: 10, end: 12 }, wanted: { start: 9, end: 13 } });
  expect(rowsAbout(layoutOf(even, 100), 100, 3200, 640)).toEqual({ needed: { start: 10, end: 12 }, wanted: { start: 0, end: 100 } });
});

it('keeps a list that is drawn to its end drawn to its end', () => {
  const wanted = { start: 0, end: 100 };
  expect(toTheEnd({ start: 0, end: 3 }, wanted, 5)).toEqual({ start: 0, end: 3 });
  expect(toTheEnd({ start: 0, end: 5 }, wanted, 5)).toEqual(wanted);
  expect(toTheEnd({ start: 7, end: 12 }, { start: 7, end: 12 }, 12)).toEqual({ start: 7, end: 12 });
});

describe('another number of columns', () => {
  it('draws the same items', () => {
    expect(regridded(far, { columns: 3, gap: 20 })).toEqual({ ...far, columns: 3, drawn: { start: 53, end: 62 }, focused: null });
  });

  it('is counted for the first time', () => {
    expect(regridded(opening('all'), { columns: 4, gap: 20 })).toEqual({
      ...opening('all'),
      columns: 4,
      gap: 20,
      drawn: { start: 0, end: 2 },
    });
  });

  it('is no news when it is the same', () => {
    expect(regridded(far, { columns: 4, gap: 20 })).toBe(far);
  });
});

describe('the runs of drawn rows', () => {
  const drawn = { start: 4, end: 8 };

  it('have the row of the focus beside them, on its side', () => {
    expect(runsOf({ drawn, focused: 2 }, 20)).toEqual([{ start: 2, end: 3 }, drawn]);
    expect(runsOf({ drawn, focused: 12 }, 20)).toEqual([drawn, { start: 12, end: 13 }]);
    expect(runsOf({ drawn, focused: 5 }, 20)).toEqual([drawn]);
    expect(runsOf({ drawn, focused: null }, 20)).toEqual([drawn]);
  });

  it('end with the list, when items went away', () => {
    expect(runsOf({ drawn, focused: 12 }, 6)).toEqual([{ start: 4, end: 6 }]);
    expect(runsOf({ drawn, focused: null }, 3)).toEqual([{ start: 2, end: 3 }]);
    expect(runsOf({ drawn, focused: null }, 0)).toEqual([{ start: 0, end: 0 }]);
  });
});
