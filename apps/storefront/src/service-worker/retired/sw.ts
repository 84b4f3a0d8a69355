/// <reference lib="webworker" />
/*
 * The sw.js of a build with the in-browser backend (decision 0025). A browser that has visited a production build at this address still has its service
 * worker, which would show that build for ever: this one takes its place and removes it.
 */
import type { WorkerMessage } from '../messages.ts';

declare const self: ServiceWorkerGlobalScope;

async function retire(): Promise<void> {
  // First: the page registers the worker of the mock backend as soon as it has loaded.
  await self.registration.unregister();
  for (const name of await caches.keys()) if (/^(my-food|workbox)-/.test(name)) await caches.delete(name);
}

self.addEventListener('activate', (event) => event.waitUntil(retire()));
self.addEventListener('message', (event) => {
  const { type }: WorkerMessage = event.data;
  if (type === 'SKIP_WAITING') event.waitUntil(self.skipWaiting());
});
