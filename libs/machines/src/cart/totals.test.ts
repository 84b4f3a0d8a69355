import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countOf, orderableLines, type Line, type Sellable } from './cart-lines.ts';
import { maxSubtotalAt, taxOn, totalsOf } from './totals.ts';

const maxSubtotal = maxSubtotalAt(5);

function lineOf(price: number, quantity = 1, isUnavailable = false): Line<Sellable> {
  return { item: { id: price, price }, quantity, previousPrice: null, isUnavailable };
}

describe('tax', () => {
  it.each([
    [30, 2],
    [70, 4],
    [290, 15],
    [410, 21],
    [2010, 101],
    [2070, 104],
    [82050, 4103],
    [0, 0],
    [9, 0],
    [10, 1],
  ])('on %i poisha is %i, ties go up', (subtotal, tax) => {
    expect(taxOn(subtotal, 5)).toBe(tax);
  });

  it('is five per cent, rounded half-up, of every amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: maxSubtotal }), (subtotal) => {
        expect(BigInt(taxOn(subtotal, 5))).toBe((BigInt(subtotal) * 5n + 50n) / 100n);
      }),
      { seed: 1971 },
    );
  });
});

it.each([
  [20_000, 7.5, 1_500],
  [18_750, 7.5, 1_406],
  [25_000, 8.25, 2_063],
  [99_900, 0, 0],
  [101, 0.5, 1],
])('tax on %i poisha at %f per cent is %i', (subtotal, percent, tax) => {
  expect(taxOn(subtotal, percent)).toBe(tax);
});

it('tax is exact up to the largest subtotal at any rate', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000 }), fc.nat(), (points, distance) => {
      const percent = points / 100;
      const subtotal = maxSubtotalAt(percent) - distance;
      const tax = taxOn(subtotal, percent);
      expect([BigInt(tax), Number.isSafeInteger(subtotal + tax)]).toEqual([(BigInt(subtotal) * BigInt(points) + 5_000n) / 10_000n, true]);
    }),
    { seed: 1971 },
  );
});

describe('totals', () => {
  it.each([
    [30, { subtotal: 30, tax: 2, total: 32 }],
    [70, { subtotal: 70, tax: 4, total: 74 }],
    [290, { subtotal: 290, tax: 15, total: 305 }],
    [2010, { subtotal: 2010, tax: 101, total: 2111 }],
    [2070, { subtotal: 2070, tax: 104, total: 2174 }],
  ])('AC-138 of a single line of %i poisha', (price, totals) => {
    expect(totalsOf([lineOf(price)], 5)).toEqual(totals);
  });

  it('AC-032 of a tie over two dishes', () => {
    expect(totalsOf([lineOf(25000, 2), lineOf(32050)], 5)).toEqual({ subtotal: 82050, tax: 4103, total: 86153 });
  });

  it('of no lines are zero', () => {
    expect(totalsOf([], 5)).toEqual({ subtotal: 0, tax: 0, total: 0 });
  });

  it('leave out unavailable dishes', () => {
    expect(totalsOf([lineOf(100), lineOf(900, 3, true)], 5)).toEqual({ subtotal: 100, tax: 5, total: 105 });
  });

  it('are capped only where the tax could no longer be computed exactly', () => {
    const taxed = BigInt(maxSubtotal) * 5n + 50n;
    expect([taxed <= BigInt(Number.MAX_SAFE_INTEGER), taxed + 5n <= BigInt(Number.MAX_SAFE_INTEGER)]).toEqual([true, false]);
  });

  it('are capped where they would stop being exact', () => {
    const cut = { subtotal: maxSubtotal, tax: taxOn(maxSubtotal, 5), total: maxSubtotal + taxOn(maxSubtotal, 5) };
    expect(totalsOf([lineOf(maxSubtotal - 1), lineOf(1)], 5)).toEqual(cut);
    expect(totalsOf([lineOf(maxSubtotal), lineOf(1)], 5)).toEqual(cut);
    expect(totalsOf([lineOf(Number.MAX_SAFE_INTEGER, 999), lineOf(Number.MAX_SAFE_INTEGER, 999)], 5)).toEqual(cut);
    expect(Object.values(cut).every(Number.isSafeInteger)).toBe(true);
  });
});

it('only available dishes are orderable', () => {
  expect(orderableLines([lineOf(1), lineOf(2, 1, true), lineOf(3)])).toEqual([lineOf(1), lineOf(3)]);
});

it('AC-708 counts dishes, not lines, and only those that are on the menu', () => {
  expect(countOf([])).toBe(0);
  expect(countOf([lineOf(1, 2), lineOf(2, 3, true)])).toBe(2);
});
