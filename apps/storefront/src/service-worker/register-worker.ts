import { queryKeys } from '@my-food/api/queries';
import type { QueryClient } from '@tanstack/react-query';
import { apiBaseUrl } from '../platform/api-base-url.ts';
import { isSavingData } from '../platform/is-saving-data.ts';
import { report } from '../platform/reporting/report.ts';
import { trustScript, workerUrl } from '../platform/trusted-script.ts';
import { unregisterMockWorker } from '../platform/unregister-mock-worker.ts';
import type { WorkerMessage } from './messages.ts';
import { publicQueries, publicReads } from './stored-reads.ts';
import { watchForUpdate } from './watch-for-update.ts';

const startMessage: WorkerMessage = { type: 'PAGE_STARTED' };

/**
 * What the first visit has read without the worker passes through it once more, so that the next visit shows it at once: from the HTTP cache,
 * unless the server forbids to store it.
 */
async function storeReads(queryClient: QueryClient): Promise<void> {
  await Promise.allSettled(
    publicQueries.map(async (name) => {
      const url = `${apiBaseUrl()}${publicReads[name]}`;
      if (queryClient.getQueryData(queryKeys[name]) === undefined || (await caches.match(url))) return;
      await fetch(url, { cache: 'force-cache', priority: 'low' });
    }),
  );
}

/** Of a browser whose user forbids storage (Chromium: the second), or has accepted a certificate that it does not trust. */
const refusals = ['SecurityError', 'NotSupportedError'];

/**
 * Registers the service worker, which stores every screen. Does nothing where browsers have none, nor where data is saved and none is registered yet.
 * `loadNotice` loads what offers a newer build. Never rejects.
 */
export async function registerWorker(queryClient: QueryClient, loadNotice: () => Promise<() => Promise<void>>): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const container = navigator.serviceWorker;
  if (isSavingData() && !container.controller) return;
  // Both have the scope of this folder: registered now, ours would wait for that of the mock backend.
  if (await unregisterMockWorker()) return;
  try {
    await container.register(trustScript(workerUrl), { updateViaCache: 'none' });
    const registration = await container.getRegistration();
    if (!registration) return;
    watchForUpdate(registration, loadNotice);
    const { active } = await container.ready;
    active?.postMessage(startMessage);
    if (!container.controller) await new Promise((resolve) => container.addEventListener('controllerchange', resolve, { once: true }));
    await storeReads(queryClient);
  } catch (error) {
    const name = error instanceof Error ? error.name : '';
    // The shop works without.
    if (!refusals.includes(name)) report(error, 'The service worker could not be registered.', [name]);
  }
}
