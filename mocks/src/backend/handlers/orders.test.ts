import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

const now = Date.parse('2026-11-20T12:00:00Z');
let shop: TestServer;
beforeEach(async () => {
  shop = await createTestServer({ now: () => now });
});
afterEach(async () => {
  await shop.server.close();
  expect(shop.contractProblems).toEqual([]);
});

const order = () => ({
  payment_method: 'cash',
  transaction_id: null,
  subtotal: 820.5,
  tax: 41.03,
  total: 861.53,
  status: 'paid',
  items: [
    { food: 1, quantity: 2, price: 250 },
    { food: 4, quantity: 1, price: 320.5 },
  ],
});
const placed = {
  id: 1,
  created_at: '2026-11-20T12:00:00.000Z',
  subtotal: '820.50',
  tax: '41.03',
  total: '861.53',
  items: [
    { food_name: 'Margherita', quantity: 2, price: '250.00' },
    { food_name: 'Kacchi', quantity: 1, price: '320.50' },
  ],
};

it('places an order with the tie rounded up, and lists the newest first', async () => {
  const { access } = await shop.signIn('customer');
  expect(await shop.call('GET', '/api/user/orders/', undefined, access)).toEqual({ status: 200, body: [] });
  expect(await shop.call('POST', '/api/user/orders/', order(), access)).toEqual({ status: 201, body: placed });
  const small = { ...order(), subtotal: 30, tax: 1.5, total: 31.5, items: [{ food: 3, quantity: 1, price: 30 }] };
  await shop.call('POST', '/api/user/orders/', small, access);
  const second = {
    id: 2,
    created_at: placed.created_at,
    subtotal: '30.00',
    tax: '1.50',
    total: '31.50',
    items: [{ food_name: 'Naan', quantity: 1, price: '30.00' }],
  };
  expect(await shop.call('GET', '/api/user/orders/', undefined, access)).toEqual({ status: 200, body: [second, placed] });
});

it('AC-409 accepts sums of nine digits, as the contract does', async () => {
  const { access } = await shop.signIn('customer');
  shop.server.backend.db.food.update({ where: { id: { equals: 1 } }, data: { price: 60_000_000_00 } });
  const sums = { subtotal: 120_000_000, tax: 6_000_000, total: 126_000_000 };
  const items = [{ food: 1, quantity: 2, price: 60_000_000 }];
  expect(await shop.call('POST', '/api/user/orders/', { ...order(), ...sums, items }, access)).toMatchObject({
    status: 201,
    body: { total: '126000000.00' },
  });
});

it('lists an order only to the user who placed it', async () => {
  const customer = await shop.signIn('customer');
  const admin = await shop.signIn('admin');
  await shop.call('POST', '/api/user/orders/', order(), customer.access);
  expect(await shop.call('GET', '/api/user/orders/', undefined, admin.access)).toEqual({ status: 200, body: [] });
});

it('keeps the names and prices at the time of the order', async () => {
  const customer = await shop.signIn('customer');
  const admin = await shop.signIn('admin');
  await shop.call('POST', '/api/user/orders/', order(), customer.access);
  await shop.call('DELETE', '/api/food/1/', undefined, admin.access);
  expect(await shop.call('GET', '/api/user/orders/', undefined, customer.access)).toEqual({ status: 200, body: [placed] });
});

it('requires a bearer', async () => {
  const missing = { status: 401, body: { detail: 'Authentication credentials were not provided.' } };
  expect(await shop.call('GET', '/api/user/orders/')).toEqual(missing);
  expect(await shop.call('POST', '/api/user/orders/', order())).toEqual(missing);
});

