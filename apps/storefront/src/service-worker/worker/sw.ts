/// <reference lib="webworker" />
/*
 * The service worker of the production build (decision 0025). Stores the page with its files, copies of the public reads, and the pictures of the
 * menu; nothing else passes through it. Public reads always come from the network.
 */
import type { PrecacheEntry } from 'workbox-precaching';
import type { WorkerMessage } from '../messages.ts';
import { isLeftToPage, respondWithPicture } from './pictures.ts';
import { isPublicRead, respondAndStore } from './public-reads.ts';
import { createShell, isAsset, isPage } from './shell.ts';
import { apiBaseUrl } from '../../platform/api-base-url.ts';

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: PrecacheEntry[] };

const shell = createShell(self.__WB_MANIFEST, self.clients, self.registration);
/** The policy applies to the requests of the worker: it may read from these origins only. */
const pictureOrigins = new Set([location.origin, new URL(apiBaseUrl()).origin]);

function respond(event: FetchEvent): Promise<Response> | null {
  const { request } = event;
  if (request.method !== 'GET') return null;
  if (isPublicRead(request)) return respondAndStore(request, event);
  const stored = respondFromStorage(event);
  // A storage that fails must not cost the request.
  return stored && stored.catch(() => fetch(request));
}

function respondFromStorage(event: FetchEvent): Promise<Response> | null {
  const { request } = event;
  if (request.mode === 'navigate') return isPage(request.url) ? shell.respondWithPage(request) : null;
  // `reload`: after a failure the page wants the file of the server.
  if (isAsset(request.url)) return request.cache === 'reload' ? null : shell.respondWithAsset(request, event);
  const isPicture = request.destination === 'image' && pictureOrigins.has(new URL(request.url).origin) && !isLeftToPage(request.url);
  return isPicture ? respondWithPicture(request, event) : null;
}

self.addEventListener('install', shell.install);
// Claims the page that has registered it, so that what it reads from now on is stored.
self.addEventListener('activate', (event) => event.waitUntil(Promise.all([shell.deleteOutdated(event), self.clients.claim()])));
self.addEventListener('fetch', (event) => {
  const response = respond(event);
  if (response) event.respondWith(response);
});
self.addEventListener('message', (event) => {
  const { type }: WorkerMessage = event.data;
  if (type === 'SKIP_WAITING') event.waitUntil(self.skipWaiting());
  if (type === 'PAGE_STARTED') event.waitUntil(shell.deleteOutdated(event, event.source));
});
