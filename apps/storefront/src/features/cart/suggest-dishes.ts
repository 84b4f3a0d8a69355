import type { Food } from '@my-food/api';
import { type CartDish, type CartLine, isOrderable } from '../../ordering/cart-dish.ts';

const maxSuggestions = 3;

/** The first dish with a price of each category that no line has, in the order of the menu; at most three, none for an empty cart. */
export function suggestDishes(menu: readonly Food[], lines: readonly CartLine[]): CartDish[] {
  if (lines.length === 0) return [];
  const ids = new Set(lines.map(({ item }) => item.id));
  const categories = new Set(lines.map(({ item }) => item.category?.name));
  const suggestions: CartDish[] = [];
  for (const food of menu) {
    if (suggestions.length === maxSuggestions) break;
    if (!isOrderable(food) || food.category === null || ids.has(food.id) || categories.has(food.category.name)) continue;
    categories.add(food.category.name);
    suggestions.push(food);
  }
  return suggestions;
}
