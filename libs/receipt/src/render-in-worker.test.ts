import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RenderResult } from './render-in-worker.ts';
import { testColors, receiptOf } from './testing/receipts.ts';

const renderOnPage = vi.hoisted(() => vi.fn());
vi.mock('./receipt.worker.ts?worker&url', () => ({ default: '/assets/receipt.worker.js' }));
vi.mock('./render-receipt.ts', () => ({ renderReceipt: renderOnPage }));

const receipt = (orderId: number) => receiptOf([], { orderId: String(orderId) });
const inWorker = new Uint8Array([1]);
const onPage = new Uint8Array([2]);
const rendered = () => new MessageEvent<RenderResult>('message', { data: { bytes: inWorker } });
const failed = () => new MessageEvent<RenderResult>('message', { data: { failure: 'The font responded with 503' } });

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
let render: (id: number) => Promise<Uint8Array>;
beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  renderOnPage.mockReset().mockResolvedValue(onPage);
  const module = await import('./render-in-worker.ts');
  timeLimitMs = module.timeoutMs;
  const renderReceipt = module.createReceiptRenderer({ colors: testColors, trustScript: (address) => address });
  render = (id) => renderReceipt(receipt(id));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('createReceiptRenderer', () => {
  it('renders in a module worker and reuses it for the next receipt', async () => {
    const calls = stubWorkers(rendered(), rendered());
    await expect(Promise.all([render(1), render(2)])).resolves.toEqual([inWorker, inWorker]);
    expect(calls).toEqual([started, sent(1), sent(2)]);
    expect(renderOnPage).not.toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('rejects when the worker reports a failure, without a retry on the page, and renders the next receipt', async () => {
    const calls = stubWorkers(failed(), rendered());
    const first = render(1);
    const second = render(2);
    await expect(first).rejects.toEqual(new Error('The font responded with 503'));
    await expect(second).resolves.toBe(inWorker);
    expect(calls).toEqual([started, sent(1), sent(2)]);
    expect(renderOnPage).not.toHaveBeenCalled();
  });

  it('renders on the page when the worker script fails to load, and starts a new worker the next time', async () => {
    const calls = stubWorkers(new Event('error'), rendered());
    await expect(render(1)).resolves.toBe(onPage);
    expect(renderOnPage.mock.calls).toEqual([[receipt(1), testColors]]);
    await expect(render(2)).resolves.toBe(inWorker);
    expect(calls).toEqual([started, sent(1), ['terminated'], started, sent(2)]);
  });

  it('terminates a worker that never responds, and starts another for the next receipt', async () => {
    const calls = stubWorkers(null, rendered());
    const first = render(1);
    first.catch(() => undefined);
    const second = render(2);
    await vi.advanceTimersByTimeAsync(timeLimitMs - 1);
    expect(calls).toEqual([started, sent(1)]);
    await vi.advanceTimersByTimeAsync(1);
    await expect(first).rejects.toEqual(new Error('The receipt took too long'));
    await expect(second).resolves.toBe(inWorker);
    expect(calls).toEqual([started, sent(1), ['terminated'], started, sent(2)]);
    expect(renderOnPage).not.toHaveBeenCalled();
  });

  it('renders on the page where no worker can be started', async () => {
    vi.stubGlobal('Worker', function refuse() {
      throw new TypeError('This document requires TrustedScriptURL');
    });
    await expect(render(1)).resolves.toBe(onPage);
  });
});
