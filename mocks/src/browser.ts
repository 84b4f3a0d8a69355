import { setupWorker } from 'msw/browser';
import { accounts } from './accounts.ts';
import { createMemoryStore, openIndexedDbStore } from './indexed-db-store.ts';
import { createMockBackend } from './node.ts';
import { createPersistence, type KeyValueStore } from './persistence.ts';
import { pictures } from './pictures.ts';
import type { ScenarioName } from './scenarios.ts';

export { accounts } from './accounts.ts';
export type { Fault, FaultReply, ProgrammedFault } from './faults.ts';
export { isScenarioName, type ScenarioName } from './scenarios.ts';

export interface BrowserBackendOptions {
  /** Without one: what the last visit left, or 'shop'. Another one than last time seeds anew. */
  scenario?: ScenarioName;
  /** Address of msw's worker script, e.g. `${import.meta.env.BASE_URL}mockServiceWorker.js`. */
  workerUrl: string;
}

const lockName = 'my-food-mock-backend';

async function openStore(): Promise<KeyValueStore> {
  try {
    return await openIndexedDbStore();
  } catch (error) {
    console.warn('The sample shop will forget everything on reload: IndexedDB is not available.', error);
    return createMemoryStore();
  }
}

/**
 * The mock backend inside the page, in front of `fetch`. Rows survive reloads and sign-outs, and all tabs share them: every call
 * holds one lock while it reads what other tabs wrote, does its work and stores it. Rejects when the worker cannot start.
 */
export async function startMockBackend({ scenario, workerUrl }: BrowserBackendOptions) {
  const store = await openStore();
  const locked = <Result>(work: () => Promise<Result>): Promise<Result> => navigator.locks.request(lockName, work);
  const backend = createMockBackend({
    scenario: 'empty',
    pictureAddresses: {
      sample: (name) => new URL(pictures[name], document.baseURI).href,
      upload: (id) => new URL(`media/uploads/${String(id)}`, new URL(workerUrl, document.baseURI)).href,
    },
    transaction: (request, work) =>
      locked(async () => {
        await persistence.refresh();
        const response = await work();
        if (request.method !== 'GET') await persistence.save();
        return response;
      }),
  });
  const persistence = createPersistence(backend.db, store, 'shop');
  await locked(() => persistence.restoreOrSeed(scenario ?? null));

  const worker = setupWorker(...backend.handlers);
  await worker.start({ serviceWorker: { url: workerUrl }, onUnhandledRequest: 'bypass', quiet: true });
  return {
    accounts,
    program: backend.program,
    clearFaults: backend.clearFaults,
    /** Everything anew, for all tabs. */
    reset: (next: ScenarioName) => locked(() => persistence.reset(next)),
    /** From now on every access token issued so far is answered 401, in all tabs. */
    expireAccessTokens: () =>
      locked(async () => {
        await persistence.refresh();
        backend.expireAccessTokens();
        await persistence.save();
      }),
    stop: () => worker.stop(),
  };
}

export type BrowserBackend = Awaited<ReturnType<typeof startMockBackend>>;
