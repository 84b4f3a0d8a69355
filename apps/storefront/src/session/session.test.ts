import { createApi, createPublicClient, createSignedInClient } from '@my-food/api';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createFallbackStorage } from '../platform/fallback-storage.ts';
import { createMemoryStorage } from '../platform/testing/memory-storage.ts';
import { createSharedRecords } from '../platform/testing/shared-records.ts';
import { createTabLocks } from '../platform/tab-lock.ts';
import { createAccessTokens, preserveSessionWithoutRefresh } from './access-tokens.ts';
import { createSessionActor } from './session-actor.ts';
import { createSessionStore } from './session-store.ts';

const json = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

/** A server that accepts one token, `good`. `renew` returns the response of a renewal; calls are counted by path. */
function start({
  access = 'old',
  refresh = 'r1',
  good = 'new',
  renew,
  late,
}: {
  access?: string;
  refresh?: string | null;
  good?: string;
  renew: () => Promise<Response>;
  /** The response of the first list of orders. */
  late?: Promise<Response>;
}) {
  const rows = new Map<string, string>();
  const storage = createFallbackStorage(() => createMemoryStorage(rows));
  const sessionStore = createSessionStore(storage);
  sessionStore.open({ access, refresh, role: 'CUSTOMER', picture: null });
  const calls: string[] = [];
  const count = (path: string) => calls.filter((called) => called === path).length;
  const fetch: typeof globalThis.fetch = async (input) => {
    const request = new Request(input);
    const { pathname } = new URL(request.url);
    calls.push(pathname);
    if (pathname === '/api/user/refresh_token/') return renew();
    if (late && pathname === '/api/user/orders/' && count(pathname) === 1) return late;
    return request.headers.get('authorization') === `Bearer ${good}` ? json(200, []) : json(401, { detail: 'Given token not valid' });
  };
  const configuration = { baseUrl: 'http://shop.test', fetch };
  const publicClient = createPublicClient(configuration);
  const sessionActor = createSessionActor({
    storage: sessionStore,
    publicClient,
    api: configuration,
    locks: createTabLocks({ updateRecord: createSharedRecords().update }),
  });
  sessionActor.start();
  const accessTokens = createAccessTokens(sessionActor);
  const api = createApi(publicClient, createSignedInClient(configuration, accessTokens));
  const orderTokens = preserveSessionWithoutRefresh(sessionActor, accessTokens);
  const orderApi = createApi(publicClient, createSignedInClient(configuration, orderTokens));
  return { api, orderApi, sessionActor, sessionStore, rows, count };
}

const otherSession = { access: 'hers', refresh: 'r9', role: 'ADMIN', picture: null };

/** Node 20 has no Promise.withResolvers. */
function withResolvers<T>(): { promise: Promise<T>; resolve: (value: T) => void } {
  let resolve: (value: T) => void = () => undefined;
  const promise = new Promise<T>((settle) => (resolve = settle));
  return { promise, resolve };
}

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => vi.restoreAllMocks());

it('AC-065 200 simultaneous calls with a 401 cause one renewal and 200 replays', async () => {
  const { api, count, sessionStore } = start({ renew: async () => json(200, { access: 'new' }) });
  const answers = await Promise.all(Array.from({ length: 200 }, () => api.orders.list()));
  expect(answers).toEqual(Array.from({ length: 200 }, () => []));
  expect([count('/api/user/refresh_token/'), count('/api/user/orders/')]).toEqual([1, 400]);
  expect(sessionStore.read()).toEqual({ access: 'new', refresh: 'r1', role: 'CUSTOMER', picture: null });
});

it('AC-067 a second 401 after the replay rejects the call', async () => {
  const { api, count, sessionActor } = start({ good: 'other', renew: async () => json(200, { access: 'new' }) });
  await expect(api.orders.list()).rejects.toMatchObject({ status: 401 });
  expect([count('/api/user/refresh_token/'), count('/api/user/orders/')]).toEqual([1, 2]);
  expect(sessionActor.getSnapshot().context.session?.access).toBe('new');
});

