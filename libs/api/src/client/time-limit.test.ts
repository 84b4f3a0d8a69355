import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createApi } from '../api.ts';
import { logOut, renewAccess } from '../endpoints/session.ts';
import { picture, tokensOf } from '../testing/fixtures.ts';
import { createPublicClient, createSignedInClient } from './create-clients.ts';

const baseUrl = 'https://api.food.test';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

type Fetch = typeof globalThis.fetch;

const neverAnswers: Fetch = (_, init) =>
  new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)));

/** Sends the status and the first bytes, then nothing until the call is aborted. */
const stallsAfterHeaders =
  (status: number): Fetch =>
  (_, init) => {
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('{"id":'));
        init?.signal?.addEventListener('abort', () => controller.error(init.signal?.reason));
      },
    });
    return Promise.resolve(new Response(body, { status }));
  };

const apiOver = (fetch: Fetch, tokens = tokensOf('access-1')) =>
  createApi(createPublicClient({ baseUrl, fetch }), createSignedInClient({ baseUrl, fetch }, tokens));

/** Tracks the outcome of a call without awaiting it. */
function track(call: Promise<unknown>) {
  const tracked: { outcome: unknown } = { outcome: 'pending' };
  call.then(
    () => (tracked.outcome = 'done'),
    (error: unknown) => (tracked.outcome = error),
  );
  return tracked;
}

const signedInCalls = {
  'the profile': () => apiOver(neverAnswers).account.readProfile(),
  'the orders': () => apiOver(neverAnswers).orders.list(),
  'placing an order': () => apiOver(neverAnswers).orders.place({ lines: [], subtotal: 0, tax: 0, total: 0 }),
  'creating a category': () => apiOver(neverAnswers).categories.create({ name: 'Rice', picture }),
  'removing a food': () => apiOver(neverAnswers).foods.remove(26),
  logout: () => logOut({ baseUrl, fetch: neverAnswers }, { access: 'access-1', refresh: 'refresh-1' }),
};

const publicCalls = {
  'the menu': () => apiOver(neverAnswers).foods.list(),
  'the categories': () => apiOver(neverAnswers).categories.list(),
  login: () => apiOver(neverAnswers).account.logIn({ email: 'e', password: 'p' }),
  refresh: () => renewAccess(createPublicClient({ baseUrl, fetch: neverAnswers }), 'refresh-1'),
};

test.each([
  ...Object.entries(signedInCalls).map(([name, start]) => ({ name, start, limit: 5_000 })),
  ...Object.entries(publicCalls).map(([name, start]) => ({ name, start, limit: 80_000 })),
])('AC-111 AC-112 AC-116 $name times out after $limit ms', async ({ start, limit }) => {
  const call = track(start());
  await vi.advanceTimersByTimeAsync(limit - 1);
  expect(call.outcome).toBe('pending');
  await vi.advanceTimersByTimeAsync(1);
  expect(call.outcome).toMatchObject({ name: 'ApiError', reason: 'time-out', status: null });
  expect(vi.getTimerCount()).toBe(0);
});

test('the replay has its own five seconds, which the token refresh does not use up', async () => {
  let attempts = 0;
  const slow401: Fetch = async (request, init) => {
    attempts += 1;
    if (attempts > 1) return neverAnswers(request, init);
    await new Promise((resolve) => setTimeout(resolve, 4_000));
    return new Response(null, { status: 401 });
  };
  const refresh = () => new Promise<string>((resolve) => setTimeout(() => resolve('access-2'), 30_000));
  const call = track(apiOver(slow401, { current: () => 'access-1', refresh }).orders.list());
  await vi.advanceTimersByTimeAsync(4_000 + 30_000 + 4_999);
  expect([attempts, call.outcome]).toEqual([2, 'pending']);
  await vi.advanceTimersByTimeAsync(1);
  expect(call.outcome).toMatchObject({ reason: 'time-out' });
});

test('a read whose body stalls times out', async () => {
  const call = track(apiOver(stallsAfterHeaders(200)).orders.list());
  await vi.advanceTimersByTimeAsync(5_000);
  expect(call.outcome).toMatchObject({ name: 'ApiError', reason: 'time-out' });
});

test('a write whose status has arrived succeeds though its body stalls', async () => {
  const call = track(apiOver(stallsAfterHeaders(201)).orders.place({ lines: [], subtotal: 0, tax: 0, total: 0 }));
  await vi.advanceTimersByTimeAsync(5_000);
  expect(call.outcome).toBe('done');
});

test('an error response whose body stalls keeps its status', async () => {
  const call = track(apiOver(stallsAfterHeaders(400)).categories.create({ name: 'Rice', picture }));
  await vi.advanceTimersByTimeAsync(5_000);
  expect(call.outcome).toMatchObject({ name: 'ApiError', reason: 'status', status: 400, body: null });
});

test('a read can be aborted at any time', async () => {
  const leaving = new AbortController();
  const call = track(apiOver(neverAnswers).orders.list(leaving.signal));
  await vi.advanceTimersByTimeAsync(100);
  leaving.abort();
  await vi.advanceTimersByTimeAsync(0);
  expect(call.outcome).toMatchObject({ name: 'ApiError', reason: 'aborted' });
  expect(vi.getTimerCount()).toBe(0);
});

test('a read that is aborted before it starts never reaches the network', async () => {
  const fetch = vi.fn(neverAnswers);
  await expect(apiOver(fetch).orders.list(AbortSignal.abort())).rejects.toMatchObject({ reason: 'aborted' });
  expect(fetch).not.toHaveBeenCalled();
});

test('a fetch that fails is a network failure', async () => {
  const fails: Fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  await expect(apiOver(fails).foods.list()).rejects.toMatchObject({ name: 'ApiError', reason: 'network', status: null });
});

test('AC-400 nothing is read from the HTTP cache, and a response to a bearer is not stored there', async () => {
  const modes: Record<string, RequestCache | undefined> = {};
  const api = apiOver((request, init) => {
    modes[new URL(new Request(request).url).pathname] = init?.cache;
    return Promise.resolve(Response.json([]));
  });
  await Promise.all([api.foods.list(), api.categories.list(), api.orders.list()]);
  expect(modes).toEqual({ '/api/food/': 'no-cache', '/api/category/': 'no-cache', '/api/user/orders/': 'no-store' });
});

test('the global fetch is looked up at each call', async () => {
  const api = createApi(createPublicClient({ baseUrl }), createSignedInClient({ baseUrl }, tokensOf(null)));
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json([])));
  await expect(api.foods.list()).resolves.toEqual([]);
  vi.unstubAllGlobals();
});

test.each([204, 205])('AC-110 a %i that a service worker returns with an empty body is a success', async (status) => {
  const empty = new ReadableStream({ start: (controller) => controller.close() });
  const throughWorker: Fetch = () => Promise.resolve(Object.defineProperty(new Response(null, { status }), 'body', { value: empty }));
  await expect(apiOver(throughWorker).foods.remove(1)).resolves.toBeUndefined();
});
