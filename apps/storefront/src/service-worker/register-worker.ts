import { queryKeys } from '@my-food/api/queries';
import { apiBaseUrl } from '../platform/api-base-url.ts';
import { hasNewBuild } from '../platform/lazy-page.ts';
import { report } from '../platform/reporting/report.ts';
import { trustScript, workerUrl } from '../platform/trusted-script.ts';
import { unregisterMockWorker } from '../platform/unregister-mock-worker.ts';
import type { Services } from '../services/services.tsx';
import type { WorkerMessage } from './messages.ts';
import { publicQueries, publicReads } from './stored-reads.ts';

const startMessage: WorkerMessage = { type: 'PAGE_STARTED' };

/**
 * Offers a newer build when it is stored and waits for this page, now or later. Not to a page of that build: after a reload its worker waits until the
 * older one has answered all requests.
 */
function watchForUpdate(registration: ServiceWorkerRegistration, services: Services): void {
  const offer = async () => {
    if (await hasNewBuild()) await (await import('./update-notice.tsx')).showUpdateNotice(services);
  };
  // Without an active one it is the first worker. After a reload past the worker, this page has no controller.
  const check = () => {
    if (registration.waiting && registration.active) offer().catch(() => undefined);
  };
  check();
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', check));
  // The browser looks for an update when a page is loaded; a tab may stay open for days.
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) registration.update().catch(() => undefined);
  });
}

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
    watchForUpdate(registration, services);
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
