import type { Category, Food } from '@my-food/api';
import { describe, expect, it } from 'vitest';
import { categoriesOf, categoryNames, prepareFoods, selectFoods } from './food-selection.ts';

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

describe('the foods that were asked for', () => {
  it('are all of them, as they came, when nothing is asked', () => {
    expect(selectFoods(menu, {})).toBe(menu);
  });

  it.each(sorts)(
    'stand in the order of %s: unreadable prices last, equal ones as they came, numbers by value, no case, no accents',
    (sort) => {
      const given = [...menu];
      expect(selectFoods(given, { sort })).toEqual(inOrder[sort]);
      expect(given).toEqual(menu);
    },
  );

  it('keep their order when no price can be read', () => {
    const unreadable = [eclair, food(6, 'Flan', null)];
    expect(selectFoods(unreadable, { sort: 'price' })).toEqual(unreadable);
  });

  it('are of one category, matched by its name; without one those of none as well', () => {
    expect(selectFoods(menu, { category: 'Soups' })).toEqual([soup, plainSoup]);
    expect(selectFoods(menu, { category: 'constructor' })).toEqual([]);
  });

  it('have the words in them: first those named so, but in a chosen order only that counts', () => {
    const bread = food(7, 'Bread', 10_00, 'Soups');
    const withBread = { ...food(8, 'Dal', 5_00), description: 'with bread' };
    const foods = [withBread, bread];
    expect(selectFoods(foods, { q: 'bread' })).toEqual([bread, withBread]);
    expect(selectFoods(foods, { q: 'bread', sort: 'price' })).toEqual([withBread, bread]);
    expect(selectFoods(foods, { q: 'BREAD', category: 'Soups', sort: '-name' })).toEqual([bread]);
  });
});

it('answers the same before, while and after a list is made ready', () => {
  const many = Array.from({ length: 300 }, (_, place) => food(place + 1, `Dish ${String((place * 37) % 100)}`, ((place * 53) % 40) * 100));
  const asked = sorts.map((sort) => ({ sort, q: '7' }));
  const expected = asked.map((question) => selectFoods([...many], question));
  const steps = prepareFoods(many);
  for (let step = 0; step < 20; step += 1) steps.next();
  expect(asked.map((question) => selectFoods(many, question))).toEqual(expected);
  const other = [...many];
  expect([...prepareFoods(other)].length).toBeGreaterThan(30);
  expect(asked.map((question) => selectFoods(other, question))).toEqual(expected);
});

describe('the names of the categories', () => {
  it('are each told once, from the categories when they were read', () => {
    const categories = [category(1, 'Curry'), category(2, 'Rice'), category(3, 'Curry'), category(4, 'constructor')];
    expect(categoryNames(categories, menu)).toEqual(['Curry', 'Rice', 'constructor']);
  });

  it('are found in the dishes while the categories are missing', () => {
    expect(categoryNames(undefined, menu)).toEqual(['Soups', 'Sweets', 'Rice']);
    expect(categoryNames(undefined, undefined)).toEqual([]);
  });

  it('stand by letters for the admin, those in use alone', () => {
    expect(categoriesOf([kacchi, ...menu, food(9, 'Cake', 1, 'Bakery')])).toEqual(['Bakery', 'Rice', 'Soups', 'Sweets']);
    expect(categoriesOf(undefined)).toEqual([]);
  });
});
