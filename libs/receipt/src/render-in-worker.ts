import type { Receipt, ReceiptColors } from './receipt.ts';
import workerUrl from './receipt.worker.ts?worker&url';

export interface RenderRequest {
  receipt: Receipt;
  colors: ReceiptColors;
}

export type RenderResult = { bytes: Uint8Array<ArrayBuffer> } | { failure: string };

/** Dependencies of the renderer. */
export interface ReceiptServices {
  colors: ReceiptColors;
  /** Returns the worker's URL as a Trusted Types script URL. Throws where no worker is allowed. */
  trustScript(address: string): string;
}

/** Resolves to the bytes of a receipt's PDF. Rejects with an Error when rendering fails; can be retried. */
export type ReceiptRenderer = (receipt: Receipt) => Promise<Uint8Array<ArrayBuffer>>;

class WorkerUnavailableError extends Error {}

/** Timeout of one receipt. Milliseconds. Longer than ten thousand rows take on a slow phone. */
export const timeoutMs = 60_000;

/**
 * Renders receipts in a worker, one at a time, so that a long one does not block the page. Reuses the worker: later receipts need no network.
 * Falls back to the main thread when the worker cannot start: an old browser, a stricter policy, a script that failed to load.
 */
export function createReceiptRenderer({ colors, trustScript }: ReceiptServices): ReceiptRenderer {
  let currentWorker: Worker | undefined;
  let queue: Promise<unknown> = Promise.resolve();

  const spawnWorker = (): Worker => {
    try {
      return new Worker(trustScript(workerUrl), { type: 'module' });
    } catch (error) {
      throw new WorkerUnavailableError('No worker may be started', { cause: error });
    }
  };

  const renderInWorker = async (request: RenderRequest): Promise<Uint8Array<ArrayBuffer>> => {
    const worker = (currentWorker ??= spawnWorker());
    const settled = new AbortController();
    const { signal } = settled;
    try {
      const result = await new Promise<RenderResult>((resolve, reject) => {
        const terminate = (reason: Error) => {
          worker.terminate();
          currentWorker = undefined;
          reject(reason);
        };
        const timer = setTimeout(() => terminate(new Error('The receipt took too long')), timeoutMs);
        signal.addEventListener('abort', () => clearTimeout(timer));
        worker.addEventListener('message', ({ data }: MessageEvent<RenderResult>) => resolve(data), { signal });
        worker.addEventListener('error', () => terminate(new WorkerUnavailableError('The worker did not start')), { signal });
        worker.postMessage(request);
      });
      if ('failure' in result) throw new Error(result.failure);
      return result.bytes;
    } finally {
      settled.abort();
    }
  };

  const render = async (receipt: Receipt): Promise<Uint8Array<ArrayBuffer>> => {
    try {
      return await renderInWorker({ receipt, colors });
    } catch (error) {
      if (!(error instanceof WorkerUnavailableError)) throw error;
      const { renderReceipt } = await import('./render-receipt.ts');
      return renderReceipt(receipt, colors);
    }
  };

  return (receipt) => {
    const rendered = queue.then(() => render(receipt));
    queue = rendered.catch(() => undefined);
    return rendered;
  };
}
