import type { Food, Poisha } from '@my-food/api';
import type { Line } from '@my-food/machines';

/** A food that can be ordered: its price is known. */
export interface CartDish extends Food {
  price: Poisha;
}

export type CartLine = Line<CartDish>;

export function isOrderable(food: Food): food is CartDish {
  return food.price !== null;
}
