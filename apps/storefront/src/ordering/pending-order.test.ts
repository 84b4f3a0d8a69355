import { afterEach, expect, it, vi } from 'vitest';
import { createMemoryStorage } from '../lib/testing/memory-storage.ts';
import { createPendingOrderMark, type PendingOrder } from './pending-order.ts';

const lifetimes: AbortController[] = [];
afterEach(() => lifetimes.splice(0).forEach((lifetime) => lifetime.abort()));

/** A tab; its session storage lives longer than a page, as it does over a reload. */
function openTab(storage = createMemoryStorage()) {
  const lifetime = new AbortController();
  lifetimes.push(lifetime);
  const page = new EventTarget();
  const mark = createPendingOrderMark({ lifetime: lifetime.signal, page, open: () => storage });
  const heard: string[] = [];
  mark.onOtherTab((outcome) => heard.push(outcome));
  return { mark, heard, storage, hide: () => page.dispatchEvent(new Event('pagehide')), close: () => lifetime.abort() };
}

const pending: PendingOrder = { total: 6300, knownIds: [1], requestedAt: 1_772_366_400_000 };

it('an order on its way is this tab’s own; a lost one is everybody’s, also of a tab opened later', async () => {
  const first = openTab();
  const second = openTab();
  first.mark.write(pending);
  first.mark.share();
  await vi.waitFor(() => expect([second.heard, second.mark.read()]).toEqual([['lost'], pending]));
  const third = openTab();
  await vi.waitFor(() => expect([third.heard, third.mark.read()]).toEqual([['lost'], pending]));
  third.mark.remove();
  await vi.waitFor(() => expect([first.mark.read(), second.mark.read()]).toEqual([null, null]));
  expect(first.heard.at(-1)).toBe('settled');
});

it('a tab that asks hears nothing of an order that is still on its way', async () => {
  const first = openTab();
  first.mark.write(pending);
  const second = openTab();
  const third = openTab();
  first.mark.remove();
  await vi.waitFor(() => expect([second.heard, third.heard]).toEqual([['settled'], ['settled']]));
});

it('a page that is left with its order on the way tells the others', async () => {
  const first = openTab();
  const second = openTab();
  first.mark.write(pending);
  first.hide();
  await vi.waitFor(() => expect(second.heard).toEqual(['lost']));
});

it('what was on its way before a reload is lost after it', async () => {
  const first = openTab();
  first.mark.write(pending);
  first.close();
  const second = openTab();
  const again = openTab(first.storage);
  expect(again.mark.read()).toEqual(pending);
  await vi.waitFor(() => expect(second.mark.read()).toEqual(pending));
});

it.each(['{broken', '{"total":"x"}', 'null', '[]'])('takes %s in the storage for no mark', (text) => {
  const storage = createMemoryStorage();
  storage.setItem('my-food-pending-order', text);
  expect(openTab(storage).mark.read()).toBeNull();
});

it('works for the page where nothing can be stored, and alone where there is no line to other tabs', () => {
  const lifetime = new AbortController();
  const mark = createPendingOrderMark({
    lifetime: lifetime.signal,
    page: new EventTarget(),
    open: () => {
      throw new DOMException('denied', 'SecurityError');
    },
    channel: null,
  });
  mark.write(pending);
  mark.share();
  expect(mark.read()).toEqual(pending);
  mark.remove();
  expect(mark.read()).toBeNull();
});
