import type { Food } from '@my-food/api';
import { expect, it } from 'vitest';
import { usedCategoryNames } from './used-category-names.ts';

const food = (id: number, category: string | null): Food => ({
  id,
  name: 'Dish',
  description: '',
  price: null,
  imageUrl: null,
  category: category === null ? null : { id: 1, name: category },
});

it('returns the category names in use, each once, sorted', () => {
  const foods = ['Rice', 'Soups', 'Sweets', null, 'Rice', 'Bakery'].map((category, index) => food(index + 1, category));
  expect(usedCategoryNames(foods, 'en')).toEqual(['Bakery', 'Rice', 'Soups', 'Sweets']);
  expect(usedCategoryNames(undefined, 'en')).toEqual([]);
});
