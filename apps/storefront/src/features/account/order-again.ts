import type { Food, Order } from '@my-food/api';
import { isOrderable, type CartDish } from '../../ordering/cart-dish.ts';

/** The items of an old order, matched with the current menu. */
export interface OrderAgain {
  dishes: { dish: CartDish; quantity: number }[];
  /** Names that match no dish, several dishes, or a dish without a readable price. */
  missing: string[];
}

/** Orders store only names: an item matches when exactly one dish on the menu has its name. */
export function orderAgain({ items }: Order, menu: readonly Food[]): OrderAgain {
  const again: OrderAgain = { dishes: [], missing: [] };
  for (const { foodName, quantity } of items) {
    const [dish, ...others] = menu.filter(({ name }) => name === foodName);
    if (dish && others.length === 0 && isOrderable(dish)) again.dishes.push({ dish, quantity });
    else again.missing.push(foodName);
  }
  return again;
}
