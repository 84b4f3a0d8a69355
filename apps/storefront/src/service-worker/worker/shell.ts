import { PrecacheController, type PrecacheEntry } from 'workbox-precaching';
import { CacheFirst } from 'workbox-strategies';
import type { WorkerMessage } from '../messages.ts';
import { newestPageCache } from '../newest-page.ts';
import { expireAfter } from './expiration.ts';

const isHtml = ({ headers }: Response) => (headers.get('content-type') ?? '').startsWith('text/html');
/** A host that answers a missing file with its page must not put that page in the place of a script. */
const refuseHtml = {
  cacheWillUpdate: ({ request, response }: { request: Request; response: Response }) =>
    Promise.resolve(response.status === 200 && isHtml(response) === isPage(request.url) ? response : null),
};

/** Downloads in the background: never before what the user is waiting for. */
const lowPriority = {
  requestWillFetch: ({ request }: { request: Request }) => Promise.resolve(new Request(request, { priority: 'low' })),
};

const scope = () => new URL('./', location.href);
/** Whether a URL is that of the only page: routes live in the hash. */
export const isPage = (url: string): boolean => new URL(url).pathname === scope().pathname;
/** The build names its files after a hash of their content. */
const hashedName = /^assets\/[^/?]+-[\w-]{8}\.\w+$/;
/** Whether a URL is that of a file of a build. The server may have pictures below `assets/` as well. */
export const isAsset = (url: string): boolean => url.startsWith(scope().href) && hashedName.test(url.slice(scope().href.length));

/** How long the host may take if a page is stored. Milliseconds. */
const pageLimitMs = 3_000;

/** The page of the host; `stored` if the host is out of order or does not answer in time. The status of a redirect is 0 here. */
async function fetchPage(request: Request, stored: Response | undefined): Promise<Response> {
  const fetched = fetch(request).catch((error: unknown) => stored ?? Promise.reject(error));
  const response = await (stored
    ? Promise.race([fetched, new Promise<Response>((resolve) => setTimeout(resolve, pageLimitMs, stored))])
    : fetched);
  return response.status < 400 ? response : (stored ?? response);
}

export interface Shell {
  install(event: ExtendableEvent): void;
  /** Deletes the files of older builds if no page but `started` is open: another one may still need them. Only the newest build knows its own files. */
  deleteOutdated(event: ExtendableEvent, started?: ExtendableMessageEvent['source']): Promise<void>;
  /** The stored page; that of a newer build as soon as all of it is stored, or if only the host has it and is in order. */
  respondWithPage(request: Request): Promise<Response>;
  respondWithAsset(request: Request, event: ExtendableEvent): Promise<Response>;
}

const skipWaiting: WorkerMessage = { type: 'SKIP_WAITING' };

/** The part of a `ServiceWorkerRegistration` that is used. */
interface Registration {
  readonly installing: object | null;
  readonly waiting: { postMessage(message: WorkerMessage): void } | null;
  update(): Promise<unknown>;
}

/** The page and its files. Files that are not in `entries` are stored when they are first used. */
export function createShell(entries: PrecacheEntry[], clients: Pick<Clients, 'matchAll'>, registration: Registration): Shell {
  const controller = new PrecacheController({ plugins: [lowPriority, refuseHtml] });
  controller.addToCacheList(entries);
  const laterFiles = new CacheFirst({
    cacheName: 'my-food-files',
    plugins: [refuseHtml, expireAfter({ maxEntries: 60, purgeOnQuotaError: true })],
  });
  const pageKey = controller.getCacheKeyForURL('./') ?? '';
  /** The page of the waiting worker's build. Undefined if it is ours, or if none is written down, as by the retired worker: then the host knows it. */
  const readWaitingPage = async (cache: Cache) => {
    const newest = await (await caches.match(scope().href, { cacheName: newestPageCache(scope().href) }))?.text();
    return newest && newest !== pageKey ? cache.match(newest) : undefined;
  };
  const install = async (event: ExtendableEvent) => {
    await controller.install(event);
    await (await caches.open(newestPageCache(scope().href))).put(scope().href, new Response(pageKey));
  };
  return {
    install: (event) => event.waitUntil(install(event)),
    async deleteOutdated(event, started = null) {
      if (registration.installing || registration.waiting) return;
      const open = await clients.matchAll({ type: 'window', includeUncontrolled: true });
      // Compares ids, not the count: the started page may have been left since, and another one opened.
      if (open.every(({ id }) => started instanceof Client && id === started.id)) await controller.activate(event);
    },
    async respondWithPage(request) {
      const cache = await caches.open(controller.strategy.cacheName);
      const ownPage = await cache.match(pageKey);
      const { waiting } = registration;
      if (ownPage && !waiting) return ownPage;
      const page = (waiting && (await readWaitingPage(cache))) ?? (await fetchPage(request, ownPage));
      // Nothing has taken the place of our page: its worker must go on.
      if (page !== ownPage) waiting?.postMessage(skipWaiting);
      return page;
    },
    async respondWithAsset(request, event) {
      // In every cache: a tab may run an older build.
      const stored = await caches.match(request, { ignoreVary: true });
      const response = stored ?? (await laterFiles.handle({ request, event }));
      // A deployment has removed it: the newer build is wanted.
      if (response.status === 404 || isHtml(response)) event.waitUntil(registration.update().catch(() => undefined));
      return response;
    },
  };
}