it('stores the rotated refresh token of a renewal', async () => {
  const { api, sessionStore } = start({ renew: async () => json(200, { access: 'new', refresh: 'r2' }) });
  await api.orders.list();
  expect(sessionStore.read()?.refresh).toBe('r2');
});

it('a logout during the renewal wins: nothing is stored', async () => {
  const answer = withResolvers<Response>();
  const { api, sessionActor, sessionStore, rows } = start({ renew: () => answer.promise });
  const listing = api.orders.list();
  listing.catch(() => undefined);
  await vi.waitFor(() => expect(sessionActor.getSnapshot().matches({ signedIn: 'renewing' })).toBe(true));
  sessionStore.clear();
  answer.resolve(json(200, { access: 'new' }));
  await expect(listing).rejects.toMatchObject({ status: 401 });
  expect(rows.size).toBe(0);
  expect(sessionActor.getSnapshot().context.session).toBeNull();
});

it('another login during a failing renewal wins: it is synced, not cleared', async () => {
  const answer = withResolvers<Response>();
  const { api, sessionActor, sessionStore } = start({ renew: () => answer.promise });
  const listing = api.orders.list();
  listing.catch(() => undefined);
  await vi.waitFor(() => expect(sessionActor.getSnapshot().matches({ signedIn: 'renewing' })).toBe(true));
  sessionStore.open(otherSession);
  answer.resolve(json(401, { detail: 'Token is invalid or expired' }));
  await listing.catch(() => undefined);
  expect([sessionActor.getSnapshot().context.session, sessionStore.read()]).toEqual([otherSession, otherSession]);
});

it('a request of one user is not replayed with the token of the next', async () => {
  const answer = withResolvers<Response>();
  const { api, sessionActor, count } = start({ good: 'hers', renew: () => answer.promise });
  const update = { firstName: 'A', lastName: 'B', phoneNumber: '1', address: 'C', gender: 'F', picture: null } as const;
  const saving = api.account.updateProfile(update);
  saving.catch(() => undefined);
  await vi.waitFor(() => expect(sessionActor.getSnapshot().matches({ signedIn: 'renewing' })).toBe(true));
  sessionActor.send({ type: 'session.synced', session: null });
  sessionActor.send({ type: 'session.synced', session: otherSession });
  await expect(saving).rejects.toMatchObject({ status: 401 });
  expect(count('/api/user/profile/update/')).toBe(1);
});

it('a late 401 of the previous user does not renew the next user’s token', async () => {
  const late = withResolvers<Response>();
  const { api, sessionActor, count } = start({ renew: async () => json(200, { access: 'new' }), late: late.promise });
  const listing = api.orders.list();
  listing.catch(() => undefined);
  await vi.waitFor(() => expect(count('/api/user/orders/')).toBe(1));
  sessionActor.send({ type: 'session.opened', session: otherSession });
  late.resolve(json(401, {}));
  await expect(listing).rejects.toMatchObject({ status: 401 });
  expect([count('/api/user/orders/'), count('/api/user/refresh_token/')]).toEqual([1, 0]);
  expect(sessionActor.getSnapshot().context.session).toEqual(otherSession);
});

it('a late 401 for an older token of the same user is replayed without another renewal', async () => {
  const late = withResolvers<Response>();
  const { api, count } = start({ renew: async () => json(200, { access: 'new' }), late: late.promise });
  const first = api.orders.list();
  await vi.waitFor(() => expect(count('/api/user/orders/')).toBe(1));
  await api.account.readProfile().catch(() => undefined);
  late.resolve(json(401, {}));
  await expect(first).resolves.toEqual([]);
  expect([count('/api/user/orders/'), count('/api/user/refresh_token/')]).toEqual([2, 1]);
});

it('AC-072 a token that another tab has renewed is used without a call', async () => {
  const { api, count, sessionStore } = start({ renew: async () => json(500, {}) });
  sessionStore.renew({ access: 'new', refresh: 'r1' });
  await api.orders.list();
  expect(count('/api/user/refresh_token/')).toBe(0);
});

