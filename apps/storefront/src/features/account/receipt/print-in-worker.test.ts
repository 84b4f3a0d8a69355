import type { Order } from '@my-food/api';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { print, type PrintResult } from './print-in-worker.ts';
import { printReceipt } from './print-receipt.ts';

vi.mock('./receipt.worker.ts?worker&url', () => ({ default: '/assets/receipt.worker.js' }));
vi.mock('./print-receipt.ts', () => ({ printReceipt: vi.fn() }));

const order: Order = { id: 1, createdAt: '', subtotal: null, tax: null, total: null, items: [] };
const inWorker = new Uint8Array([1]);
const onPage = new Uint8Array([2]);

/** A worker that answers what it is sent with one event. */
function stubWorker(answer: MessageEvent<PrintResult> | Event) {
  const calls: unknown[] = [];
  class StubWorker extends EventTarget {
    constructor(...started: unknown[]) {
      super();
      calls.push(['started', ...started]);
    }
    postMessage(request: unknown): void {
      calls.push(['sent', request]);
      queueMicrotask(() => this.dispatchEvent(answer));
    }
    terminate(): void {
      calls.push(['terminated']);
    }
  }
  vi.stubGlobal('Worker', StubWorker);
  return calls;
}

beforeEach(() => {
  vi.stubGlobal('window', {});
  vi.mocked(printReceipt).mockReset().mockResolvedValue(onPage);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('print', () => {
  it('prints in a module worker and lets it go', async () => {
    const calls = stubWorker(new MessageEvent('message', { data: { bytes: inWorker } }));
    await expect(print(order, 'today')).resolves.toBe(inWorker);
    expect(calls).toEqual([
      ['started', '/assets/receipt.worker.js', { type: 'module' }],
      ['sent', { order, date: 'today' }],
      ['terminated'],
    ]);
    expect(printReceipt).not.toHaveBeenCalled();
  });

  it('rejects when the receipt itself fails, and does not try the page', async () => {
    const calls = stubWorker(new MessageEvent('message', { data: { failure: 'The font answered 503' } }));
    await expect(print(order, 'today')).rejects.toEqual(new Error('The font answered 503'));
    expect(calls.at(-1)).toEqual(['terminated']);
    expect(printReceipt).not.toHaveBeenCalled();
  });

  it('prints on the page when the script of the worker does not arrive', async () => {
    const calls = stubWorker(new Event('error'));
    await expect(print(order, 'today')).resolves.toBe(onPage);
    expect(calls.at(-1)).toEqual(['terminated']);
    expect(vi.mocked(printReceipt).mock.calls).toEqual([[order, 'today']]);
  });

  it('prints on the page where no worker may be started', async () => {
    vi.stubGlobal('Worker', function refuse() {
      throw new TypeError('This document requires TrustedScriptURL');
    });
    await expect(print(order, 'today')).resolves.toBe(onPage);
  });
});
