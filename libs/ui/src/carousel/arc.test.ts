import { expect, test } from 'vitest';
import { arcPath, wedgePath } from './arc.ts';

test('three arcs divide the circle, clockwise from the top, with gaps of 8 degrees', () => {
  expect([0, 1, 2].map((index) => arcPath(index, 3, 48))).toEqual([
    'M 53.348 2.117 A 48 48 0 0 1 93.142 71.042',
    'M 89.794 76.841 A 48 48 0 0 1 10.206 76.841',
    'M 6.858 71.042 A 48 48 0 0 1 46.652 2.117',
  ]);
});

test('a single arc sets the large-arc flag', () => {
  expect(arcPath(0, 1, 48)).toBe('M 53.348 2.117 A 48 48 0 1 1 46.652 2.117');
});

test('the wedge of an arc starts and ends at the centre', () => {
  expect(wedgePath(0, 4)).toBe('M 50.000 -10.000 A 60 60 0 0 1 110.000 50.000 L 50 50 Z');
});

test('AC-396 the wedge of a single arc ends in the gap', () => {
  expect(wedgePath(0, 1)).toBe('M 50.000 -10.000 A 60 60 0 1 1 48.953 -9.991 L 50 50 Z');
});
