import type { Food } from '@my-food/api';
import { describe, expect, it } from 'vitest';
import { categoriesOf, pageOf, pageSize, selectFoods } from './food-selection.ts';

const curry = { id: 1, name: 'Curry' };
const food = (id: number, name: string, price: number | null, category: Food['category'] = curry): Food => ({
  id,
  name,
  price,
  category,
  description: '',
  imageUrl: null,
});
const dal = food(1, 'Dal', 120_50);
const naan = food(2, 'Naan', 30_00, null);
const kacchi = food(3, 'কাচ্চি বিরিয়ানি', null, { id: 2, name: 'Rice' });
const aloo = food(4, 'aloo', 30_00);
const all = [dal, naan, kacchi, aloo];
const ids = (foods: readonly Food[]) => foods.map(({ id }) => id);

describe('selectFoods', () => {
  it('gives every food in the given order when nothing is asked', () => {
    expect(selectFoods(all, {})).toBe(all);
  });

  it.each([
    ['name', [4, 1, 2, 3]],
    ['-name', [3, 2, 1, 4]],
    ['price', [2, 4, 1, 3]],
    ['-price', [1, 2, 4, 3]],
  ] as const)('orders by %s, an unreadable price last, equal ones as they came', (sort, expected) => {
    expect(ids(selectFoods(all, { sort }))).toEqual(expected);
    expect(ids(all)).toEqual([1, 2, 3, 4]);
  });

  it('finds words within a category', () => {
    expect(ids(selectFoods(all, { category: 'Curry', q: ' AL ' }))).toEqual([1, 4]);
    expect(ids(selectFoods(all, { category: 'Rice' }))).toEqual([3]);
    expect(ids(selectFoods(all, { category: 'constructor' }))).toEqual([]);
  });
});

it('names each category once, by letters, and none for a food without one', () => {
  expect(categoriesOf([kacchi, dal, naan, aloo])).toEqual(['Curry', 'Rice']);
});

describe('pageOf', () => {
  const hundred = Array.from({ length: 100 }, (_, index) => index + 1);

  it('cuts a page and says which items it holds', () => {
    const items = hundred.slice(pageSize, 2 * pageSize);
    expect(pageOf(hundred, 2)).toEqual({ items, page: 2, pageCount: 3, first: 49, last: 96, total: 100 });
  });

  it('gives the last page when fewer are left than asked for', () => {
    expect(pageOf(hundred, 9)).toEqual({ items: [97, 98, 99, 100], page: 3, pageCount: 3, first: 97, last: 100, total: 100 });
  });

  it('has one empty page of nothing', () => {
    expect(pageOf([], 3)).toEqual({ items: [], page: 1, pageCount: 1, first: 0, last: 0, total: 0 });
  });
});
