import { beforeEach, expect, it, vi } from 'vitest';
import { startWorkerScope } from './testing/worker-scope.ts';

beforeEach(() => void vi.resetModules());

const menuUrl = 'http://shop.test/api/food/';

/** A menu read without an answer, and the next read of a page. Returns whether the first has been aborted. */
async function readTwice(clientId: string, cache: RequestCache) {
  const { createEvent } = startWorkerScope((_request, init) => {
    signals.push(init?.signal);
    return new Promise(() => undefined);
  });
  const signals: (AbortSignal | null | undefined)[] = [];
  const { respondAndStore } = await import('./public-reads.ts');
  const read = (id: string, mode: RequestCache) => {
    const event = Object.assign(createEvent('fetch'), { clientId: id });
    void respondAndStore(new Request(menuUrl, { cache: mode }), event);
  };
  read('a page', 'no-cache');
  read(clientId, cache);
  expect(signals).toHaveLength(2);
  return signals[0]?.aborted;
}

it.each([
  ['a read of the same page aborts it', 'a page', 'no-cache', true],
  ['that of another page does not', 'another page', 'no-cache', false],
  ['nor what the page only stores', 'a page', 'force-cache', false],
] as const)('AC-912 a read of the menu without an answer: %s', async (_name, clientId, cache, isAborted) => {
  expect(await readTwice(clientId, cache)).toBe(isAborted);
});
