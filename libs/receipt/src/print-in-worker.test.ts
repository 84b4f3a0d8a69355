import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PrintResult } from './print-in-worker.ts';
import { testColors, receiptOf } from './testing/receipts.ts';

const printOnPage = vi.hoisted(() => vi.fn());
vi.mock('./receipt.worker.ts?worker&url', () => ({ default: '/assets/receipt.worker.js' }));
vi.mock('./print-receipt.ts', () => ({ printReceipt: printOnPage }));

const receipt = (orderId: number) => receiptOf([], { orderId: String(orderId) });
const inWorker = new Uint8Array([1]);
const onPage = new Uint8Array([2]);
const printed = () => new MessageEvent<PrintResult>('message', { data: { bytes: inWorker } });
const failed = () => new MessageEvent<PrintResult>('message', { data: { failure: 'The font responded with 503' } });

/** Stubs `Worker`. Each message dispatches the next of these events; null dispatches none. Returns the recorded calls. */
function stubWorkers(...responses: (Event | null)[]) {
  const calls: unknown[] = [];
  class StubWorker extends EventTarget {
    constructor(...started: unknown[]) {
      super();
      calls.push(['started', ...started]);
    }
    postMessage(request: unknown): void {
      calls.push(['sent', request]);
      const response = responses.shift();
      if (response) queueMicrotask(() => this.dispatchEvent(response));
    }
    terminate(): void {
      calls.push(['terminated']);
    }
  }
  vi.stubGlobal('Worker', StubWorker);
  return calls;
}

const started = ['started', '/assets/receipt.worker.js', { type: 'module' }];
const sent = (id: number) => ['sent', { receipt: receipt(id), colors: testColors }];

let timeLimitMs: number;
let print: (id: number) => Promise<Uint8Array>;
beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  printOnPage.mockReset().mockResolvedValue(onPage);
  const module = await import('./print-in-worker.ts');
  timeLimitMs = module.timeoutMs;
  const printReceipt = module.createReceiptPrinter({ colors: testColors, trustScript: (address) => address });
  print = (id) => printReceipt(receipt(id));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('createReceiptPrinter', () => {
  it('renders in a module worker and reuses it for the next receipt', async () => {
    const calls = stubWorkers(printed(), printed());
    await expect(Promise.all([print(1), print(2)])).resolves.toEqual([inWorker, inWorker]);
    expect(calls).toEqual([started, sent(1), sent(2)]);
    expect(printOnPage).not.toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('rejects when the worker reports a failure, without a retry on the page, and renders the next receipt', async () => {
    const calls = stubWorkers(failed(), printed());
    const first = print(1);
    const second = print(2);
    await expect(first).rejects.toEqual(new Error('The font responded with 503'));
    await expect(second).resolves.toBe(inWorker);
    expect(calls).toEqual([started, sent(1), sent(2)]);
    expect(printOnPage).not.toHaveBeenCalled();
  });

  it('renders on the page when the worker script fails to load, and starts a new worker the next time', async () => {
    const calls = stubWorkers(new Event('error'), printed());
    await expect(print(1)).resolves.toBe(onPage);
    expect(printOnPage.mock.calls).toEqual([[receipt(1), testColors]]);
    await expect(print(2)).resolves.toBe(inWorker);
    expect(calls).toEqual([started, sent(1), ['terminated'], started, sent(2)]);
  });

  it('terminates a worker that never responds, and starts another for the next receipt', async () => {
    const calls = stubWorkers(null, printed());
    const first = print(1);
    first.catch(() => undefined);
    const second = print(2);
    await vi.advanceTimersByTimeAsync(timeLimitMs - 1);
    expect(calls).toEqual([started, sent(1)]);
    await vi.advanceTimersByTimeAsync(1);
    await expect(first).rejects.toEqual(new Error('The receipt took too long'));
    await expect(second).resolves.toBe(inWorker);
    expect(calls).toEqual([started, sent(1), ['terminated'], started, sent(2)]);
    expect(printOnPage).not.toHaveBeenCalled();
  });

  it('renders on the page where no worker can be started', async () => {
    vi.stubGlobal('Worker', function refuse() {
      throw new TypeError('This document requires TrustedScriptURL');
    });
    await expect(print(1)).resolves.toBe(onPage);
  });
});
