/** Deletes what the service worker of a production build at this address has stored (decision 0025). For a page that this worker no longer controls. */
export async function deleteStoredBuild(): Promise<void> {
  for (const name of await caches.keys()) if (/^(my-food|workbox)-/.test(name)) await caches.delete(name);
}
