import { parseFood, type Food } from '@my-food/api';
import { formatAmount } from '../i18n/formats/amount.ts';
import { toHttpUrl } from '../platform/http-url.ts';

/** A food as plain JSON, in the contract's shape, for storage and navigation state. */
export interface FoodSnapshot {
  id: number;
  name: string;
  description: string;
  price: string | null;
  image_url: string | null;
  category: { id: number; name: string } | null;
}

export function toFoodSnapshot(food: Food): FoodSnapshot {
  return {
    id: food.id,
    name: food.name,
    description: food.description,
    price: food.price === null ? null : formatAmount(food.price),
    image_url: toHttpUrl(food.imageUrl),
    category: food.category && { id: food.category.id, name: food.category.name },
  };
}

/** Stored data may be outdated or tampered with: parsed like a response of the server (Behaviour 'Routes and navigation state'). */
export function parseFoodSnapshot(value: unknown): Food | null {
  return parseFood(value);
}
