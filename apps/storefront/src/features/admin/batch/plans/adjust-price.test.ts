import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { adjustPrice } from './adjust-price.ts';

const raise = { direction: 'raise', unit: 'percent' } as const;
const lower = { direction: 'lower', unit: 'percent' } as const;

describe('AC-270 a new price', () => {
  it.each([
    [12_050, raise, 500, 12_653],
    [30, raise, 500, 32],
    [10, raise, 500, 11],
    [9, raise, 500, 9],
    [70, lower, 500, 67],
    [10, lower, 500, 10],
    [25_000, lower, 1_250, 21_875],
    [33_333, raise, 333, 34_443],
    [100, lower, 10_000, 0],
    [100, lower, 20_000, 0],
    [9_999_999_999, raise, 9_999_999_999, 10_000_009_998_000_000],
    [12_050, { direction: 'raise', unit: 'amount' } as const, 250, 12_300],
    [250, { direction: 'lower', unit: 'amount' } as const, 251, -1],
  ])('%d poisha, %j by %d hundredths: %d', (price, how, hundredths, result) => {
    expect(adjustPrice(price, { ...how, hundredths })).toBe(result);
  });

  it('is half-up on exact decimals, for every price and percentage', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 9_999_999 }),
        fc.integer({ min: 1, max: 99_999 }),
        fc.boolean(),
        (price, hundredths, isRaised) => {
          const adjusted = adjustPrice(price, { direction: isRaised ? 'raise' : 'lower', unit: 'percent', hundredths });
          const exact = price * (10_000 + (isRaised ? hundredths : -hundredths));
          // Within half a poisha of the exact value, and never below it by exactly a half.
          if (exact <= 0) expect(adjusted).toBe(0);
          else expect([adjusted * 10_000 - exact > -5_000, adjusted * 10_000 - exact <= 5_000]).toEqual([true, true]);
        },
      ),
      { seed: 21 },
    );
  });
});
