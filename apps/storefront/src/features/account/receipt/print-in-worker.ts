import type { Order } from '@my-food/api';
import { trustScript } from '../../../lib/trusted-script.ts';
import workerAddress from './receipt.worker.ts?worker&url';

export interface PrintRequest {
  order: Order;
  date: string;
}

export type PrintResult = { bytes: Uint8Array<ArrayBuffer> } | { failure: string };

class WorkerUnavailable extends Error {}

/** More than ten thousand rows take on a slow phone; after it the person is told instead of left waiting. */
export const patienceMs = 60_000;

/** Kept after the first receipt: a later one needs no network at all. */
let kept: Worker | undefined;

function hireWorker(): Worker {
  try {
    return new Worker(trustScript(workerAddress), { type: 'module' });
  } catch (error) {
    throw new WorkerUnavailable('No worker may be started', { cause: error });
  }
}

async function printInWorker(request: PrintRequest): Promise<Uint8Array<ArrayBuffer>> {
  const worker = (kept ??= hireWorker());
  const answered = new AbortController();
  const { signal } = answered;
  const dismiss = () => {
    worker.terminate();
    kept = undefined;
  };
  try {
    const result = await new Promise<PrintResult>((resolve, reject) => {
      const giveUp = (reason: Error) => {
        dismiss();
        reject(reason);
      };
      const clock = setTimeout(() => giveUp(new Error('The receipt took too long')), patienceMs);
      signal.addEventListener('abort', () => clearTimeout(clock));
      worker.addEventListener('message', ({ data }: MessageEvent<PrintResult>) => resolve(data), { signal });
      worker.addEventListener('error', () => giveUp(new WorkerUnavailable('The worker did not start')), { signal });
      worker.postMessage(request);
    });
    if ('failure' in result) throw new Error(result.failure);
    return result.bytes;
  } finally {
    answered.abort();
  }
}

async function printNow(order: Order, date: string): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return await printInWorker({ order, date });
  } catch (error) {
    if (!(error instanceof WorkerUnavailable)) throw error;
    const { printReceipt } = await import('./print-receipt.ts');
    return printReceipt(order, date);
  }
}

let last: Promise<unknown> = Promise.resolve();

/**
 * The receipt as the bytes of a PDF, made beside the page so that a long order does not hold it up, one after the other;
 * on the page itself where a worker cannot be had: an old browser, a stricter policy, a script that did not arrive.
 * What failed to load is asked for anew by the next call.
 */
export function print(order: Order, date: string): Promise<Uint8Array<ArrayBuffer>> {
  const printed = last.then(() => printNow(order, date));
  last = printed.catch(() => undefined);
  return printed;
}
