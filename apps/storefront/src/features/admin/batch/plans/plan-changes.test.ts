import type { Food } from '@my-food/api';
import { describe, expect, it } from 'vitest';
import { english } from '../../../../i18n/locale.ts';
import { toListedFields } from '../../foods/listed-fields.ts';
import { hasFields, toCurrentFields } from './food-change.ts';
import { planMove, planPrices, planRemoval } from './plan-changes.ts';

const dal: Food = { id: 2, name: 'Dal', description: 'Lentils.\nWarm.', price: 12_050, imageUrl: null, category: { id: 3, name: 'Curry' } };
const raise = { direction: 'raise', unit: 'percent', hundredths: 500 } as const;

describe('AC-271 a plan of price changes', () => {
  it('sends every field of a food, with the new price', () => {
    const { changes, refused, unchanged } = planPrices([dal], raise);
    expect([refused, unchanged]).toEqual([[], 0]);
    expect(changes).toEqual([
      {
        id: 2,
        before: { name: 'Dal', description: 'Lentils.\nWarm.', price: 12_050, categoryId: 3 },
        after: { name: 'Dal', description: 'Lentils.\nWarm.', price: 12_653, categoryId: 3 },
      },
    ]);
  });

  it.each([
    ['It needs a price.', { price: null }, raise],
    ['It needs a category.', { category: null }, raise],
    ['It needs a description.', { description: ' ' }, raise],
    ['Its price would be 0 or less.', { price: 100 }, { direction: 'lower', unit: 'amount', hundredths: 100 } as const],
    ['Its price would be 0 or less.', { price: 100 }, { direction: 'lower', unit: 'percent', hundredths: 10_000 } as const],
    ['Its price would have more than eight digits.', { price: 9_999_999_999 }, raise],
    ['Its text is too long to be sent.', { description: `${'x'.repeat(20_000)}…` }, raise],
  ])('refuses a food: %s', (reason, fields, adjustment) => {
    const { refused, ...plan } = planPrices([{ ...dal, ...fields }], adjustment);
    expect(plan).toEqual({ changes: [], unchanged: 0 });
    expect(refused.map((refusal) => ({ ...refusal, reason: refusal.reason(english) }))).toEqual([{ name: 'Dal', reason }]);
  });

  it('counts what would stay the same', () => {
    expect(planPrices([{ ...dal, price: 9 }], raise)).toEqual({ changes: [], refused: [], unchanged: 1 });
  });
});

it('moves only the foods of other categories', () => {
  const naan = { ...dal, id: 3, category: { id: 4, name: 'Bread' } };
  const { changes, unchanged } = planMove([dal, naan], 3);
  expect([changes.map(({ id, after }) => [id, after?.categoryId]), unchanged]).toEqual([[[3, 3]], 1]);
});

it('gives an uncategorised food a category, and removes any food', () => {
  const bare = { ...dal, category: null };
  expect(planMove([bare], 3).changes[0]?.after?.categoryId).toBe(3);
  expect(planRemoval([{ ...bare, price: null }]).changes.map(({ after }) => after)).toEqual([null]);
});

it('compares texts as a multipart body changes them', () => {
  const current = toCurrentFields(dal);
  expect(hasFields({ ...current, description: 'Lentils.\r\nWarm. ' }, current)).toBe(true);
  expect(hasFields({ ...current, description: 'Lentils. Warm.' }, current)).toBe(false);
  expect(hasFields({ ...current, price: 12_051 }, current)).toBe(false);
});

it('AC-358 lists an updated food with its category, or null while the name of that is not known', () => {
  const fields = { name: 'Dal', description: 'Warm.', price: 100, categoryId: 3 };
  const categories = [{ id: 3, name: 'Curries', imageUrl: null }];
  const categoriesOf = [toListedFields(fields, [dal], categories), toListedFields(fields, [dal]), toListedFields(fields)];
  expect(categoriesOf.map(({ category }) => category)).toEqual([{ id: 3, name: 'Curries' }, { id: 3, name: 'Curry' }, null]);
  expect(toListedFields(fields)).toEqual({ name: 'Dal', description: 'Warm.', price: 100, category: null });
});
