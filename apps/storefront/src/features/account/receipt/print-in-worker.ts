import type { Order } from '@my-food/api';
import workerAddress from './receipt.worker.ts?worker&url';
import { trustScript } from './trusted-script.ts';

export interface PrintRequest {
  order: Order;
  date: string;
}

export type PrintResult = { bytes: Uint8Array<ArrayBuffer> } | { failure: string };

class WorkerUnavailable extends Error {}

function hireWorker(): Worker {
  try {
    return new Worker(trustScript(workerAddress), { type: 'module' });
  } catch (error) {
    throw new WorkerUnavailable('No worker may be started', { cause: error });
  }
}

async function printInWorker(request: PrintRequest): Promise<Uint8Array<ArrayBuffer>> {
  const worker = hireWorker();
  try {
    const result = await new Promise<PrintResult>((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<PrintResult>) => resolve(data));
      worker.addEventListener('error', () => reject(new WorkerUnavailable('The worker did not start')));
      worker.postMessage(request);
    });
    if ('failure' in result) throw new Error(result.failure);
    return result.bytes;
  } finally {
    worker.terminate();
  }
}

/**
 * The receipt as the bytes of a PDF, made beside the page so that a long order does not hold it up; on the page itself
 * where a worker cannot be had: an old browser, a stricter policy, a script that did not arrive. Everything is asked for
 * anew by every call, so what failed to load can be tried again.
 */
export async function print(order: Order, date: string): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return await printInWorker({ order, date });
  } catch (error) {
    if (!(error instanceof WorkerUnavailable)) throw error;
    const { printReceipt } = await import('./print-receipt.ts');
    return printReceipt(order, date);
  }
}
