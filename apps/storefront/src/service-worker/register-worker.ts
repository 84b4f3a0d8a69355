import { queryKeys } from '@my-food/api/queries';
import { apiBaseUrl } from '../platform/api-base-url.ts';
import { report } from '../platform/reporting/report.ts';
import { trustScript, workerUrl } from '../platform/trusted-script.ts';
import { unregisterMockWorker } from '../platform/unregister-mock-worker.ts';
import type { Services } from '../services/services.tsx';
import type { WorkerMessage } from './messages.ts';
import { publicQueries, publicReads } from './stored-reads.ts';
import { watchForUpdate } from './watch-for-update.ts';

const startMessage: WorkerMessage = { type: 'PAGE_STARTED' };

/**
 * What the first visit has read without the worker passes through it once more, so that the next visit shows it at once: from the HTTP cache,
 * unless the server forbids to store it.
 */
async function storeReads({ queryClient }: Services): Promise<void> {
  await Promise.allSettled(
    publicQueries.map(async (name) => {
      const url = `${apiBaseUrl()}${publicReads[name]}`;
      if (queryClient.getQueryData(queryKeys[name]) === undefined || (await caches.match(url))) return;
      await fetch(url, { cache: 'force-cache', priority: 'low' });
    }),
  );
}

/** Registers the service worker. Does nothing where browsers have none. Never rejects. */
export async function registerWorker(services: Services): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const container = navigator.serviceWorker;
  // Both have the scope of this folder: registered now, ours would wait for that of the mock backend.
  if (await unregisterMockWorker()) return;
  try {
    await container.register(trustScript(workerUrl), { updateViaCache: 'none' });
    const registration = await container.getRegistration();
    if (!registration) return;
    watchForUpdate(registration, async () => {
      const { showUpdateNotice } = await import('./update-notice.tsx');
      return () => showUpdateNotice(services);
    });
    const { active } = await container.ready;
    active?.postMessage(startMessage);
    if (!container.controller) await new Promise((resolve) => container.addEventListener('controllerchange', resolve, { once: true }));
    await storeReads(services);
  } catch (error) {
    // The user forbids storage, or trusts a certificate that the browser does not: the shop works without.
    if (error instanceof DOMException && error.name === 'SecurityError') return;
    report(error, 'The service worker could not be registered.', [error instanceof Error ? error.name : '']);
  }
}
