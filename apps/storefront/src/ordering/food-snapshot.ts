import { toDecimalText, type ContractFields, type Food } from '@my-food/api';
import { toHttpUrl } from '../platform/http-url.ts';

/** A food as plain JSON, in the contract's shape, for storage and navigation state. `parseFood` reads it: it may be outdated or tampered with. */
export interface FoodSnapshot extends ContractFields<'Food', unknown> {
  id: number;
  name: string;
  description: string;
  price: string | null;
  image_url: string | null;
  category: CategorySnapshot | null;
}

interface CategorySnapshot extends ContractFields<'CategoryReference', unknown> {
  id: number;
  name: string;
}

export function toFoodSnapshot(food: Food): FoodSnapshot {
  return {
    id: food.id,
    name: food.name,
    description: food.description,
    price: food.price === null ? null : toDecimalText(food.price),
    image_url: toHttpUrl(food.imageUrl),
    category: food.category && { id: food.category.id, name: food.category.name },
  };
}
