import { expect, it } from 'vitest';
import { parseHundredths } from './hundredths.ts';

it.each([
  ['250', 250_00],
  [' 12 ', 12_00],
  ['120.5', 120_50],
  ['0.01', 1],
  ['99999999.99', 99_999_999_99],
  ['১২০.৫০', 120_50],
])('parses %j', (text, hundredths) => {
  expect(parseHundredths(text)).toBe(hundredths);
});

it.each(['', ' ', '0', '0.00', '-0', '-5', '1.005', '12.345', '1e5', '0x10', '.5', '5.', 'NaN', '100000000', '1 2'])(
  'AC-091 rejects %j',
  (text) => {
    expect(parseHundredths(text)).toBeNull();
  },
);

it.each([
  ['12,50', 12_50],
  ['12,5', 12_50],
  ['১২,৫০', 12_50],
  ['1,250.00', 1_250_00],
  ['1,25,000.5', 1_25_000_50],
])('AC-624 parses %j: a comma alone is the decimal one, with a point those of thousands', (text, hundredths) => {
  expect(parseHundredths(text)).toBe(hundredths);
});

it.each(['1,250', '1,25,000', '1,250,000', '1.250,00', ',5', '5,', ','])('AC-624 rejects %j', (text) => {
  expect(parseHundredths(text)).toBeNull();
});

it.each(['\u202d120.5\u202c', '\u200e 120.5', '120.5\u200b', '\u2066১২০,৫\u2069'])(
  'AC-785 parses %j, pasted with invisible marks',
  (text) => {
    expect(parseHundredths(text)).toBe(120_50);
  },
);

it.each(['\u200b', '\u200e-120'])('AC-785 rejects %j', (text) => {
  expect(parseHundredths(text)).toBeNull();
});
