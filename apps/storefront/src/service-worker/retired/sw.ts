/// <reference lib="webworker" />
/*
 * The sw.js of a build with the in-browser backend (decision 0025). A browser that has visited a production build at this address still has its service
 * worker, which would show that build for ever: this one takes its place, deletes what that has stored and responds to nothing. The mock backend's
 * worker, which the page registers with the same scope, replaces it. It is not unregistered: that would remove the mock backend's worker if that was
 * faster.
 */
import { deleteStoredBuild } from '../delete-stored-build.ts';
import type { WorkerMessage } from '../messages.ts';
import { newestPageCache } from '../newest-page.ts';

declare const self: ServiceWorkerGlobalScope;

// It stores no page, and that of the build in whose place it waits is not to be shown.
self.addEventListener('install', (event) => event.waitUntil(caches.delete(newestPageCache(new URL('./', location.href).href))));
// Also at an address without a page of ours. The demo's page deletes it, too: the mock backend's worker may take over before this one is active.
self.addEventListener('activate', (event) => event.waitUntil(deleteStoredBuild()));
self.addEventListener('message', (event) => {
  const { type }: WorkerMessage = event.data;
  if (type === 'SKIP_WAITING') event.waitUntil(self.skipWaiting());
});