const line = { food: 1, quantity: 2, price: 250 };
const required = ['This field is required.'];
const count = ['Ensure this value is a whole number between 1 and 999.'];
const price = ['The price of this food has changed.'];
it.each<[string, object, object]>([
  ['card payment', { payment_method: 'card' }, { payment_method: ['"card" is not a valid choice.'] }],
  [
    'a payment and a food that are objects',
    { payment_method: { toString: 1 }, items: [{ ...line, food: { toString: 1 } }] },
    {
      payment_method: ['"{"toString":1}" is not a valid choice.'],
      items: [{ food: ['Invalid pk "{"toString":1}" - object does not exist.'] }],
    },
  ],
  ['status pending', { status: 'pending' }, { status: ['"pending" is not a valid choice.'] }],
  ['a transaction', { transaction_id: 'T1' }, { transaction_id: ['This field must be null.'] }],
  ['no items', { items: [] }, { items: ['This list may not be empty.'] }],
  ['items that are no list', { items: { food: 1 } }, { items: ['Expected a list of items.'] }],
  ['an empty item', { items: [line, {}] }, { items: [{}, { food: required, quantity: required, price: required }] }],
  ['an unknown food', { items: [{ ...line, food: 99 }] }, { items: [{ food: ['Invalid pk "99" - object does not exist.'] }] }],
  ['a food by name', { items: [{ ...line, food: 'Dal' }] }, { items: [{ food: ['Invalid pk "Dal" - object does not exist.'] }] }],
  ['quantity 0', { items: [{ ...line, quantity: 0 }] }, { items: [{ quantity: count }] }],
  ['quantity 1000', { items: [{ ...line, quantity: 1000 }] }, { items: [{ quantity: count }] }],
  ['quantity 1.5', { items: [{ ...line, quantity: 1.5 }] }, { items: [{ quantity: count }] }],
  ['quantity "2"', { items: [{ ...line, quantity: '2' }] }, { items: [{ quantity: count }] }],
  ['another price', { items: [{ ...line, price: 0.01 }] }, { items: [{ price }] }],
  ['a price as a text', { items: [{ ...line, price: '250.00' }] }, { items: [{ price }] }],
  ['another subtotal', { subtotal: 820 }, { subtotal: ['The subtotal does not match the items.'] }],
  ['the tax rounded down', { tax: 41.02 }, { tax: ['The tax does not match the items.'] }],
  ['the tax unrounded', { tax: 41.025 }, { tax: ['The tax does not match the items.'] }],
  ['another total', { total: 0 }, { total: ['The total does not match the items.'] }],
])('refuses %s', async (_what, change, body) => {
  const { access } = await shop.signIn('customer');
  expect(await shop.call('POST', '/api/user/orders/', { ...order(), ...change }, access)).toEqual({ status: 400, body });
  expect(await shop.call('GET', '/api/user/orders/', undefined, access)).toEqual({ status: 200, body: [] });
});

it('names every missing field, and refuses a body that is no object', async () => {
  const { access } = await shop.signIn('customer');
  expect(await shop.call('POST', '/api/user/orders/', {}, access)).toEqual({
    status: 400,
    body: { payment_method: required, status: required, transaction_id: ['This field must be null.'], items: required },
  });
  expect(await shop.call('POST', '/api/user/orders/', [], access)).toEqual({ status: 400, body: { detail: 'JSON parse error' } });
});

it.each([
  ['0.30', 0.3, 0.02],
  ['0.70', 0.7, 0.04],
  ['2.90', 2.9, 0.15],
  ['4.10', 4.1, 0.21],
  ['20.10', 20.1, 1.01],
  ['20.70', 20.7, 1.04],
])('agrees with the tax of %s', async (text, subtotal, tax) => {
  const { access } = await shop.signIn('customer');
  shop.server.backend.db.food.update({ where: { id: { equals: 1 } }, data: { price: Math.round(subtotal * 100) } });
  const total = Math.round((subtotal + tax) * 100) / 100;
  const { status, body } = await shop.call(
    'POST',
    '/api/user/orders/',
    { ...order(), subtotal, tax, total, items: [{ food: 1, quantity: 1, price: subtotal }] },
    access,
  );
  expect({ status, body }).toEqual({
    status: 201,
    body: {
      ...placed,
      subtotal: text,
      tax: tax.toFixed(2),
      total: total.toFixed(2),
      items: [{ food_name: 'Margherita', quantity: 1, price: text }],
    },
  });
});
