import { HttpResponse } from 'msw';
import { afterEach, expect, it } from 'vitest';
import { contractHttp } from '../contract/contract-http.ts';
import { createTestServer, pictureFile, type TestServer } from '../testing/test-server.ts';
import { toFormData } from '../http/to-form-data.ts';

let shop: TestServer;
afterEach(async () => {
  await shop.server.close();
});

const read = async (path: string, bearer?: string) => (await shop.call('GET', path, undefined, bearer)).body;

it('sends amounts as numbers and relative picture URLs, within the contract', async () => {
  shop = await createTestServer({ responseVariant: { amounts: 'number', media: 'relative' } });
  const { access } = await shop.signIn('customer');
  const order = { payment_method: 'cash', transaction_id: null, subtotal: 20.7, tax: 1.04, total: 21.74, status: 'paid' };
  shop.server.backend.db.food.update({ where: { id: { equals: 1 } }, data: { price: 2070 } });
  await shop.call('POST', '/api/user/orders/', { ...order, items: [{ food: 1, quantity: 1, price: 20.7 }] }, access);
  expect(await read('/api/food/')).toContainEqual(expect.objectContaining({ price: 20.7, image_url: '/media/pizza.webp' }));
  expect(await read('/api/user/orders/', access)).toEqual([
    {
      id: 1,
      created_at: expect.any(String),
      subtotal: 20.7,
      tax: 1.04,
      total: 21.74,
      items: [{ food_name: 'Margherita', quantity: 1, price: 20.7 }],
    },
  ]);
  expect(await read('/api/user/profile/', access)).toMatchObject({ profile_image: '/media/customer-portrait.webp' });
  expect(shop.contractProblems).toEqual([]);
});

it('sends empty responses to writes, and keeps the specified statuses', async () => {
  shop = await createTestServer({ responseVariant: { writes: 'empty' } });
  const { access, refresh } = await shop.signIn('admin');
  const picture = { food_image: pictureFile() };
  expect([
    await shop.call('POST', '/api/category/', toFormData({ name: 'Tea', ...picture }), access),
    await shop.call('PATCH', '/api/category/1/', toFormData({ name: 'Focaccia' }), access),
    await shop.call('DELETE', '/api/category/1/', undefined, access),
    await shop.call('DELETE', '/api/category/1/', undefined, access),
    await shop.call('POST', '/api/user/logout/', { refresh }, access),
  ]).toEqual([
    { status: 201, body: null },
    { status: 204, body: null },
    { status: 205, body: null },
    { status: 404, body: { detail: 'Not found.' } },
    { status: 204, body: null },
  ]);
  expect(shop.contractProblems).toEqual([]);
});

it('a handler that breaks the contract is reported', async () => {
  const broken = contractHttp.get('/api/category/', ({ response }) =>
    response.untyped(HttpResponse.json([{ id: '1', name: 'Pizza', food_image_url: null }])),
  );
  shop = await createTestServer({ overrides: [broken] });
  await read('/api/category/');
  await read('/api/food/');
  expect(shop.contractProblems.map(({ call, field, rule }) => ({ call, field, rule }))).toEqual([
    { call: 'GET /api/category/', field: '/0/id', rule: 'type' },
  ]);
});

it('a programmed fault is not reported', async () => {
  shop = await createTestServer();
  shop.server.backend.programFaults(['listFoods:shape']);
  await read('/api/food/');
  expect(shop.contractProblems).toEqual([]);
});
