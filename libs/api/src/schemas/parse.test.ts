import fc from 'fast-check';
import { expect, onTestFinished, test, vi } from 'vitest';
import { ApiError } from '../client/api-error.ts';
import { recordConsoleErrors } from '../testing/record-console-errors.ts';
import { parseCategories } from './category.ts';
import { parseFoods } from './food.ts';
import { parseOrders } from './order.ts';
import { onRowsDropped } from './parse.ts';
import { parseProfile } from './profile.ts';

const baseUrl = 'https://api.food.test';
const logged = recordConsoleErrors();

const reads = {
  categories: (value: unknown) => parseCategories(value, baseUrl),
  foods: (value: unknown) => parseFoods(value, baseUrl),
  orders: (value: unknown) => parseOrders(value),
  profile: (value: unknown) => parseProfile(value, baseUrl),
};

test.each(['categories', 'foods', 'orders'] as const)('%s that are no list are unreadable', (name) => {
  for (const value of [null, {}, { results: [] }, 'text', 5, true]) {
    expect(() => reads[name](value)).toThrow(expect.objectContaining({ name: 'ApiError', reason: 'body' }));
  }
});

test.each([
  ['a menu', (value: unknown) => parseFoods(value, baseUrl)],
  ['the categories', (value: unknown) => parseCategories(value, baseUrl)],
  ['the orders', parseOrders],
])('%s with only invalid rows is unreadable; an empty list is empty', (_, parse) => {
  expect(() => parse([{ id: 0, name: 'secret' }, null, 'secret'])).toThrow(expect.objectContaining({ name: 'ApiError', reason: 'body' }));
  expect(logged()).toEqual([expect.stringMatching(/: 3 unreadable or repeated left out$/)]);
  expect(parse([])).toEqual([]);
});

test('the number of rows that are left out goes to the listener instead of the console, without their content', () => {
  const listener = vi.fn();
  onRowsDropped(listener);
  onTestFinished(() => onRowsDropped((name, count) => console.error(`${name}: ${count} unreadable or repeated left out`)));
  parseOrders(['secret', ...[2, 2].map((id) => ({ id, total: '1.00', items: [] }))]);
  expect(listener.mock.calls).toEqual([
    ['orders', 1],
    ['orders', 1],
  ]);
  expect(logged()).toEqual([]);
});

test('any JSON parses or throws an ApiError, and pollutes no prototype', () => {
  const keys = fc.constantFrom(
    'id',
    'name',
    'price',
    'category',
    'items',
    'quantity',
    'food_name',
    'image_url',
    'role',
    '__proto__',
    'constructor',
  );
  const value = fc.letrec((tie) => ({
    any: fc.oneof({ maxDepth: 4 }, fc.jsonValue(), fc.integer(), tie('row'), fc.array(tie('any'))),
    row: fc
      .array(fc.tuple(keys, tie('any')))
      .map((entries) => `{${entries.map(([key, one]) => `"${key}":${JSON.stringify(one)}`).join(',')}}`)
      .map((text): unknown => JSON.parse(text)),
  })).any;
  fc.assert(
    fc.property(value, fc.constantFrom(...Object.values(reads)), (served, read) => {
      try {
        read(served);
      } catch (error) {
        expect(error).toBeInstanceOf(ApiError);
      }
      expect('role' in {}).toBe(false);
    }),
    { seed: 4, numRuns: 2_000 },
  );
});
