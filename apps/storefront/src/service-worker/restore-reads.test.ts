import { queryKeys } from '@my-food/api/queries';
import { sessionMachine, type Session } from '@my-food/machines';
import { focusManager, QueryClient } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { menuAgeQuery } from '../queries/menu-age.ts';
import { restoreReads } from './restore-reads.ts';
import { readAtHeader } from './stored-reads.ts';

const row = { id: 1, name: 'Dal', description: 'Warm.', price: '100.00', image_url: null, category: { id: 3, name: 'Curry' } };
const session: Session = { access: 'access', refresh: 'refresh', role: 'ADMIN', picture: null };

afterEach(() => void vi.useRealTimers());

/** A page that starts with a menu that was stored at `readAt`, in milliseconds, and this session. */
async function startPage(current: Session | null, readAt = 1000) {
  vi.stubGlobal('location', { href: 'http://shop.test/', origin: 'http://shop.test' });
  vi.stubGlobal('caches', { match: () => Promise.resolve(Response.json([row], { headers: { [readAtHeader]: String(readAt) } })) });
  const queryClient = new QueryClient();
  const sessionActor = createActor(sessionMachine, { input: { session: current } }).start();
  await restoreReads({ queryClient, sessionActor });
  const names = () => queryClient.getQueryData<{ name: string }[]>(queryKeys.foods)?.map(({ name }) => name);
  const categories = () => queryClient.getQueryData<{ name: string }[]>(queryKeys.categories)?.map(({ name }) => name);
  return { queryClient, sessionActor, names, categories };
}

it.each([
  ['nobody', null],
  ['a customer', { ...session, role: 'CUSTOMER' }],
])('gives %s the stored menu and its categories', async (_name, current) => {
  const { names, categories } = await startPage(current);
  expect([names(), categories()]).toEqual([['Dal'], ['Dal']]);
});

it.each([
  ['an admin', session],
  ['a user whose role is unknown', { ...session, role: null }],
])('AC-520 gives %s neither a stored menu nor stored categories', async (_name, current) => {
  const { names, categories } = await startPage(current);
  expect([names(), categories()]).toEqual([undefined, undefined]);
});

it('AC-520 takes the stored menu and categories away when an admin logs in, but not from a customer', async () => {
  const { names, categories, queryClient, sessionActor } = await startPage(null);
  sessionActor.send({ type: 'session.opened', session: { ...session, role: 'CUSTOMER' } });
  expect([names(), categories()]).toEqual([['Dal'], ['Dal']]);
  sessionActor.send({ type: 'session.opened', session });
  expect([names(), categories(), queryClient.getQueryData(menuAgeQuery.queryKey)]).toEqual([undefined, undefined, null]);
});

it('AC-581 takes the stored menu away when an admin logs in in another tab, and nothing that this page has read', async () => {
  const { names, queryClient, sessionActor } = await startPage(null);
  sessionActor.send({ type: 'session.synced', session });
  expect(names()).toBeUndefined();
  const read = () => Promise.resolve([{ name: 'Naan' }]);
  await queryClient.fetchQuery({ queryKey: queryKeys.foods, queryFn: read });
  await queryClient.fetchQuery({ queryKey: queryKeys.foods, queryFn: () => Promise.reject(new Error('unreachable')) }).catch(() => null);
  expect(queryClient.getQueryData(menuAgeQuery.queryKey)).not.toBeNull();
  sessionActor.send({ type: 'session.synced', session: { ...session, access: 'renewed' } });
  expect(names()).toEqual(['Naan']);
});

it('AC-878 a stored menu is outdated until it is read anew', async () => {
  const { queryClient } = await startPage(null);
  const isOutdated = () => queryClient.getQueryState(queryKeys.foods)?.isInvalidated;
  expect(isOutdated()).toBe(true);
  await queryClient.fetchQuery({ queryKey: queryKeys.foods, queryFn: () => Promise.resolve([{ name: 'Dal' }]) });
  expect(isOutdated()).toBe(false);
});

it('AC-225 the age of a stored menu is that of the moment at which the page is returned to', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 2_000 });
  const { queryClient } = await startPage(null);
  vi.setSystemTime(90_000_000);
  focusManager.setFocused(false);
  focusManager.setFocused(true);
  expect(queryClient.getQueryData(menuAgeQuery.queryKey)).toEqual({ readAt: 1_000, now: 90_000_000 });
  focusManager.setFocused(undefined);
});

it('AC-616 a stored menu is an old one, although the clock was put back since', async () => {
  const readAt = Date.now() + 3_600_000;
  const { names, queryClient, sessionActor } = await startPage(null, readAt);
  expect(queryClient.getQueryData(menuAgeQuery.queryKey)?.readAt).toBe(readAt);
  sessionActor.send({ type: 'session.opened', session });
  expect(names()).toBeUndefined();
});

it('AC-616 a menu that was just read is none, although the clock is put back while the page is open', async () => {
  const { queryClient } = await startPage(null);
  vi.useFakeTimers({ toFake: ['Date'], now: performance.timeOrigin - 3_600_000 });
  await queryClient.fetchQuery({ queryKey: queryKeys.foods, queryFn: () => Promise.resolve([{ name: 'Naan' }]) });
  expect(queryClient.getQueryData(menuAgeQuery.queryKey)).toBeNull();
});
