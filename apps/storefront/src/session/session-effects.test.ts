import type { Profile } from '@my-food/api';
import type { Session } from '@my-food/machines';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { json } from './testing/start-session.ts';
import { startTab } from './testing/start-tab.ts';

const anna: Session = { access: 'a1', refresh: 'ra', role: 'CUSTOMER', picture: null };
const bela: Session = { access: 'b1', refresh: 'rb', role: 'ADMIN', picture: null };
const picture = 'https://shop.test/anna.png';
const profile: Profile = {
  firstName: 'Anna',
  lastName: '',
  username: 'anna',
  email: '',
  phoneNumber: '',
  address: '',
  gender: null,
  imageUrl: picture,
  role: null,
};

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
  const { rows, dispatchStorageEvent, emitted, current } = startTab(anna);
  rows.clear();
  rows.set('cart', 'of the next guest');
  dispatchStorageEvent(null);
  expect(current()).toBeNull();
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
  const { storage, dispatchStorageEvent, emitted, current } = startTab(anna);
  storage.renew({ access: 'a2', refresh: 'ra2' });
  dispatchStorageEvent('refreshToken', 'ra2');
  dispatchStorageEvent('accessToken', 'a2');
  expect(current()).toEqual({ ...anna, access: 'a2', refresh: 'ra2' });
  expect(emitted).toEqual([]);
});

it('a page restored from the cache treats two unknown tokens as another user’s', () => {
  const { browser, storage, emitted, current } = startTab(anna);
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

it('a logout that is slower than another tab’s writes nothing', () => {
  const { rows, sessionActor, dispatchStorageEvent, emitted } = startTab(anna);
  sessionActor.send({ type: 'signOut.requested' });
  rows.clear();
  dispatchStorageEvent(null);
  expect(emitted).toEqual(['signedOutByBoth']);
});

it('AC-510 a logout during a renewal ends the session, also if the page is hidden meanwhile', async () => {
  const answers: ((response: Response) => void)[] = [];
  const { browser, rows, sessionActor, emitted } = startTab(anna, undefined, () => new Promise((resolve) => answers.push(resolve)));
  sessionActor.send({ type: 'access.rejected', token: 'a1' });
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  sessionActor.send({ type: 'signOut.requested' });
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  answers[0]?.(json(200, { access: 'a2', refresh: 'ra2' }));
  vi.useFakeTimers();
  browser.dispatchEvent(new Event('visibilitychange'));
  await vi.runAllTimersAsync();
  answers[1]?.(json(200, {}));
  await vi.waitFor(() => expect(emitted).toEqual(['signedOut']));
  expect(rows.size).toBe(0);
});

it('AC-585 a logout in a tab that is hidden ends the session, also if another tab rotates both tokens meanwhile', async () => {
  const answers: ((response: Response) => void)[] = [];
  const tab = startTab(anna, undefined, () => new Promise((resolve) => answers.push(resolve)));
  const { browser, rows, sessionActor, emitted } = tab;
  sessionActor.send({ type: 'signOut.requested' });
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  tab.storage.renew({ access: 'a2', refresh: 'ra2' });
  tab.dispatchStorageEvent('accessToken', 'a2');
  vi.useFakeTimers();
  browser.dispatchEvent(new Event('visibilitychange'));
  await vi.runAllTimersAsync();
  answers[0]?.(json(200, {}));
  await vi.waitFor(() => expect(emitted).toEqual(['signedOut']));
  expect(rows.size).toBe(0);
});

it('the profile picture is stored, and does not restore tokens that another tab has replaced or cleared', () => {
  const { storage, rows, queryClient, current } = startTab(anna);
  queryClient.setQueryData(['profile'], profile);
  expect([storage.read(), current()]).toEqual([
    { ...anna, picture },
    { ...anna, picture },
  ]);
  rows.clear();
  queryClient.setQueryData(['profile'], { ...profile, imageUrl: null });
  expect(rows.size).toBe(0);
  storage.open(bela);
  queryClient.setQueryData(['profile'], profile);
  expect(storage.read()).toEqual(bela);
});

it('AC-055 a picture that arrives after its session has ended is ignored', async () => {
  const late: ((profile: Profile) => void)[] = [];
  const { sessionActor, queryClient, storage } = startTab(null, () => new Promise((resolve) => late.push(resolve)));
  sessionActor.send({ type: 'session.opened', session: anna });
  sessionActor.send({ type: 'session.opened', session: bela });
  late[0]?.(profile);
  await Promise.resolve();
  expect([queryClient.getQueryData(['profile']), storage.read()]).toEqual([undefined, bela]);
});

it('a picture that arrives after the profile page has changed the profile does not bring back the old one', async () => {
  const { sessionActor, queryClient } = startTab(null, () => Promise.resolve(profile));
  sessionActor.send({ type: 'session.opened', session: anna });
  queryClient.setQueryData(['profile'], { ...profile, firstName: 'Ana' });
  expect(await Promise.resolve().then(() => queryClient.getQueryData(['profile']))).toMatchObject({ firstName: 'Ana' });
});
