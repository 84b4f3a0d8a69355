import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { json } from './testing/start-session.ts';
import { anna, bela, startTab } from './testing/start-tab.ts';

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('AC-053 a login is stored before the app-wide event is dispatched, once', () => {
  const { browser, storage, sessionActor, emitted } = startTab(null);
  const stored: unknown[] = [];
  browser.addEventListener('login', () => stored.push(storage.read()));
  sessionActor.send({ type: 'session.opened', session: anna });
  expect(stored).toEqual([anna]);
  expect(emitted).toEqual(['opened', 'login event']);
});

it('AC-059 a logout of another tab ends the session, and this tab writes nothing', () => {
  const { rows, dispatchStorageEvent, emitted, current, queryClient } = startTab(anna);
  queryClient.setQueryData(['orders'], ['of Anna']);
  rows.clear();
  rows.set('cart', 'of the next guest');
  // Written by this tab, which still saw the session.
  rows.set('img', 'https://shop.test/anna.png');
  dispatchStorageEvent(null);
  expect([current(), queryClient.getQueryData(['orders'])]).toEqual([null, undefined]);
  expect(emitted).toEqual(['otherTab']);
  expect([...rows]).toEqual([['cart', 'of the next guest']]);
});

it('a logout event that arrives after the next login still ends the old session, and preserves the new one', () => {
  const { storage, rows, dispatchStorageEvent, emitted, current } = startTab(anna);
  rows.clear();
  storage.open(bela);
  dispatchStorageEvent(null);
  expect(emitted).toEqual(['otherTab']);
  expect([current(), storage.read()]).toEqual([bela, bela]);
});

it('a login of another user without a logout ends the session', () => {
  const { storage, dispatchStorageEvent, emitted, current } = startTab(anna);
  storage.open(bela);
  dispatchStorageEvent('accessToken', '');
  dispatchStorageEvent('refreshToken', 'rb');
  dispatchStorageEvent('role', 'ADMIN');
  dispatchStorageEvent('accessToken', 'b1');
  expect(emitted).toEqual(['otherTab']);
  expect(current()).toEqual(bela);
});

it('a login of another tab is synced completely, never partially', () => {
  const { rows, dispatchStorageEvent, sessionActor, current } = startTab(null);
  const seen: unknown[] = [];
  sessionActor.subscribe(({ context }) => seen.push(context.session));
  for (const [key, value] of [
    ['accessToken', ''],
    ['refreshToken', 'rb'],
    ['role', 'ADMIN'],
    ['accessToken', 'b1'],
  ] as const) {
    rows.set(key, value);
    dispatchStorageEvent(key, value);
  }
  expect(current()).toEqual(bela);
  expect(seen.filter((session) => session !== null)).toEqual([bela]);
});

it('tokens that another tab has renewed belong to the same user, also with a rotated refresh token', () => {
  vi.useFakeTimers();
  const { browser, storage, dispatchStorageEvent, emitted, current } = startTab(anna);
  storage.renew({ ...anna, access: 'a2', refresh: 'ra2' });
  // A frozen tab wakes up before its storage events arrive.
  browser.dispatchEvent(new Event('visibilitychange'));
  dispatchStorageEvent('refreshToken', 'ra2');
  dispatchStorageEvent('accessToken', 'a2');
  vi.runAllTimers();
  expect(current()).toEqual({ ...anna, access: 'a2', refresh: 'ra2' });
  expect(emitted).toEqual([]);
});

it('a page restored from the cache treats two unknown tokens as another user’s, one as a renewal', () => {
  const { browser, storage, emitted, current } = startTab(anna);
  storage.renew({ ...anna, access: 'a2' });
  browser.dispatchEvent(new Event('pageshow'));
  expect([current(), emitted]).toEqual([{ ...anna, access: 'a2' }, []]);
  storage.open(bela);
  browser.dispatchEvent(new Event('pageshow'));
  expect(emitted).toEqual(['otherTab']);
  expect(current()).toEqual(bela);
});

