import { HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { apiWith, picture, tokensOf } from '../testing/fixtures.ts';
import { startRecordingServer } from '../testing/recording-server.ts';
import type { AccessTokens } from './access-tokens.ts';

const server = startRecordingServer();

function acceptOnly(token: string) {
  server.answer(({ request }) =>
    request.headers.get('Authorization') === `Bearer ${token}`
      ? HttpResponse.json([])
      : HttpResponse.json({ detail: 'no' }, { status: 401 }),
  );
}

const bearers = () => server.calls.map((call) => call.authorization);

test('a 401 refreshes the token and replays the call with it', async () => {
  acceptOnly('access-2');
  const refresh = vi.fn(() => Promise.resolve('access-2'));
  await expect(apiWith({ current: () => 'access-1', refresh }).orders.list()).resolves.toEqual([]);
  expect(refresh.mock.calls).toEqual([['access-1']]);
  expect(bearers()).toEqual(['Bearer access-1', 'Bearer access-2']);
});

test('AC-071 five calls rejected at once are each replayed once, bodies and files intact', async () => {
  acceptOnly('access-2');
  const refresh = vi.fn<AccessTokens['refresh']>(() => Promise.resolve('access-2'));
  const api = apiWith({ current: () => 'access-1', refresh });
  const big = new File([new Uint8Array(300_000).map((_, index) => index % 251)], 'big.png', { type: 'image/png' });
  const order = { lines: [{ foodId: 26, quantity: 1, price: 100 }], subtotal: 100, tax: 5, total: 105 };
  await Promise.all([
    api.foods.create({ name: 'one', description: 'd', price: 100, categoryId: 3, picture: big }),
    api.categories.create({ name: 'two', picture }),
    api.categories.update(3, { name: 'three', picture: null }),
    api.orders.place(order),
    api.foods.remove(26),
  ]);
  expect(refresh.mock.calls).toEqual(Array.from({ length: 5 }, () => ['access-1']));
  const sentWith = (bearer: string) =>
    server.calls
      .filter((call) => call.authorization === bearer)
      .map(({ method, path, contentType, body }) => ({ method, path, contentType, body }))
      .sort((one, other) => `${one.path} ${one.method}`.localeCompare(`${other.path} ${other.method}`));
  expect(server.calls).toHaveLength(10);
  expect(sentWith('Bearer access-2')).toHaveLength(5);
  expect(sentWith('Bearer access-2')).toEqual(sentWith('Bearer access-1'));
});

test('AC-067 a replay that is rejected again is an ordinary failure: two calls, one refresh', async () => {
  server.answerJson({ detail: 'still no' }, { status: 401 });
  const refresh = vi.fn(() => Promise.resolve('access-2'));
  await expect(apiWith({ current: () => 'access-1', refresh }).orders.list()).rejects.toMatchObject({
    reason: 'status',
    status: 401,
    serverMessage: 'still no',
  });
  expect(refresh).toHaveBeenCalledTimes(1);
  expect(bearers()).toEqual(['Bearer access-1', 'Bearer access-2']);
});

test('AC-069 without a new token the 401 is returned and nothing is replayed', async () => {
  server.answerJson({ detail: 'expired' }, { status: 401 });
  await expect(apiWith(tokensOf('access-1', null)).orders.list()).rejects.toMatchObject({ status: 401, serverMessage: 'expired' });
  expect(bearers()).toEqual(['Bearer access-1']);
});

test('only a 401 is replayed', async () => {
  server.answerJson({ detail: 'forbidden' }, { status: 403 });
  const refresh = vi.fn(() => Promise.resolve('access-2'));
  await expect(apiWith({ current: () => 'access-1', refresh }).orders.list()).rejects.toMatchObject({ status: 403 });
  expect(refresh).not.toHaveBeenCalled();
});

test.each(['', 'with space', 'line\r\nbreak', 'বাংলা', '\u0000', null])('the token %j is invalid: no bearer, no refresh', async (token) => {
  acceptOnly('access-2');
  const refresh = vi.fn(() => Promise.resolve('access-2'));
  await expect(apiWith({ current: () => token, refresh }).orders.list()).rejects.toMatchObject({ reason: 'status', status: 401 });
  expect(bearers()).toEqual([null]);
  expect(refresh).not.toHaveBeenCalled();
});

test('a new token that is no valid header value counts as none', async () => {
  acceptOnly('access-2');
  await expect(apiWith(tokensOf('access-1', 'line\nbreak')).orders.list()).rejects.toMatchObject({ reason: 'status', status: 401 });
  expect(bearers()).toEqual(['Bearer access-1']);
});

test('a read that is aborted during the refresh is not replayed', async () => {
  acceptOnly('access-2');
  const leaving = new AbortController();
  const refresh = () => {
    leaving.abort();
    return Promise.resolve('access-2');
  };
  await expect(apiWith({ current: () => 'access-1', refresh }).orders.list(leaving.signal)).rejects.toMatchObject({ reason: 'aborted' });
  expect(bearers()).toEqual(['Bearer access-1']);
});
