import { expect, it } from 'vitest';
import { readAmount, taxOf, writeAmount } from './money.ts';

it.each([
  ['12.50', 1250],
  ['120.5', 12050],
  ['12', 1200],
  [12.5, 1250],
  [41.03, 4103],
  [0, 0],
  ['999999999.99', 99999999999],
])('reads %s', (value, poisha) => {
  expect(readAmount(value)).toBe(poisha);
});

it.each([
  'abc',
  '',
  ' 12 ',
  '12,50',
  '1e3',
  '১২০',
  '-5',
  '5.',
  '.5',
  '0.005',
  0.005,
  -5,
  NaN,
  Infinity,
  1e21,
  1e9,
  '1000000000',
  null,
  true,
  [],
])('refuses %s', (value) => {
  expect(readAmount(value)).toBeNull();
});

it('writes two decimals', () => {
  expect([0, 5, 1250, 82050].map(writeAmount)).toEqual(['0.00', '0.05', '12.50', '820.50']);
});

it('rounds the tax half-up', () => {
  expect([30, 70, 290, 410, 2010, 2070, 82050, 99999990].map((subtotal) => taxOf(subtotal, 5))).toEqual([
    2, 4, 15, 21, 101, 104, 4103, 5000000,
  ]);
});
