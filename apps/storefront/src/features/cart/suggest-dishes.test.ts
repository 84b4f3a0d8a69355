import type { Food } from '@my-food/api';
import { expect, it } from 'vitest';
import type { CartDish } from '../../ordering/cart-dish.ts';
import { suggestDishes } from './suggest-dishes.ts';

const dish = (id: number, category: string | null): CartDish => ({
  id,
  name: `Dish ${String(id)}`,
  description: '',
  price: 4000,
  imageUrl: null,
  category: category === null ? null : { id: 1, name: category },
});
const lineOf = (item: CartDish) => ({ item, quantity: 1, previousPrice: null, isUnavailable: false });
const suggestedIds = (menu: Food[], ...inCart: CartDish[]) => suggestDishes(menu, inCart.map(lineOf)).map(({ id }) => id);

const menu = [dish(1, 'Rice'), dish(2, 'Rice'), dish(3, 'Bread'), dish(4, 'Drinks'), dish(5, 'Drinks'), dish(6, 'Fish'), dish(7, 'Sweets')];

it('AC-166 suggests one dish of each other category, at most three', () => {
  expect(suggestedIds(menu, dish(2, 'Rice'))).toEqual([3, 4, 6]);
  expect(suggestedIds(menu, dish(2, 'Rice'), dish(3, 'Bread'), dish(4, 'Drinks'))).toEqual([6, 7]);
});

it('AC-166 suggests nothing without a price or a category, and no dish of the cart', () => {
  const readable = [{ ...dish(1, 'Bread'), price: null }, dish(2, null), dish(3, 'Fish'), dish(4, 'Fish')];
  expect(suggestedIds(readable, dish(3, null))).toEqual([4]);
});

it('AC-166 suggests nothing beside an empty cart', () => {
  expect(suggestedIds(menu)).toEqual([]);
});
