import type { RequestListener, ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { createApi } from '../api.ts';
import { picture, tokensOf } from '../testing/fixtures.ts';
import { startHttpServer } from '../testing/http-server.ts';
import { createPublicClient, createSignedInClient } from './create-clients.ts';

const megabyte = 1024 * 1024;
const chunk = Buffer.alloc(64 * 1024, ' ');
/** Allowance for the socket buffers of both sides. */
const bufferAllowance = 16 * megabyte;

const server = startHttpServer();
const api = () =>
  createApi(createPublicClient({ baseUrl: server.url() }), createSignedInClient({ baseUrl: server.url() }, tokensOf('access-1')));
const order = { lines: [{ foodId: 26, quantity: 1, price: 100 }], subtotal: 100, tax: 5, total: 105 };

/** Sends blanks until the connection is closed. */
function sendForever(response: ServerResponse, sent: { bytes: number; isClosed: boolean }) {
  const send = () => {
    while (!response.destroyed) {
      sent.bytes += chunk.length;
      if (!response.write(chunk)) break;
    }
  };
  response.on('drain', send);
  response.on('close', () => (sent.isClosed = true));
  send();
}

function respondEndlessly(status: number, contentType = 'application/json') {
  const sent = { bytes: 0, isClosed: false };
  server.answer((_, response) => {
    response.writeHead(status, { 'Content-Type': contentType });
    sendForever(response, sent);
  });
  return sent;
}

const respondWithText =
  (text: string): RequestListener =>
  (_, response) =>
    void response.end(text);

test.each([
  ['the menu', () => api().foods.list(), 10],
  ['the categories', () => api().categories.list(), 10],
  ['the orders', () => api().orders.list(), 10],
  ['the profile', () => api().account.readProfile(), 1],
])('%s: an endless body is unreadable, and is cancelled at the limit', async (_, read, limit) => {
  const sent = respondEndlessly(200);
  await expect(read()).rejects.toMatchObject({ name: 'ApiError', reason: 'body' });
  await vi.waitFor(() => expect(sent.isClosed).toBe(true));
  expect(sent.bytes).toBeGreaterThan(limit * megabyte);
  expect(sent.bytes).toBeLessThan(limit * megabyte + bufferAllowance);
});

test.each([
  ['the menu', () => api().foods.list(), '[]', 10],
  ['the profile', () => api().account.readProfile(), '{}', 1],
])('%s: a body of exactly the limit is read, one byte more is not', async (_, read, text, limit) => {
  server.answer(respondWithText(text.padEnd(limit * megabyte)));
  await expect(read()).resolves.toEqual(limit === 10 ? [] : null);
  server.answer(respondWithText(text.padEnd(limit * megabyte + 1)));
  await expect(read()).rejects.toMatchObject({ reason: 'body' });
});

test('the limit applies to the decompressed body', async () => {
  const bomb = gzipSync(Buffer.alloc(64 * megabyte, ' '));
  server.answer((_, response) => void response.writeHead(200, { 'Content-Encoding': 'gzip' }).end(bomb));
  expect(bomb.length).toBeLessThan(megabyte);
  await expect(api().foods.list()).rejects.toMatchObject({ reason: 'body' });
});

test.each([
  ['a read', () => api().foods.list()],
  ['a write', () => api().categories.create({ name: 'Rice', picture })],
  ['an order', () => api().orders.place(order)],
])('%s that fails with an endless body keeps its status, without the body', async (_, call) => {
  const sent = respondEndlessly(400);
  await expect(call()).rejects.toMatchObject({ name: 'ApiError', reason: 'status', status: 400, body: null });
  await vi.waitFor(() => expect(sent.isClosed).toBe(true));
  expect(sent.bytes).toBeLessThan(megabyte + bufferAllowance);
});

test('a successful write with an endless body succeeds', async () => {
  const sent = respondEndlessly(201);
  await expect(api().orders.place(order)).resolves.toBeUndefined();
  await vi.waitFor(() => expect(sent.isClosed).toBe(true));
});

test('an order with an endless HTML response is unreadable', async () => {
  respondEndlessly(200, 'text/html');
  await expect(api().orders.place(order)).rejects.toMatchObject({ reason: 'body' });
});
