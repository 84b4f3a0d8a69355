import type { Food, Order } from '@my-food/api';
import { nameKey } from '../../i18n/name-key.ts';
import { isOrderable, type CartDish } from '../../ordering/cart-dish.ts';

/** The items of an old order, matched with the current menu. */
export interface OrderAgainResult {
  /** Each dish once, with the quantity of all its rows. */
  dishes: { item: CartDish; quantity: number }[];
  /** Names that match no dish, several dishes, or a dish without a readable price. */
  missing: string[];
}

/** Orders store only names: an item matches when exactly one dish on the menu has its name. */
export function orderAgain({ items }: Order, menu: readonly Food[]): OrderAgainResult {
  const quantities = new Map<CartDish, number>();
  const missing: string[] = [];
  /** By name; null for a name that several have. */
  const foods = new Map<string, Food | null>();
  for (const food of menu) {
    const key = nameKey(food.name);
    foods.set(key, foods.has(key) ? null : food);
  }
  for (const { foodName, quantity } of items) {
    const dish = foods.get(nameKey(foodName));
    if (dish && isOrderable(dish)) quantities.set(dish, (quantities.get(dish) ?? 0) + quantity);
    else missing.push(foodName);
  }
  return { dishes: [...quantities].map(([item, quantity]) => ({ item, quantity })), missing };
}
