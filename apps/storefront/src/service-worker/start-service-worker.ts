import { runWhenIdle, singleStep } from '../platform/idle-callback.ts';
import type { Services } from '../services/services.tsx';
import { registerWorker } from './register-worker.ts';
import { restoreReads } from './restore-reads.ts';

/** A storage that responds later than this must not delay the page. Milliseconds. */
const restoreLimitMs = 500;

/**
 * The page's part of the service worker (decision 0025). Resolves when the stored reads are in the query cache, or after 500 ms; registers the worker
 * when idle. Never rejects.
 */
export async function startServiceWorker(services: Services): Promise<void> {
  const loadNotice = async () => {
    const { showUpdateNotice } = await import('./update-notice.tsx');
    return () => showUpdateNotice(services);
  };
  runWhenIdle(singleStep(() => registerWorker(services.queryClient, loadNotice)));
  await Promise.race([restoreReads(services), new Promise((resolve) => setTimeout(resolve, restoreLimitMs))]);
}
