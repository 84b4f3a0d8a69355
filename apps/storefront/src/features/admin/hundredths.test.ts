import { expect, it } from 'vitest';
import { parseHundredths } from './hundredths.ts';

it.each([
  ['250', 250_00],
  [' 12 ', 12_00],
  ['120.5', 120_50],
  ['0.01', 1],
  ['99999999.99', 99_999_999_99],
])('parses %j', (text, hundredths) => {
  expect(parseHundredths(text)).toBe(hundredths);
});

it.each(['', ' ', '0', '0.00', '-0', '-5', '1.005', '12.345', '1e5', '0x10', '.5', '5.', '12,50', '১২০', 'NaN', '100000000', '1 2'])(
  'AC-091 rejects %j',
  (text) => {
    expect(parseHundredths(text)).toBeNull();
  },
);
