import { newestPageCache } from './newest-page.ts';

/**
 * Deletes what the service worker of a production build at this address has stored (decision 0025). For a page that this worker no longer controls. What
 * only a newer build would store again stays if it is of a shop at another path of the host: the name of such a cache ends with its address. The other
 * caches are of all paths, and fill again.
 */
export async function deleteStoredBuild(): Promise<void> {
  const { href } = new URL('./', location.href);
  const own = [`workbox-precache-v2-${href}`, newestPageCache(href)];
  for (const name of await caches.keys())
    if (own.includes(name) || (name.startsWith('my-food-') && !name.endsWith('/'))) await caches.delete(name);
}
