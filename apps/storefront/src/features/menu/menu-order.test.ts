import type { Category, Food } from '@my-food/api';
import { expect, it } from 'vitest';
import { categoryNames, foodsIn, sortFoods } from './menu-order.ts';

const food = (id: number, name: string, price: number | null, category: string | null): Food => ({
  id,
  name,
  description: '',
  price,
  imageUrl: null,
  category: category === null ? null : { id: 1, name: category },
});
const category = (id: number, name: string): Category => ({ id, name, imageUrl: null });

const soup = food(1, 'soup No. 10', 90_00, 'Soups');
const eclair = food(2, 'Éclair', null, 'Sweets');
const plainSoup = food(3, 'Soup No. 9', 90_00, 'Soups');
const tea = food(4, 'Tea', 20_50, null);
const menu = [soup, eclair, plainSoup, tea];

it('leaves the menu as it came when no order is chosen', () => {
  expect(sortFoods(menu, undefined)).toEqual(menu);
});

it('sorts by price both ways, equal prices as they came and unreadable ones last', () => {
  expect(sortFoods(menu, 'price')).toEqual([tea, soup, plainSoup, eclair]);
  expect(sortFoods(menu, '-price')).toEqual([soup, plainSoup, tea, eclair]);
  const unreadable = [eclair, food(5, 'Flan', null, null)];
  expect(sortFoods(unreadable, 'price')).toEqual(unreadable);
});

it('sorts names as people do: without case and accents, numbers by value', () => {
  expect(sortFoods(menu, 'name')).toEqual([eclair, plainSoup, soup, tea]);
  expect(sortFoods(menu, '-name')).toEqual([tea, soup, plainSoup, eclair]);
});

it('names each category once, from the categories when they were read', () => {
  const categories = [category(1, 'Curry'), category(2, 'Rice'), category(3, 'Curry'), category(4, 'constructor')];
  expect(categoryNames(categories, menu)).toEqual(['Curry', 'Rice', 'constructor']);
});

it('takes the names found in the dishes while the categories are missing', () => {
  expect(categoryNames(undefined, menu)).toEqual(['Soups', 'Sweets']);
  expect(categoryNames(undefined, undefined)).toEqual([]);
});

it('matches a category by its name; without one everything is shown, dishes without category included', () => {
  expect(foodsIn(menu, 'Soups')).toEqual([soup, plainSoup]);
  expect(foodsIn(menu, undefined)).toEqual(menu);
});