for (const [name, renew] of [
  ['401', async () => json(401, {})],
  ['500', async () => json(500, {})],
  ['no access string', async () => json(200, {})],
  ['a broken connection', () => Promise.reject(new TypeError('Failed to fetch'))],
] as const) {
  it(`AC-068 a renewal that ends with ${name} expires the session once`, async () => {
    const { api, sessionActor } = start({ renew });
    const lost = vi.fn();
    sessionActor.on('session.expired', lost);
    await Promise.allSettled([api.orders.list(), api.account.readProfile()]);
    expect(lost).toHaveBeenCalledTimes(1);
    expect(sessionActor.getSnapshot().context.session).toBeNull();
  });
}

it('AC-069 without a refresh token nothing is renewed or replayed', async () => {
  const { api, count, sessionActor } = start({ refresh: null, renew: async () => json(200, { access: 'new' }) });
  await expect(api.account.readProfile()).rejects.toMatchObject({ status: 401 });
  expect([count('/api/user/refresh_token/'), count('/api/user/profile/')]).toEqual([0, 1]);
  expect(sessionActor.getSnapshot().context.session).toBeNull();
});

it('without a refresh token a rejected order preserves the session', async () => {
  const { orderApi, sessionActor } = start({ refresh: null, renew: async () => json(200, { access: 'new' }) });
  const order = { lines: [{ foodId: 1, quantity: 1, price: 100 }], subtotal: 100, tax: 5, total: 105 };
  await expect(orderApi.orders.list()).rejects.toMatchObject({ status: 401 });
  await expect(orderApi.orders.place(order)).rejects.toMatchObject({ status: 401 });
  expect(sessionActor.getSnapshot().context.session?.access).toBe('old');
});

it.each([
  ['with Web Locks', true],
  ['without Web Locks', false],
])('AC-072 a rotating renewal of 12.5 s in two tabs %s ends no session and uses each token once', async (_, hasWebLocks) => {
  vi.useFakeTimers();
  const rows = new Map<string, string>();
  const records = createSharedRecords();
  const sent: unknown[] = [];
  let used: string | null = null;
  const renew: typeof globalThis.fetch = async (input) => {
    const { refresh } = await new Request(input).json();
    sent.push(refresh);
    if (refresh === used) return json(401, { detail: 'Token is blacklisted' });
    used = refresh;
    await new Promise((resolve) => setTimeout(resolve, 12_500));
    return json(200, { access: 'new', refresh: 'r2' });
  };
  const queue = createWebLockQueue();
  const openTab = () => {
    const storage = createSessionStore(createFallbackStorage(() => createMemoryStorage(rows)));
    const api = { baseUrl: 'http://shop.test', fetch: renew };
    const webLocks = hasWebLocks ? queue : { request: () => Promise.reject(new TypeError('no locks')) };
    const locks = createTabLocks({ webLocks, updateRecord: records.update });
    const actor = createSessionActor({ storage, publicClient: createPublicClient(api), api, locks });
    actor.start();
    return { storage, actor };
  };
  createSessionStore(createFallbackStorage(() => createMemoryStorage(rows))).open({
    access: 'old',
    refresh: 'r1',
    role: null,
    picture: null,
  });
  const tabs = [openTab(), openTab()];
  const lost = vi.fn();
  for (const { actor } of tabs) {
    actor.on('session.expired', lost);
    actor.send({ type: 'access.rejected', token: 'old' });
  }
  await vi.advanceTimersByTimeAsync(30_000);
  vi.useRealTimers();
  const sessions = tabs.map(({ actor }) => actor.getSnapshot().context.session);
  expect([sent, sessions, lost.mock.calls]).toMatchObject([
    ['r1'],
    [
      { access: 'new', refresh: 'r2' },
      { access: 'new', refresh: 'r2' },
    ],
    [],
  ]);
});

/** Web Locks with a queue: one holder at a time. */
function createWebLockQueue() {
  let last: Promise<unknown> = Promise.resolve();
  return {
    request: (_name: string, _options: object, work: (lock: object) => Promise<void> | undefined) => (last = last.then(() => work({}))),
  };
}
