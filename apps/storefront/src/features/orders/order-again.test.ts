import type { Food, Order } from '@my-food/api';
import { expect, it, vi } from 'vitest';
import { orderAgain } from './order-again.ts';

const food = (id: number, name: string, price: number | null = 25000): Food => ({
  id,
  name,
  description: '',
  price,
  imageUrl: null,
  category: null,
});
const orderOf = (...names: string[]): Order => ({
  id: 1,
  createdAt: '',
  subtotal: 0,
  tax: 0,
  total: 0,
  items: names.map((foodName, index) => ({ foodName, quantity: index + 1, price: 100 })),
});

it('returns the dishes on the menu with the current price and the old quantity', () => {
  const naan = food(1, 'Naan');
  const biryani = food(2, 'কাচ্চি বিরিয়ানি');
  expect(orderAgain(orderOf('Naan', 'কাচ্চি বিরিয়ানি'), [biryani, naan])).toEqual({
    dishes: [
      { item: naan, quantity: 1 },
      { item: biryani, quantity: 2 },
    ],
    missing: [],
  });
});

it('adds up the rows of one dish', () => {
  const naan = food(1, 'Naan');
  expect(orderAgain(orderOf('Naan', 'Naan'), [naan])).toEqual({ dishes: [{ item: naan, quantity: 3 }], missing: [] });
});

it.each([
  ['বিরি\u09dfানি', 'বিরি\u09af\u09bcানি'],
  ['র\u200d্যাপ', 'র্যাপ'],
  ['চিকেন', 'চিকেন\u200c'],
])('AC-767 AC-799 finds the dish %j, which another keyboard writes as %j', (name, ordered) => {
  const dish = food(2, name);
  expect(orderAgain(orderOf(ordered), [dish])).toEqual({ dishes: [{ item: dish, quantity: 1 }], missing: [] });
});

it.each([
  ['is not on the menu', []],
  ['has no readable price', [food(1, 'Naan', null)]],
  ['shares its name with another', [food(1, 'Naan'), food(2, 'Naan')]],
])('reports a dish as missing that %s', (_, menu) => {
  expect(orderAgain(orderOf('Naan'), menu)).toEqual({ dishes: [], missing: ['Naan'] });
});

it('AC-847 compares the names of a big order with a long menu in one pass', () => {
  const normalize = vi.spyOn(String.prototype, 'normalize');
  const menu = Array.from({ length: 100 }, (_, index) => food(index, `Dish ${String(index)}`));
  const { dishes } = orderAgain(orderOf(...menu.slice(0, 60).map(({ name }) => name)), menu);
  expect(normalize.mock.calls.length).toBeLessThanOrEqual(160);
  expect(dishes).toHaveLength(60);
});
