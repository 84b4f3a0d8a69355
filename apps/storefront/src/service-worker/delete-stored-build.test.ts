import { expect, it, vi } from 'vitest';
import { deleteStoredBuild } from './delete-stored-build.ts';

const precache = 'workbox-precache-v2-http://shop.test/';

it.each([
  ['/', `${precache}demo/`],
  ['/demo/', precache],
])('AC-694 at %s the files of the shop at another path of the host stay, and what is not of a shop', async (path, other) => {
  const names = new Set([precache, `${precache}demo/`, 'my-food-pictures', 'blog']);
  vi.stubGlobal('location', { href: `http://shop.test${path}?mock=reset#/food/` });
  vi.stubGlobal('caches', { keys: () => Promise.resolve([...names]), delete: (name: string) => Promise.resolve(names.delete(name)) });
  await deleteStoredBuild();
  expect([...names]).toEqual([other, 'blog']);
});
