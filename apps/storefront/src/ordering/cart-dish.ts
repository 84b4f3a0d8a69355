import type { Food, Poisha } from '@my-food/api';

/** A food that can be ordered: its price could be read. */
export interface CartDish extends Food {
  price: Poisha;
}

export function isOrderable(food: Food): food is CartDish {
  return food.price !== null;
}
