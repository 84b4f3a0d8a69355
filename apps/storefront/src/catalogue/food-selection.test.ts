import type { Category, Food } from '@my-food/api';
import { describe, expect, it } from 'vitest';
import { categoryNames, prepareFoods, selectFoods } from './food-selection.ts';

const food = (id: number, name: string, price: number | null, category: string | null = null): Food => ({
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
const tea = food(4, 'Tea', 20_50);
const kacchi = food(5, 'কাচ্চি বিরিয়ানি', 450_00, 'Rice');
const menu = [soup, eclair, plainSoup, tea, kacchi];
const inOrder = {
  price: [tea, soup, plainSoup, kacchi, eclair],
  '-price': [kacchi, soup, plainSoup, tea, eclair],
  name: [eclair, plainSoup, soup, tea, kacchi],
  '-name': [kacchi, tea, soup, plainSoup, eclair],
} as const;
const sorts = ['price', '-price', 'name', '-name'] as const;

describe('selecting foods', () => {
  it('returns the same array for an empty search', () => {
    expect(selectFoods(menu, {}, 'en')).toBe(menu);
  });

  it.each(sorts)('sorts by %s: unknown prices last, stable, numeric, without case and accents', (sort) => {
    const given = [...menu];
    expect(selectFoods(given, { sort }, 'en')).toEqual(inOrder[sort]);
    expect(given).toEqual(menu);
  });

  it('AC-336 sorts by name as the language does: Bangla begins with Bengali names', () => {
    expect(selectFoods(menu, { sort: 'name' }, 'bn-BD')).toEqual([kacchi, eclair, plainSoup, soup, tea]);
    expect(selectFoods(menu, { sort: 'name' }, 'en')).toEqual(inOrder.name);
  });

  it('preserves the order when no price is known', () => {
    const unreadable = [eclair, food(6, 'Flan', null)];
    expect(selectFoods(unreadable, { sort: 'price' }, 'en')).toEqual(unreadable);
  });

  it('filters by the name of the category', () => {
    expect(selectFoods(menu, { category: 'Soups' }, 'en')).toEqual([soup, plainSoup]);
    expect(selectFoods(menu, { category: 'constructor' }, 'en')).toEqual([]);
  });

  it('ranks search results, unless an order is chosen', () => {
    const bread = food(7, 'Bread', 10_00, 'Soups');
    const withBread = { ...food(8, 'Dal', 5_00), description: 'with bread' };
    const foods = [withBread, bread];
    expect(selectFoods(foods, { q: 'bread' }, 'en')).toEqual([bread, withBread]);
    expect(selectFoods(foods, { q: 'bread', sort: 'price' }, 'en')).toEqual([withBread, bread]);
    expect(selectFoods(foods, { q: 'BREAD', category: 'Soups', sort: '-name' }, 'en')).toEqual([bread]);
  });
});

it('returns the same results before, while and after a list is prepared', () => {
  const many = Array.from({ length: 300 }, (_, index) => food(index + 1, `Dish ${String((index * 37) % 100)}`, ((index * 53) % 40) * 100));
  const searches = sorts.map((sort) => ({ sort, q: '7' }));
  const expected = searches.map((search) => selectFoods([...many], search, 'en'));
  const steps = prepareFoods(many, 'en');
  for (let step = 0; step < 20; step += 1) steps.next();
  expect(searches.map((search) => selectFoods(many, search, 'en'))).toEqual(expected);
  const other = [...many];
  expect([...prepareFoods(other, 'en')].length).toBeGreaterThan(30);
  expect(searches.map((search) => selectFoods(other, search, 'en'))).toEqual(expected);
});

describe('category names', () => {
  it('are the distinct names of the categories, once loaded', () => {
    const categories = [category(1, 'Curry'), category(2, 'Rice'), category(3, 'Curry'), category(4, 'constructor')];
    expect(categoryNames(categories, menu)).toEqual(['Curry', 'Rice', 'constructor']);
  });

  it('come from the foods while the categories are missing', () => {
    expect(categoryNames(undefined, menu)).toEqual(['Soups', 'Sweets', 'Rice']);
    expect(categoryNames(undefined, undefined)).toEqual([]);
  });
});
