import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseAmount, toDecimalNumber, toDecimalText } from './amount.ts';

test.each([
  ['12.50', 1250],
  ['120.5', 12050],
  ['12', 1200],
  ['0.00', 0],
  ['0', 0],
  ['12.5000', 1250],
  ['999999999.99', 99_999_999_999],
  [12.5, 1250],
  [250, 25000],
  [0, 0],
  [-0, 0],
  [20.700000000000003, 2070],
  [0.1 + 0.2, 30],
  [4.1, 410],
  [999_999_999.99, 99_999_999_999],
])('AC-048 %j is %i poisha', (value, poisha) => {
  expect(parseAmount(value)).toBe(poisha);
});

const unreadable: unknown[] = [
  'abc',
  '',
  ' 12 ',
  '-5',
  '+5',
  '1e3',
  '12,50',
  '১২০',
  '.5',
  '5.',
  '0x10',
  '0.005',
  '12.345',
  'Infinity',
  '9999999999999999.99',
  '1000000000',
  -5,
  -0.001,
  0.005,
  12.344,
  1e21,
  9999999999999999.99,
  NaN,
  Infinity,
  true,
  null,
  undefined,
  [],
  [12],
  {},
  { valueOf: () => 12 },
];

test.each(unreadable.map((value) => ({ value })))('$value is no amount', ({ value }) => {
  expect(parseAmount(value)).toBeNull();
});

const amounts = fc.integer({ min: 0, max: 99_999_999_999 });

test('every amount round-trips as text, as a JSON number and as a float', () => {
  fc.assert(
    fc.property(amounts, (poisha) => {
      expect(parseAmount(toDecimalText(poisha))).toBe(poisha);
      expect(parseAmount(JSON.parse(JSON.stringify(toDecimalNumber(poisha))))).toBe(poisha);
      expect(parseAmount(poisha / 100)).toBe(poisha);
    }),
    { seed: 1, numRuns: 2_000 },
  );
});

test('no amount is sent with more than two decimals', () => {
  fc.assert(
    fc.property(amounts, (poisha) => {
      expect(toDecimalText(poisha)).toMatch(/^\d+\.\d{2}$/);
      expect(JSON.stringify(toDecimalNumber(poisha))).toMatch(/^\d+(\.\d{1,2})?$/);
    }),
    { seed: 2, numRuns: 2_000 },
  );
});

test('any value is read as a non-negative integer of poisha, or as null', () => {
  fc.assert(
    fc.property(fc.oneof(fc.anything(), fc.double(), fc.string(), fc.stringMatching(/^\d{0,20}\.?\d{0,4}$/)), (value) => {
      const amount = parseAmount(value);
      expect(amount === null || (Number.isSafeInteger(amount) && amount >= 0)).toBe(true);
    }),
    { seed: 3, numRuns: 5_000 },
  );
});

test.each([-1, 0.5, NaN, 2 ** 60])('%d poisha throws', (poisha) => {
  expect(() => toDecimalText(poisha)).toThrow(RangeError);
});
