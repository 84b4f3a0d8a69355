import { expect, test } from 'vitest';
import { apiWith } from '../testing/fixtures.ts';
import { startRecordingServer } from '../testing/recording-server.ts';

const server = startRecordingServer();
const order = {
  lines: [
    { foodId: 26, quantity: 3, price: 690 },
    { foodId: 4, quantity: 1, price: 110 },
  ],
  subtotal: 2180,
  tax: 109,
  total: 2289,
};

test('AC-106 an order is JSON with the bearer and exactly its seven fields', async () => {
  server.answerJson({ id: 31 }, { status: 201 });
  await apiWith().orders.place(order);
  expect(server.calls).toEqual([
    {
      method: 'POST',
      path: '/api/user/orders/',
      authorization: 'Bearer access-1',
      contentType: 'application/json',
      body: {
        payment_method: 'cash',
        transaction_id: null,
        subtotal: 21.8,
        tax: 1.09,
        total: 22.89,
        status: 'paid',
        items: [
          { food: 26, quantity: 3, price: 6.9 },
          { food: 4, quantity: 1, price: 1.1 },
        ],
      },
    },
  ]);
});

test.each([200, 201, 202, 204, 205])('an order is placed on %i', async (status) => {
  server.answerText(null, { status });
  await expect(apiWith().orders.place(order)).resolves.toBeUndefined();
});

test('an order is placed by its status, even with broken JSON', async () => {
  server.answerText('{"id":', { status: 201, headers: { 'Content-Type': 'application/json' } });
  await expect(apiWith().orders.place(order)).resolves.toBeUndefined();
});

test('an HTML page with status 200 is no placed order', async () => {
  server.answerText('<html>Welcome to the hotel</html>', { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
  await expect(apiWith().orders.place(order)).rejects.toMatchObject({ name: 'ApiError', reason: 'body', status: 200 });
});

test('an empty text/html response is a success', async () => {
  server.answerText('', { status: 201, headers: { 'Content-Type': 'text/html; charset=utf-8' } });
  await expect(apiWith().orders.place(order)).resolves.toBeUndefined();
});

test('AC-114 a refused order rejects with the body', async () => {
  server.answerJson({ non_field_errors: ['The total is wrong.'] }, { status: 400 });
  await expect(apiWith().orders.place(order)).rejects.toMatchObject({
    reason: 'status',
    status: 400,
    body: { non_field_errors: ['The total is wrong.'] },
    serverMessage: 'The total is wrong.',
    fieldErrors: new Map(),
  });
});

test('a throttled order rejects with its Retry-After', async () => {
  server.answerJson({ detail: 'Slow down.' }, { status: 429, headers: { 'Retry-After': '1e9' } });
  await expect(apiWith().orders.place(order)).rejects.toMatchObject({ status: 429, serverMessage: 'Slow down.', retryAfterSeconds: 60 });
});

test('AC-115 a dropped order is a network failure and is not sent again', async () => {
  server.drop();
  await expect(apiWith().orders.place(order)).rejects.toMatchObject({ name: 'ApiError', reason: 'network', status: null });
  expect(server.calls).toHaveLength(1);
});

test('orders are listed with the bearer', async () => {
  server.answerJson([
    {
      id: 31,
      created_at: '2025-11-20T12:58:00Z',
      subtotal: '20.70',
      tax: 1.04,
      total: 21.74,
      items: [{ food_name: 'Kacchi', quantity: 3, price: '6.90' }],
    },
  ]);
  await expect(apiWith().orders.list()).resolves.toEqual([
    {
      id: 31,
      createdAt: '2025-11-20T12:58:00Z',
      subtotal: 2070,
      tax: 104,
      total: 2174,
      items: [{ foodName: 'Kacchi', quantity: 3, price: 690 }],
    },
  ]);
  expect(server.calls).toEqual([
    { method: 'GET', path: '/api/user/orders/', authorization: 'Bearer access-1', contentType: null, body: null },
  ]);
});
