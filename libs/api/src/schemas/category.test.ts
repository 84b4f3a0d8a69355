import { expect, test } from 'vitest';
import { recordConsoleErrors } from '../testing/record-console-errors.ts';
import { parseCategories } from './category.ts';

const baseUrl = 'https://api.food.test';
const logged = recordConsoleErrors();

test('invalid categories are left out and counted, without their content', () => {
  const rows = [
    { id: 1, name: 'Rice' },
    { id: '2', name: 'constructor', food_image_url: 'javascript:alert(1)' },
    { id: 1, name: 'Rice again' },
    { id: 0, name: 'secret' },
    { id: 2 ** 60, name: 'secret' },
    { id: '../user/logout', name: 'secret' },
    { id: 1.5, name: 'secret' },
    { id: 5, name: '  ' },
    { id: 6 },
    { name: 'secret' },
    null,
    [],
    'secret',
  ];
  expect(parseCategories(rows, baseUrl)).toEqual([
    { id: 1, name: 'Rice', imageUrl: null },
    { id: 2, name: 'constructor', imageUrl: null },
  ]);
  expect(logged()).toEqual(['categories: 10 unreadable or repeated left out', 'categories: 1 unreadable or repeated left out']);
});

test('nothing is logged for a valid list', () => {
  expect(parseCategories([], baseUrl)).toEqual([]);
  expect(logged()).toEqual([]);
});
