import { setupWorker } from 'msw/browser';
import { accounts } from './data/accounts.ts';
import { createCallLog } from './faults/call-log.ts';
import type { Observe } from './backend/handlers.ts';
import { createMemoryStore, openIndexedDbStore } from './data/indexed-db-store.ts';
import { createMockControls } from './faults/mock-controls.ts';
import { parseMockDirectives, extractMockDirectives } from './faults/mock-directives.ts';
import { createMockBackend } from './node.ts';
import { createPersistence, type KeyValueStore } from './data/persistence.ts';
import { pictures } from './data/pictures.ts';
import { createSessionFaultStore } from './faults/session-fault-store.ts';

interface BrowserBackendOptions {
  /** Address of msw's worker script, e.g. `${import.meta.env.BASE_URL}mockServiceWorker.js`. */
  workerUrl: string;
  taxPercent: number;
}

const lockName = 'my-food-mock-backend';
const defaultScenario = 'shop';

async function openStore(): Promise<KeyValueStore> {
  try {
    return await openIndexedDbStore();
  } catch (error) {
    console.warn('The mock backend loses its data on reload: IndexedDB is not available.', error);
    return createMemoryStore();
  }
}

/** Validates every exchange against openapi.yaml in development. A build does not contain the validator. */
async function createDevelopmentMonitor(): Promise<Observe | null> {
  if (!import.meta.env.DEV) return null;
  const { monitorContract } = await import('./contract/contract-monitor.ts');
  return monitorContract();
}

/**
 * msw drops a client on `beforeunload`, even if it is cancelled, and all clients when the browser stops the idle worker. Their requests would
 * then go to the network, so every call waits until the worker knows the page. Pictures do not wait: for them the worker does not become idle.
 */
function keepWorkerActive(): void {
  const { serviceWorker } = navigator;
  const activate = () => serviceWorker.controller?.postMessage('MOCK_ACTIVATE');
  const send = window.fetch.bind(window);
  window.fetch = async (...call) => {
    await new Promise<void>((resolve) => {
      const onMessage = ({ data }: MessageEvent) => {
        if (data?.type !== 'MOCKING_ENABLED') return;
        serviceWorker.removeEventListener('message', onMessage);
        resolve();
      };
      serviceWorker.addEventListener('message', onMessage);
      // The time limit of the call, if another worker has taken the place of this one.
      call[1]?.signal?.addEventListener('abort', () => resolve(), { once: true });
      activate();
    });
    return send(...call);
  };
  document.addEventListener('visibilitychange', activate);
  setInterval(activate, 5000);
}

/**
 * msw's worker unregisters itself when its last page is left. It does not control a page that is requested at that moment, whose calls would go to the
 * network: the page is reloaded, and waits for that.
 */
async function reloadUnlessControlled(): Promise<void> {
  if (navigator.serviceWorker.controller) return;
  location.reload();
  await new Promise(() => undefined);
}

/** Removes `?mock=` from the URL; keeps the hash and the history state. */
function removeDirectivesFromUrl(): void {
  const { link, rest } = extractMockDirectives(location.href);
  if (link !== null) history.replaceState(history.state, '', rest);
}

/**
 * Starts the mock backend in the page's service worker. Rows survive reloads and sign-outs and are shared by all tabs: every call holds one lock
 * while it reads the stored rows, handles the request and stores them. Applies the `?mock=` directives (see mock-directives.ts) first; their faults
 * persist in the tab. Rejects when the worker cannot start.
 */
export async function startMockBackend({ workerUrl, taxPercent }: BrowserBackendOptions) {
  const { link } = extractMockDirectives(location.href);
  const directives = parseMockDirectives(link ?? '');
  if (directives.unknown.length > 0) console.warn(`?mock= ignores unknown directives: ${directives.unknown.join(', ')}`);

  const store = await openStore();
  const locked = <Result>(work: () => Promise<Result>): Promise<Result> => navigator.locks.request(lockName, work);
  const listeners = new Set<() => void>();
  const changed = () => {
    for (const listener of listeners) listener();
  };
  const log = createCallLog(() => performance.now(), changed);
  // Created before the first call: a response can be cloned only until it is read.
  const monitor = await createDevelopmentMonitor();
  const backend = createMockBackend({
    scenario: 'empty',
    taxPercent,
    pictureUrls: {
      sample: (name) => new URL(pictures[name], document.baseURI).href,
      upload: (id) => new URL(`media/uploads/${String(id)}`, new URL(workerUrl, document.baseURI)).href,
    },
    observe(request, response) {
      monitor?.(request.clone(), response);
      log.observe(request, response);
    },
    transaction: (request, work) => locked(() => persistence.transact(request, work)),
  });
  const persistence = createPersistence(backend.db, store, defaultScenario);
  await locked(() => persistence.restoreOrSeed(null));

  const controls = createMockControls({
    backend,
    persistence,
    locked,
    log,
    listeners,
    faultStore: createSessionFaultStore(),
    defaultScenario,
  });
  await controls.apply(directives, link !== null);

  const worker = setupWorker(...backend.handlers);
  await worker.start({ serviceWorker: { url: workerUrl }, onUnhandledRequest: 'bypass', quiet: true });
  await reloadUnlessControlled();
  // Not before: a reloaded page applies them again.
  removeDirectivesFromUrl();
  keepWorkerActive();
  return {
    accounts,
    controls,
    /** Whether `?mock=` contains `panel`. */
    opensPanel: directives.opensPanel,
  };
}
