import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../client/api-error.ts';
import { parseCategories } from './category.ts';
import { parseFood, parseFoods } from './food.ts';
import { parseOrders } from './order.ts';
import { parseProfile } from './profile.ts';

const baseUrl = 'https://api.food.test';
const logged = vi.spyOn(console, 'error');
beforeEach(() => void logged.mockImplementation(() => undefined));
afterEach(() => void logged.mockReset());

const lines = () => logged.mock.calls.map((call) => call.join(' '));

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
  expect(lines()).toEqual(['categories: 10 unreadable or repeated left out', 'categories: 1 unreadable or repeated left out']);
});

test('nothing is logged for a valid list', () => {
  expect(parseCategories([], baseUrl)).toEqual([]);
  expect(lines()).toEqual([]);
});

test('a food keeps its readable fields', () => {
  const rows = [
    { id: 1, name: 'A\u0000B', description: null, price: '1e3', image_url: 5, category: { id: 'x' } },
    { id: 2, name: 'Free', price: '0.00', category: null },
    { id: 3, name: 'Plain', description: 'd', price: 1, image_url: '/a.png', category: { id: 7, name: 'Rice', extra: 1 }, is_new: true },
  ];
  expect(parseFoods(rows, baseUrl)).toEqual([
    { id: 1, name: 'AB', description: '', price: null, imageUrl: null, category: null },
    { id: 2, name: 'Free', description: '', price: null, imageUrl: null, category: null },
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

test('an order keeps its readable fields', () => {
  const item = { food_name: 'Kacchi', quantity: 2, price: '250.00' };
  const rows = [
    {
      id: 9,
      created_at: 'yesterday',
      subtotal: 'abc',
      tax: '0.00',
      total: -5,
      items: [item, null, { ...item, quantity: 0 }, { quantity: '3' }],
    },
    { id: 10, items: 'none' },
    { created_at: '2025-11-20' },
  ];
  expect(parseOrders(rows)).toEqual([
    {
      id: 9,
      createdAt: 'yesterday',
      subtotal: null,
      tax: 0,
      total: null,
      items: [
        { foodName: 'Kacchi', quantity: 2, price: 25000 },
        { foodName: '', quantity: 3, price: null },
      ],
    },
    { id: 10, createdAt: '', subtotal: null, tax: null, total: null, items: [] },
  ]);
  expect(lines()).toEqual(['order items: 2 unreadable or repeated left out', 'orders: 1 unreadable or repeated left out']);
});

test('a profile keeps its readable fields', () => {
  expect(
    parseProfile({ first_name: 'A', phone_number: 880, email: [], gender: 'X', role: 1, profile_image: '//cdn.test/a.png' }, baseUrl),
  ).toEqual({
    firstName: 'A',
    lastName: '',
    username: '',
    email: '',
    phoneNumber: '880',
    address: '',
    gender: null,
    imageUrl: 'https://cdn.test/a.png',
    role: null,
  });
});

test.each([null, {}])('%j is no profile', (value) => {
  expect(parseProfile(value, baseUrl)).toBeNull();
});

test.each(['admin', 'ADMIN'])('the role %s is unchanged', (role) => {
  expect(parseProfile({ role }, baseUrl)?.role).toBe(role);
});

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

test.each(['text', 5, true, [], [{}]])('the profile %j is unreadable', (value) => {
  expect(() => reads.profile(value)).toThrow(expect.objectContaining({ name: 'ApiError', reason: 'body' }));
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

test.each([
  ['a menu', (value: unknown) => parseFoods(value, baseUrl)],
  ['the categories', (value: unknown) => parseCategories(value, baseUrl)],
  ['the orders', parseOrders],
])('%s with only invalid rows is unreadable; an empty list is empty', (_, parse) => {
  expect(() => parse([{ id: 0, name: 'secret' }, null, 'secret'])).toThrow(expect.objectContaining({ name: 'ApiError', reason: 'body' }));
  expect(lines()).toEqual([expect.stringMatching(/: 3 unreadable or repeated left out$/)]);
  expect(parse([])).toEqual([]);
});

test('an order with only invalid items is kept', () => {
  expect(parseOrders([{ id: 1, items: [null] }])).toMatchObject([{ id: 1, items: [] }]);
});
