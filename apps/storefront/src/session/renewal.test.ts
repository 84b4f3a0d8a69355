import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { json, startSession } from './testing/start-session.ts';

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it('AC-065 200 simultaneous calls with a 401 cause one renewal and 200 replays', async () => {
  const { api, count, sessionStore } = startSession({ renew: async () => json(200, { access: 'new' }) });
  const answers = await Promise.all(Array.from({ length: 200 }, () => api.orders.list()));
  expect(answers).toEqual(Array.from({ length: 200 }, () => []));
  expect([count('/api/user/refresh_token/'), count('/api/user/orders/')]).toEqual([1, 400]);
  expect(sessionStore.read()).toEqual({ access: 'new', refresh: 'r1', role: 'CUSTOMER', picture: null });
});

it('AC-067 a second 401 after the replay rejects the call', async () => {
  const { api, count, sessionActor } = startSession({ good: 'other', renew: async () => json(200, { access: 'new' }) });
  await expect(api.orders.list()).rejects.toMatchObject({ status: 401 });
  expect([count('/api/user/refresh_token/'), count('/api/user/orders/')]).toEqual([1, 2]);
  expect(sessionActor.getSnapshot().context.session?.access).toBe('new');
});

it('renews a token that is itself the result of a renewal', async () => {
  const renew = vi.fn(async () => json(200, { access: 'new' })).mockImplementationOnce(async () => json(200, { access: 'short' }));
  const { api, count } = startSession({ renew });
  await expect(api.orders.list()).rejects.toMatchObject({ status: 401 });
  await expect(api.orders.list()).resolves.toEqual([]);
  expect(count('/api/user/refresh_token/')).toBe(2);
});

it('stores the rotated refresh token of a renewal', async () => {
  const { api, sessionStore } = startSession({ renew: async () => json(200, { access: 'new', refresh: 'r2' }) });
  await api.orders.list();
  expect(sessionStore.read()?.refresh).toBe('r2');
});

for (const [name, renew] of [
  ['401', async () => json(401, {})],
  ['500', async () => json(500, {})],
  ['no access string', async () => json(200, {})],
  ['a broken connection', () => Promise.reject(new TypeError('Failed to fetch'))],
] as const) {
  it(`AC-068 a renewal that ends with ${name} expires the session once`, async () => {
    const { api, sessionActor } = startSession({ renew });
    const lost = vi.fn();
    sessionActor.on('session.ended', lost);
    vi.useFakeTimers();
    const settled = Promise.allSettled([api.orders.list(), api.account.readProfile()]);
    await vi.advanceTimersByTimeAsync(3000);
    await settled;
    expect(lost).toHaveBeenCalledTimes(1);
    expect(sessionActor.getSnapshot().context.session).toBeNull();
  });
}

for (const [number, leave] of [
  ['AC-367', 'beforeunload'],
  // Leaving a page hides it, and so does locking the phone.
  ['AC-614', 'visibilitychange'],
] as const) {
  it(`${number} a renewal that ${leave} cuts off ends no session, and the next call renews again`, async () => {
    const renew = vi.fn(async () => json(200, { access: 'new' }));
    const { api, sessionActor, sessionStore } = startSession({ renew });
    const before = sessionStore.read();
    // Firefox and Safari abort pending requests when a navigation starts.
    renew.mockImplementationOnce(() => {
      window.dispatchEvent(new Event(leave));
      return Promise.reject(new TypeError('NetworkError when attempting to fetch resource.'));
    });
    await expect(api.orders.list()).rejects.toMatchObject({ status: 401 });
    expect([sessionStore.read(), sessionActor.getSnapshot().context.session]).toEqual([before, before]);
    await expect(api.orders.list()).resolves.toEqual([]);
    expect(renew).toHaveBeenCalledTimes(2);
  });
}

it('AC-367 a renewal that a reload cuts off on iOS, without beforeunload, ends no session until the next document responds', async () => {
  const { api, sessionActor } = startSession({ renew: () => Promise.reject(new TypeError('Load failed')) });
  vi.useFakeTimers();
  const settled = Promise.allSettled([api.orders.list()]);
  await vi.advanceTimersByTimeAsync(1500);
  expect(sessionActor.getSnapshot().context.session?.access).toBe('old');
  // The document has responded: the former one is hidden.
  window.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(3000);
  await settled;
  expect(sessionActor.getSnapshot().context.session?.access).toBe('old');
});

it('AC-367 after a navigation that was cancelled a renewal fails as before', async () => {
  const { api, sessionActor } = startSession({ renew: () => Promise.reject(new TypeError('Failed to fetch')) });
  window.dispatchEvent(new Event('beforeunload'));
  vi.useFakeTimers();
  const settled = Promise.allSettled([api.orders.list()]);
  await vi.advanceTimersByTimeAsync(3000);
  expect(await settled).toMatchObject([{ reason: { status: 401 } }]);
  expect(sessionActor.getSnapshot().context.session).toBeNull();
});

it('AC-069 without a refresh token nothing is renewed or replayed', async () => {
  const { api, count, sessionActor } = startSession({ refresh: null, renew: async () => json(200, { access: 'new' }) });
  await expect(api.account.readProfile()).rejects.toMatchObject({ status: 401 });
  expect([count('/api/user/refresh_token/'), count('/api/user/profile/')]).toEqual([0, 1]);
  expect(sessionActor.getSnapshot().context.session).toBeNull();
});

const order = { lines: [{ foodId: 1, quantity: 1, price: 100 }], subtotal: 100, tax: 5, total: 105 };

it.each([
  ['two minutes is sent again', 120_000, 2],
  // The device was asleep.
  ['more is not', 120_001, 1],
])('AC-896 a rejected order whose renewal took %s', async (_, milliseconds, calls) => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { orderApi, sessionActor, count } = startSession({
    renew: async () => {
      vi.setSystemTime(Date.now() + milliseconds);
      return json(200, { access: 'new' });
    },
  });
  await Promise.allSettled([orderApi.orders.place(order)]);
  expect([count('/api/user/orders/'), sessionActor.getSnapshot().context.session?.access]).toEqual([calls, 'new']);
});

it('without a refresh token a rejected order preserves the session', async () => {
  const { orderApi, sessionActor } = startSession({ refresh: null, renew: async () => json(200, { access: 'new' }) });
  await expect(orderApi.orders.list()).rejects.toMatchObject({ status: 401 });
  await expect(orderApi.orders.place(order)).rejects.toMatchObject({ status: 401 });
  expect(sessionActor.getSnapshot().context.session?.access).toBe('old');
});
