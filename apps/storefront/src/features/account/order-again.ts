import type { Food, Order } from '@my-food/api';
import { isOrderable, type CartDish } from '../../ordering/cart-dish.ts';

/** What of an old order can be ordered once more, by today's menu. */
export interface OrderAgain {
  dishes: { dish: CartDish; quantity: number }[];
  /** Names that are not on the menu any more, or have no readable price. */
  missing: string[];
}

/** An order remembers names alone: a dish is the same when exactly one dish of the menu bears its name. */
export function orderAgain({ items }: Order, menu: readonly Food[]): OrderAgain {
  const again: OrderAgain = { dishes: [], missing: [] };
  for (const { foodName, quantity } of items) {
    const [dish, ...others] = menu.filter(({ name }) => name === foodName);
    if (dish && others.length === 0 && isOrderable(dish)) again.dishes.push({ dish, quantity });
    else again.missing.push(foodName);
  }
  return again;
}
