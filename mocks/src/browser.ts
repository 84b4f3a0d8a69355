import { setupWorker } from 'msw/browser';
import { accounts } from './accounts.ts';
import { createCallLog } from './call-log.ts';
import type { Observe } from './handlers.ts';
import { createMemoryStore, openIndexedDbStore } from './indexed-db-store.ts';
import { createMockControls } from './mock-controls.ts';
import { parseMockLink, takeMockLink } from './mock-link.ts';
import { createMockBackend } from './node.ts';
import { createPersistence, type KeyValueStore } from './persistence.ts';
import { pictures } from './pictures.ts';
import type { ScenarioName } from './scenarios.ts';
import { createTabMemory } from './tab-memory.ts';

export { accounts } from './accounts.ts';
export type { Fault, FaultReply, ProgrammedFault } from './faults.ts';
export type { MockControls } from './mock-controls.ts';
export { isScenarioName, type ScenarioName } from './scenarios.ts';

export interface BrowserBackendOptions {
  /** Without one: what the last visit left, or 'shop'. Another one than last time seeds anew. A link's scenario goes before it. */
  scenario?: ScenarioName;
  /** Address of msw's worker script, e.g. `${import.meta.env.BASE_URL}mockServiceWorker.js`. */
  workerUrl: string;
}

const lockName = 'my-food-mock-backend';
const defaultScenario = 'shop';

async function openStore(): Promise<KeyValueStore> {
  try {
    return await openIndexedDbStore();
  } catch (error) {
    console.warn('The sample shop will forget everything on reload: IndexedDB is not available.', error);
    return createMemoryStore();
  }
}

/** In development every exchange is held against openapi.yaml. A build does not even hold the validator. */
async function createDevelopmentWatch(): Promise<Observe | null> {
  if (!import.meta.env.DEV) return null;
  const { watchContract } = await import('./contract-watch.ts');
  return watchContract();
}

/**
 * The worker forgets a page on `beforeunload`, though the person may choose to stay, and all pages when the browser lets an idle worker
 * go: their calls would leave for the network from then on. So the page says again and again that it is there.
 */
function stayWithWorker(): void {
  const present = () => navigator.serviceWorker.controller?.postMessage('MOCK_ACTIVATE');
  // After msw's own listener, which speaks a few ticks later.
  window.addEventListener('beforeunload', () => setTimeout(present));
  document.addEventListener('visibilitychange', present);
  setInterval(present, 5000);
}

/** Takes `?mock=` out of the address; the hash and the history's state stay. */
function takeLinkFromAddress(): string | null {
  const { link, rest } = takeMockLink(location.href);
  if (link !== null) history.replaceState(history.state, '', rest);
  return link;
}

/**
 * The mock backend inside the page, in front of `fetch`. Rows survive reloads and sign-outs, and all tabs share them: every call
 * holds one lock while it reads what other tabs wrote, does its work and stores it. A `?mock=` link (see mock-link.ts) is obeyed
 * first; its faults stay with the tab. Rejects when the worker cannot start.
 */
export async function startMockBackend({ scenario, workerUrl }: BrowserBackendOptions) {
  const taken = takeLinkFromAddress();
  const link = parseMockLink(taken ?? '');
  if (link.unread.length > 0) console.warn(`?mock= knows nothing of: ${link.unread.join(', ')}`);

  const store = await openStore();
  const locked = <Result>(work: () => Promise<Result>): Promise<Result> => navigator.locks.request(lockName, work);
  const listeners = new Set<() => void>();
  const changed = () => {
    for (const listener of listeners) listener();
  };
  const log = createCallLog(() => performance.now(), changed);
  // There before the first call: an answer can be copied only until it is read.
  const watch = await createDevelopmentWatch();
  const backend = createMockBackend({
    scenario: 'empty',
    pictureAddresses: {
      sample: (name) => new URL(pictures[name], document.baseURI).href,
      upload: (id) => new URL(`media/uploads/${String(id)}`, new URL(workerUrl, document.baseURI)).href,
    },
    observe(request, answer) {
      watch?.(request.clone(), answer);
      log.observe(request, answer);
    },
    transaction: (request, work) =>
      locked(async () => {
        await persistence.refresh();
        const response = await work();
        if (request.method !== 'GET') await persistence.save();
        return response;
      }),
  });
  const persistence = createPersistence(backend.db, store, defaultScenario);
  await locked(() => persistence.restoreOrSeed(scenario ?? null));

  const controls = createMockControls({ backend, persistence, locked, log, listeners, memory: createTabMemory(), defaultScenario });
  await controls.obey(link, taken !== null);

  const worker = setupWorker(...backend.handlers);
  await worker.start({ serviceWorker: { url: workerUrl }, onUnhandledRequest: 'bypass', quiet: true });
  stayWithWorker();
  return {
    accounts,
    controls,
    /** Whether the address asked for the developers' panel. */
    opensPanel: link.opensPanel,
    program: backend.program,
    clearFaults: backend.clearFaults,
    /** Everything anew, for all tabs. */
    reset: (next: ScenarioName) => locked(() => persistence.reset(next)),
    /** From now on every access token issued so far is answered 401, in all tabs. */
    expireAccessTokens: controls.expireAccessTokens,
    stop: () => worker.stop(),
  };
}

export type BrowserBackend = Awaited<ReturnType<typeof startMockBackend>>;
