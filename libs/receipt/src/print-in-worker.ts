import type { Receipt, ReceiptColors } from './receipt.ts';
import workerAddress from './receipt.worker.ts?worker&url';

export interface PrintRequest {
  receipt: Receipt;
  colors: ReceiptColors;
}

export type PrintResult = { bytes: Uint8Array<ArrayBuffer> } | { failure: string };

/** What the page hands to the printer. */
export interface ReceiptServices {
  colors: ReceiptColors;
  /** Makes the address acceptable to `new Worker`, as Trusted Types ask for. Throws where no worker is allowed. */
  trustScript(address: string): string;
}

/** The bytes of a receipt's PDF. Rejects when they cannot be made; may be called again. */
export type ReceiptPrinter = (receipt: Receipt) => Promise<Uint8Array<ArrayBuffer>>;

class WorkerUnavailable extends Error {}

/** Milliseconds. More than ten thousand rows take on a slow phone; then the call rejects. */
export const timeLimitMs = 60_000;

/**
 * Prints receipts in a worker, one after the other, so that a long one does not block the page. The worker is kept: a later receipt needs no network.
 * Prints on the page where no worker can be had: an old browser, a stricter policy, a script that did not arrive.
 */
export function createReceiptPrinter({ colors, trustScript }: ReceiptServices): ReceiptPrinter {
  let running: Worker | undefined;
  let last: Promise<unknown> = Promise.resolve();

  const spawnWorker = (): Worker => {
    try {
      return new Worker(trustScript(workerAddress), { type: 'module' });
    } catch (error) {
      throw new WorkerUnavailable('No worker may be started', { cause: error });
    }
  };

  const printInWorker = async (request: PrintRequest): Promise<Uint8Array<ArrayBuffer>> => {
    const worker = (running ??= spawnWorker());
    const settled = new AbortController();
    const { signal } = settled;
    try {
      const result = await new Promise<PrintResult>((resolve, reject) => {
        const terminate = (reason: Error) => {
          worker.terminate();
          running = undefined;
          reject(reason);
        };
        const timer = setTimeout(() => terminate(new Error('The receipt took too long')), timeLimitMs);
        signal.addEventListener('abort', () => clearTimeout(timer));
        worker.addEventListener('message', ({ data }: MessageEvent<PrintResult>) => resolve(data), { signal });
        worker.addEventListener('error', () => terminate(new WorkerUnavailable('The worker did not start')), { signal });
        worker.postMessage(request);
      });
      if ('failure' in result) throw new Error(result.failure);
      return result.bytes;
    } finally {
      settled.abort();
    }
  };

  const print = async (receipt: Receipt): Promise<Uint8Array<ArrayBuffer>> => {
    try {
      return await printInWorker({ receipt, colors });
    } catch (error) {
      if (!(error instanceof WorkerUnavailable)) throw error;
      const { printReceipt } = await import('./print-receipt.ts');
      return printReceipt(receipt, colors);
    }
  };

  return (receipt) => {
    const printed = last.then(() => print(receipt));
    last = printed.catch(() => undefined);
    return printed;
  };
}
