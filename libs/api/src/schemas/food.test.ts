import { expect, test } from 'vitest';
import { parseFood, parseFoods } from './food.ts';

const baseUrl = 'https://api.food.test';

test('AC-048 a food keeps its readable fields; a price may be a text or a number', () => {
  const rows = [
    { id: 1, name: 'A\u0000B', description: null, price: '1e3', image_url: 5, category: { id: 'x' } },
    { id: 2, name: 'Free', price: '0.00', category: null },
    { id: 4, name: 'Text', price: '1.00' },
    { id: 3, name: 'Plain', description: 'd', price: 1, image_url: '/a.png', category: { id: 7, name: 'Rice', extra: 1 }, is_new: true },
  ];
  expect(parseFoods(rows, baseUrl)).toEqual([
    { id: 1, name: 'AB', description: '', price: null, imageUrl: null, category: null },
    { id: 2, name: 'Free', description: '', price: null, imageUrl: null, category: null },
    { id: 4, name: 'Text', description: '', price: 100, imageUrl: null, category: null },
    { id: 3, name: 'Plain', description: 'd', price: 100, imageUrl: 'https://api.food.test/a.png', category: { id: 7, name: 'Rice' } },
  ]);
});

test('a stored food is read like one from the server', () => {
  const stored = {
    id: 3,
    name: 'Plain',
    description: 'd',
    price: '1.50',
    image_url: 'https://cdn.test/a.png',
    category: { id: 7, name: 'Rice' },
  };
  const food = {
    id: 3,
    name: 'Plain',
    description: 'd',
    price: 150,
    imageUrl: 'https://cdn.test/a.png',
    category: { id: 7, name: 'Rice' },
  };
  expect(parseFood(stored)).toEqual(food);
  expect(parseFood({ ...stored, image_url: 'a.png' })).toEqual({ ...food, imageUrl: null });
});

test.each([null, undefined, 'text', [], {}, { id: 3 }, { name: 'Plain' }, { id: '__proto__', name: 'Plain' }])(
  '%j is no stored food',
  (value) => {
    expect(parseFood(value)).toBeNull();
  },
);
