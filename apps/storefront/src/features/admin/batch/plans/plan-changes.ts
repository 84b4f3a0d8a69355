import type { Food } from '@my-food/api';
import { adminBatch } from '../../../../i18n/en/admin/admin-batch.ts';
import { adjustPrice, type PriceAdjustment } from './adjust-price.ts';
import { hasFields, toCurrentFields, toUpdate, type ChangePlan, type CurrentFields, type FoodChange, type Refusal } from './food-change.ts';
import { localized } from './localized-text.ts';

function planUpdates(foods: readonly Food[], change: (current: CurrentFields) => CurrentFields): ChangePlan {
  const changes: FoodChange[] = [];
  const refused: Refusal[] = [];
  for (const food of foods) {
    const before = toCurrentFields(food);
    const wanted = change(before);
    if (hasFields(before, wanted)) continue;
    const after = toUpdate(wanted);
    if (typeof after === 'function') refused.push({ name: food.name, reason: after });
    else changes.push({ id: food.id, before, after });
  }
  return { changes, refused, unchanged: foods.length - changes.length - refused.length };
}

/** Raises or lowers the prices. A food without a readable price is refused. */
export function planPrices(foods: readonly Food[], adjustment: PriceAdjustment): ChangePlan {
  const priced = foods.filter(({ price }) => price !== null);
  const plan = planUpdates(priced, (current) => ({
    ...current,
    price: current.price === null ? null : adjustPrice(current.price, adjustment),
  }));
  const unpriced = foods
    .filter(({ price }) => price === null)
    .map(({ name }) => ({ name, reason: localized(adminBatch, (t) => t('needsPrice')) }));
  return { ...plan, refused: [...plan.refused, ...unpriced] };
}

export const planMove = (foods: readonly Food[], categoryId: number): ChangePlan =>
  planUpdates(foods, (current) => ({ ...current, categoryId }));

export const planRemoval = (foods: readonly Food[]): ChangePlan => ({
  changes: foods.map((food) => ({ id: food.id, before: toCurrentFields(food), after: null })),
  refused: [],
  unchanged: 0,
});