it.each([
  ['signOut.requested', 'signedOut'],
  ['access.rejected', 'expired'],
] as const)('%s without a refresh token clears the storage: %s', async (type, end) => {
  const { rows, sessionActor, emitted } = startTab({ ...anna, refresh: null });
  rows.set('cart', '[]');
  sessionActor.send({ type, token: 'a1' });
  await vi.waitFor(() => expect(emitted).toEqual([end]));
  expect(rows.size).toBe(0);
});

it('a login replaces the session of another user, and clears their storage', () => {
  const { rows, storage, sessionActor, emitted } = startTab(anna);
  rows.set('cart', '[]');
  sessionActor.send({ type: 'session.opened', session: bela });
  expect(emitted).toEqual(['replaced', 'opened', 'login event']);
  expect([rows.has('cart'), storage.read()]).toEqual([false, bela]);
});

it('a login event of another script syncs the stored session', () => {
  const { browser, storage, emitted, current } = startTab(null);
  storage.open(anna);
  browser.dispatchEvent(new Event('login'));
  expect([current(), emitted]).toEqual([anna, ['login event']]);
});

it('AC-510 a logout during a renewal clears the storage before any response, and the renewal changes nothing', async () => {
  const answers: ((response: Response) => void)[] = [];
  const { browser, rows, sessionActor, emitted } = startTab(anna, undefined, () => new Promise((resolve) => answers.push(resolve)));
  sessionActor.send({ type: 'access.rejected', token: 'a1' });
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  sessionActor.send({ type: 'signOut.requested' });
  expect([rows.size, emitted]).toEqual([0, ['signedOut']]);
  answers[0]?.(json(200, { access: 'a2', refresh: 'ra2' }));
  vi.useFakeTimers();
  browser.dispatchEvent(new Event('visibilitychange'));
  await vi.runAllTimersAsync();
  expect([rows.size, emitted]).toEqual([0, ['signedOut']]);
});

it('AC-853 a logout of another tab ends a session whose tokens this tab had renewed before it saw the logout', async () => {
  const { rows, sessionActor, emitted, dispatchStorageEvent, current } = startTab(anna, undefined, async () =>
    json(200, { access: 'a2', refresh: 'ra2' }),
  );
  sessionActor.send({ type: 'access.rejected', token: 'a1' });
  await vi.waitFor(() => expect(current()?.access).toBe('a2'));
  dispatchStorageEvent(null);
  expect([current(), emitted, [...rows]]).toEqual([null, ['otherTab'], []]);
});

it('a logout event that arrives after the next login in this tab preserves the new session', () => {
  const { storage, sessionActor, dispatchStorageEvent, current } = startTab(anna);
  sessionActor.send({ type: 'session.opened', session: bela });
  dispatchStorageEvent(null);
  expect([current(), storage.read()]).toEqual([bela, bela]);
});

it('AC-702 a logout is sent with the tokens of the session that has ended, outlives the page, and its failure is only logged', async () => {
  const requests: Request[] = [];
  const { rows, sessionActor, emitted } = startTab(anna, undefined, (input) => {
    requests.push(new Request(input));
    return Promise.reject(new TypeError('no connection'));
  });
  sessionActor.send({ type: 'signOut.requested' });
  sessionActor.send({ type: 'session.opened', session: bela });
  await vi.waitFor(() => expect(console.error).toHaveBeenCalledOnce());
  expect(requests.map(({ url, keepalive, headers }) => [url, keepalive, headers.get('authorization')])).toEqual([
    ['http://shop.test/api/user/logout/', true, 'Bearer a1'],
  ]);
  expect(await requests[0]?.json()).toEqual({ refresh: 'ra' });
  expect([emitted, rows.get('accessToken')]).toEqual([['signedOut', 'opened', 'login event'], 'b1']);
});
