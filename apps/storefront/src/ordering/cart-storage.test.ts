import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { FallbackStorage } from '../platform/fallback-storage.ts';
import type { CartLine } from './cart-dish.ts';
import { createCartStorage } from './cart-storage.ts';

function storageWith(text: string | null): FallbackStorage & { text(): string | null } {
  let row = text;
  return {
    read: () => row,
    write: (_key, value) => void (row = value),
    remove: () => void (row = null),
    clear: () => void (row = null),
    text: () => row,
  };
}

const naan = {
  id: 3,
  name: 'Naan',
  description: 'Soft.',
  price: '30.00',
  image_url: 'https://shop.test/naan.webp',
  category: { id: 2, name: 'Curry' },
};
const line = (quantity: number): CartLine => ({
  item: {
    id: 3,
    name: 'Naan',
    description: 'Soft.',
    price: 3000,
    imageUrl: 'https://shop.test/naan.webp',
    category: { id: 2, name: 'Curry' },
  },
  quantity,
  previousPrice: null,
  isUnavailable: false,
});

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => vi.restoreAllMocks());

it('AC-049 stores the food fields plus quantity, and reads what it wrote', () => {
  const storage = storageWith(null);
  createCartStorage(storage).write([line(2)]);
  expect(JSON.parse(storage.text() ?? '')).toEqual([{ ...naan, quantity: 2 }]);
  expect(createCartStorage(storage).read()).toEqual([line(2)]);
});

it('an empty cart removes the key', () => {
  const storage = storageWith('[1]');
  createCartStorage(storage).write([]);
  expect(storage.text()).toBeNull();
});

it('distinguishes its own reads and writes from external changes', () => {
  const storage = storageWith(JSON.stringify([{ ...naan, quantity: 1 }]));
  const cart = createCartStorage(storage);
  const seen = [cart.hasExternalChange()];
  cart.read();
  seen.push(cart.hasExternalChange());
  cart.write([line(2)]);
  seen.push(cart.hasExternalChange());
  storage.write('cart', JSON.stringify([{ ...naan, quantity: 3 }]));
  seen.push(cart.hasExternalChange());
  cart.read();
  seen.push(cart.hasExternalChange());
  storage.clear();
  seen.push(cart.hasExternalChange());
  cart.write([]);
  seen.push(cart.hasExternalChange());
  expect(seen).toEqual([true, false, false, true, false, false, false]);
});

it('removes what was written after a clear of another tab, and preserves later writes of others', () => {
  const storage = storageWith(null);
  const cart = createCartStorage(storage);
  cart.write([line(2)]);
  storage.clear();
  cart.write([line(3)]);
  cart.removeRestored();
  expect(storage.text()).toBeNull();
  storage.write('cart', JSON.stringify([{ ...naan, quantity: 3 }]));
  cart.removeRestored();
  expect(cart.read()).toEqual([line(3)]);
  storage.clear();
  cart.write([line(4)]);
  storage.write('cart', JSON.stringify([{ ...naan, quantity: 5 }]));
  cart.removeRestored();
  expect(cart.read()).toEqual([line(5)]);
});

it('drops bad lines and a second line of a dish, clamps quantities and ignores unknown keys', () => {
  const rows = [
    { ...naan, quantity: 1e9, colour: 'red', __proto__: { role: 'ADMIN' } },
    { ...naan, id: 4, quantity: 0 },
    { ...naan, id: 5, quantity: 1.5 },
    { ...naan, id: 6, quantity: '2' },
    { ...naan, id: 7, quantity: 1, price: 'free' },
    { ...naan, id: '../x', quantity: 1 },
    { ...naan, quantity: 3 },
    null,
    [],
    'x',
  ];
  expect(createCartStorage(storageWith(JSON.stringify(rows))).read()).toEqual([line(999)]);
});

it.each(['null', '{}', '"x"', '[[]]', '{"__proto__":{"role":"ADMIN"}}', '{broken', ''])('starts empty on %s', (text) => {
  expect(createCartStorage(storageWith(text)).read()).toEqual([]);
});

it('never throws and never yields a bad line, whatever is stored', () => {
  const anyText = fc.oneof(
    fc.string(),
    fc.json(),
    fc
      .array(fc.record({ id: fc.anything(), name: fc.anything(), price: fc.anything(), quantity: fc.anything() }))
      .map((rows) => JSON.stringify(rows) ?? ''),
  );
  fc.assert(
    fc.property(anyText, (text) => {
      for (const { item, quantity } of createCartStorage(storageWith(text)).read()) {
        expect(Number.isInteger(item.id) && Number.isInteger(item.price) && Number.isInteger(quantity)).toBe(true);
        expect(quantity >= 1 && quantity <= 999).toBe(true);
      }
    }),
    { seed: 1971 },
  );
});
