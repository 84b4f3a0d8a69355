import type { Profile } from '@my-food/api';
import { afterEach, expect, it, vi } from 'vitest';
import { anna, bela, startTab } from './testing/start-tab.ts';

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

afterEach(() => void vi.unstubAllGlobals());

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

it('a profile that cannot be read leaves the stored picture', async () => {
  const { queryClient, storage } = startTab({ ...anna, picture });
  await expect(queryClient.fetchQuery({ queryKey: ['profile'], queryFn: () => Promise.reject(new Error('down')) })).rejects.toThrow('down');
  expect(storage.read()).toEqual({ ...anna, picture });
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

it('AC-654 a refetch that has started does not bring back the picture that another tab has replaced', () => {
  const { queryClient, storage, sessionActor } = startTab(anna);
  queryClient.setQueryData(['profile'], profile);
  const newer = { ...anna, picture: 'https://shop.test/newer.png' };
  storage.open(newer);
  sessionActor.send({ type: 'session.synced', session: newer });
  void queryClient.fetchQuery({ queryKey: ['profile'], queryFn: () => new Promise<Profile>(() => undefined) });
  expect(storage.read()).toEqual(newer);
});
