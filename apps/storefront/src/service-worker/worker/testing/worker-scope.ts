import { vi } from 'vitest';

const origin = 'http://shop.test';
const toUrl = (request: Request | string) => new URL(typeof request === 'string' ? request : request.url, `${origin}/`).href;

/** A cache in which a record that is put again keeps its place, as in WebKit. Chromium puts it last. */
function createCache() {
  const records = new Map<string, Response>();
  return {
    match: (request: Request | string) => Promise.resolve(records.get(toUrl(request))?.clone()),
    put: (request: Request | string, response: Response) => Promise.resolve(void records.set(toUrl(request), response)),
    keys: () => Promise.resolve([...records.keys()].map((url) => new Request(url))),
    delete: (request: Request | string) => Promise.resolve(records.delete(toUrl(request))),
  };
}

/** The `CacheStorage` of one browser, as far as the service worker uses it. */
function createCaches() {
  const all = new Map<string, ReturnType<typeof createCache>>();
  const open = (name: string) => {
    const cache = all.get(name) ?? createCache();
    all.set(name, cache);
    return Promise.resolve(cache);
  };
  return { open, match: async (request: Request | string, { cacheName }: { cacheName: string }) => (await open(cacheName)).match(request) };
}

class FakeExtendableEvent extends Event {
  readonly clientId = 'page';
  readonly work: Promise<unknown>[] = [];

  waitUntil(promise: Promise<unknown>): void {
    this.work.push(promise);
  }

  /** Resolves when all the work is done, including what the work itself has added. */
  async done(): Promise<void> {
    for (const promise of this.work) await promise;
  }
}

/** The global scope of a service worker of http://shop.test/. `respond` is the network. The modules of the worker must be imported after it. */
export function startWorkerScope(respond: (request: Request, init?: RequestInit) => Promise<Response>) {
  const caches = createCaches();
  vi.stubGlobal('location', { href: `${origin}/sw.js`, origin });
  vi.stubGlobal('caches', caches);
  vi.stubGlobal('fetch', respond);
  vi.stubGlobal('self', globalThis);
  vi.stubGlobal('__WB_DISABLE_DEV_LOGS', true);
  vi.stubGlobal('ExtendableEvent', FakeExtendableEvent);
  vi.stubGlobal('FetchEvent', class extends FakeExtendableEvent {});
  return { caches, createEvent: (type: string) => new FakeExtendableEvent(type) };
}
