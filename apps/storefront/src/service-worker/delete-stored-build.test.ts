import { expect, it, vi } from 'vitest';
import { deleteStoredBuild } from './delete-stored-build.ts';
import { newestPageCache } from './newest-page.ts';

const cachesOf = (scope: string) => [`workbox-precache-v2-${scope}`, newestPageCache(scope)];
const shop = cachesOf('http://shop.test/');
const demo = cachesOf('http://shop.test/demo/');

it.each([
  ['/', demo],
  ['/demo/', shop],
])('AC-694 at %s what the shop at another path of the host has stored stays, and what is not of a shop', async (path, others) => {
  const names = new Set([...shop, ...demo, 'my-food-pictures', 'blog']);
  vi.stubGlobal('location', { href: `http://shop.test${path}?mock=reset#/food/` });
  vi.stubGlobal('caches', { keys: () => Promise.resolve([...names]), delete: (name: string) => Promise.resolve(names.delete(name)) });
  await deleteStoredBuild();
  expect([...names]).toEqual([...others, 'blog']);
});
