import type { Order } from '@my-food/api';
import workerAddress from './receipt.worker.ts?worker&url';
import { trustScript } from './trusted-script.ts';

export interface PrintRequest {
  order: Order;
  date: string;
}

export type PrintResult = { bytes: Uint8Array<ArrayBuffer> } | { failure: string };

/** A new worker that prints receipts, or null where there can be none: no such browser, or a policy against it. */
function hireWorker(): Worker | null {
  try {
    return new Worker(trustScript(workerAddress), { type: 'module' });
  } catch {
    return null;
  }
}

function printWith(worker: Worker, request: PrintRequest): Promise<Uint8Array<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<PrintResult>) => {
      if ('bytes' in data) resolve(data.bytes);
      else reject(new Error(data.failure));
    });
    worker.addEventListener('error', () => reject(new Error('The script that prints receipts could not be loaded')));
    worker.postMessage(request);
  });
}

/**
 * The receipt as the bytes of a PDF, made beside the page so that a long order does not hold it up; on the page itself
 * where there is no worker. Script and fonts are loaded anew by every call: what could not be loaded can be tried again.
 */
export async function print(order: Order, date: string): Promise<Uint8Array<ArrayBuffer>> {
  const worker = hireWorker();
  if (worker === null) return (await import('./print-receipt.ts')).printReceipt(order, date);
  try {
    return await printWith(worker, { order, date });
  } finally {
    worker.terminate();
  }
}
