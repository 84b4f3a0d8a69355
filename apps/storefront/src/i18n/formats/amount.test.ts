import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatAmount, formatMoney } from './amount.ts';

describe('formatAmount', () => {
  it.each([
    [0, '0.00'],
    [5, '0.05'],
    [50, '0.50'],
    [100, '1.00'],
    [9050, '90.50'],
    [135050, '1350.50'],
    [99999999, '999999.99'],
    [-5, '-0.05'],
    [-12345, '-123.45'],
    [Number.MAX_SAFE_INTEGER, '90071992547409.91'],
  ])('formats %i poisha as %s', (poisha, text) => {
    expect(formatAmount(poisha)).toBe(text);
  });

  it.each([null, Number.NaN, Number.POSITIVE_INFINITY, 12.5, 1e21])('formats %s as a dash', (poisha) => {
    expect(formatAmount(poisha)).toBe('–');
  });

  it('preserves every digit', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (poisha) => {
        const text = formatAmount(poisha);
        expect(text).toMatch(/^-?\d+\.\d\d$/);
        expect(Number(text.replace('.', ''))).toBe(poisha === 0 ? 0 : poisha);
      }),
      { seed: 1971 },
    );
  });
});

it.each([
  [86153, '৳861.53'],
  [0, '৳0.00'],
  [null, '–'],
])('formats %j poisha as %s', (poisha, text) => {
  expect(formatMoney(poisha)).toBe(text);
});
