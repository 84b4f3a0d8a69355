import type { Food, Order } from '@my-food/api';
import { nameKey } from '../../i18n/name-key.ts';
import { isOrderable, type CartDish } from '../../ordering/cart-dish.ts';

/** The items of an old order, matched with the current menu. */
export interface OrderAgainResult {
  dishes: { item: CartDish; quantity: number }[];
  /** Names that match no dish, several dishes, or a dish without a readable price. */
  missing: string[];
}

/** Orders store only names: an item matches when exactly one dish on the menu has its name. */
export function orderAgain({ items }: Order, menu: readonly Food[]): OrderAgainResult {
  const result: OrderAgainResult = { dishes: [], missing: [] };
  /** By name; null for a name that several have. */
  const dishes = new Map<string, Food | null>();
  for (const dish of menu) {
    const key = nameKey(dish.name);
    dishes.set(key, dishes.has(key) ? null : dish);
  }
  for (const { foodName, quantity } of items) {
    const dish = dishes.get(nameKey(foodName));
    if (dish && isOrderable(dish)) result.dishes.push({ item: dish, quantity });
    else result.missing.push(foodName);
  }
  return result;
}
