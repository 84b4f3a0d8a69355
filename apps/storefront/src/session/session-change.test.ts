import { createDeferred } from '@my-food/machines/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { json, startSession } from './testing/start-session.ts';

const otherSession = { access: 'hers', refresh: 'r9', role: 'ADMIN', picture: null };
const update = { firstName: 'A', lastName: 'B', phoneNumber: '1', address: 'C', gender: 'F', picture: null } as const;

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it('AC-585 a logout of another tab during the renewal wins: neither token is stored', async () => {
  const answer = createDeferred<Response>();
  const { api, sessionActor, sessionStore, rows } = startSession({ renew: () => answer.promise });
  const listing = api.orders.list();
  listing.catch(() => undefined);
  await vi.waitFor(() => expect(sessionActor.getSnapshot().matches({ signedIn: 'renewing' })).toBe(true));
  sessionStore.clear();
  answer.resolve(json(200, { access: 'new', refresh: 'r2' }));
  await expect(listing).rejects.toMatchObject({ status: 401 });
  expect(rows.size).toBe(0);
  expect(sessionActor.getSnapshot().context.session).toBeNull();
});

it('another login during a failing renewal wins: it is synced, not cleared', async () => {
  const answer = createDeferred<Response>();
  const { api, sessionActor, sessionStore } = startSession({ renew: () => answer.promise });
  const listing = api.orders.list();
  listing.catch(() => undefined);
  await vi.waitFor(() => expect(sessionActor.getSnapshot().matches({ signedIn: 'renewing' })).toBe(true));
  sessionStore.open(otherSession);
  answer.resolve(json(401, { detail: 'Token is invalid or expired' }));
  await listing.catch(() => undefined);
  expect([sessionActor.getSnapshot().context.session, sessionStore.read()]).toEqual([otherSession, otherSession]);
});

it('AC-805 a request of one user is not replayed with the token of the next', async () => {
  const answer = createDeferred<Response>();
  const { api, sessionActor, count } = startSession({ good: 'hers', renew: () => answer.promise });
  const saving = api.account.updateProfile(update);
  saving.catch(() => undefined);
  await vi.waitFor(() => expect(sessionActor.getSnapshot().matches({ signedIn: 'renewing' })).toBe(true));
  sessionActor.send({ type: 'session.synced', session: null });
  sessionActor.send({ type: 'session.synced', session: otherSession });
  await expect(saving).rejects.toMatchObject({ status: 401 });
  expect(count('/api/user/profile/update/')).toBe(1);
});

it('AC-805 nor is it when the renewal ends before the events of the other tab arrive', async () => {
  vi.useFakeTimers();
  const answer = createDeferred<Response>();
  const { api, sessionActor, sessionStore, count } = startSession({ good: 'hers', renew: () => answer.promise });
  const saving = Promise.allSettled([api.account.updateProfile(update)]);
  await vi.waitFor(() => expect(count('/api/user/refresh_token/')).toBe(1));
  sessionStore.open(otherSession);
  answer.resolve(json(200, { access: 'new' }));
  await vi.advanceTimersByTimeAsync(100);
  sessionActor.send({ type: 'session.synced', session: null });
  sessionActor.send({ type: 'session.synced', session: otherSession });
  await vi.advanceTimersByTimeAsync(1000);
  expect([await saving, count('/api/user/profile/update/')]).toMatchObject([[{ reason: { status: 401 } }], 1]);
});

it('AC-072 a single-use token that another tab has used ends no session when the new tokens arrive after the refusal', async () => {
  vi.useFakeTimers();
  const answer = createDeferred<Response>();
  const { api, sessionActor, sessionStore, count } = startSession({ renew: () => answer.promise });
  const listing = Promise.allSettled([api.orders.list()]);
  await vi.waitFor(() => expect(count('/api/user/refresh_token/')).toBe(1));
  answer.resolve(json(401, { detail: 'Token is blacklisted' }));
  await vi.advanceTimersByTimeAsync(100);
  sessionStore.renew({ access: 'new', refresh: 'r2', role: 'CUSTOMER' });
  await vi.advanceTimersByTimeAsync(1000);
  expect(await listing).toEqual([{ status: 'fulfilled', value: [] }]);
  expect(sessionActor.getSnapshot().context.session).toMatchObject({ access: 'new', refresh: 'r2' });
});

it('a late 401 of the previous user does not renew the next user’s token', async () => {
  const late = createDeferred<Response>();
  const { api, sessionActor, count } = startSession({ renew: async () => json(200, { access: 'new' }), late: late.promise });
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
  const late = createDeferred<Response>();
  const { api, count } = startSession({ renew: async () => json(200, { access: 'new' }), late: late.promise });
  const first = api.orders.list();
  await vi.waitFor(() => expect(count('/api/user/orders/')).toBe(1));
  await api.account.readProfile().catch(() => undefined);
  late.resolve(json(401, {}));
  await expect(first).resolves.toEqual([]);
  expect([count('/api/user/orders/'), count('/api/user/refresh_token/')]).toEqual([2, 1]);
});
