import { parseFood, type Food } from '@my-food/api';
import { formatAmount } from '../lib/amount.ts';

/** A food as it rests in storage and in navigation state: the contract's own shape, plain JSON. */
export interface KeptFood {
  id: number;
  name: string;
  description: string;
  price: string | null;
  image_url: string | null;
  category: { id: number; name: string } | null;
}

export function keepFood(food: Food): KeptFood {
  const isInline = food.imageUrl !== null && !/^https?:/.test(food.imageUrl);
  return {
    id: food.id,
    name: food.name,
    description: food.description,
    price: food.price === null ? null : formatAmount(food.price),
    image_url: isInline ? null : food.imageUrl,
    category: food.category && { id: food.category.id, name: food.category.name },
  };
}

/** State is old and a person can edit it: it is read like a server's answer (Behaviour 'Routes and navigation state'). */
export function parseKeptFood(value: unknown): Food | null {
  return parseFood(value);
}
