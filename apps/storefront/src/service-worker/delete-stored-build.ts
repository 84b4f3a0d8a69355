/**
 * Deletes what the service worker of a production build at this address has stored (decision 0025). For a page that this worker no longer controls. The
 * files of a shop at another path of the host stay: only a newer build would store them again. The other caches are of all paths, and fill again.
 */
export async function deleteStoredBuild(): Promise<void> {
  const { href } = new URL('./', location.href);
  for (const name of await caches.keys())
    if (name.startsWith('my-food-') || name === `workbox-precache-v2-${href}`) await caches.delete(name);
}
