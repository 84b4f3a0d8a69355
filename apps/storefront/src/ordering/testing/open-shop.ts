import { afterEach, beforeEach, vi } from 'vitest';
import { dish, openTabs } from './open-tabs.ts';

/** Each test of the file has a clock that it moves itself, and a quiet console. */
export function installFakeTime(): void {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });
}

/** Lets promises settle, and so many milliseconds of the fake clock pass. */
export const settle = (milliseconds = 0) => vi.advanceTimersByTimeAsync(milliseconds);

/** A shop in whose first tab two of dish 1 lie in the cart: 21.74 with tax. */
export function openShop(options: Parameters<typeof openTabs>[1] = {}) {
  const page = new EventTarget();
  vi.stubGlobal('window', page);
  const shop = openTabs(page, options);
  const openTab = () => {
    const tab = shop.open();
    return {
      ...tab,
      add: (id: number, quantity = 1) => {
        tab.cart.change({ type: 'item.added', item: shop.menu.get(id) ?? dish(id, 500), quantity });
        shop.spread();
      },
      order: async () => {
        tab.checkout.send({ type: 'order.requested', lines: tab.cart.actor.getSnapshot().context.lines });
        await settle();
      },
      check: async () => {
        tab.checkout.send({ type: 'outcome.checked' });
        await settle();
      },
      inCart: () => tab.cart.actor.getSnapshot().context.lines.map(({ item, quantity }) => [item.id, quantity]),
      state: () => tab.checkout.getSnapshot().value,
      note: () => tab.checkout.getSnapshot().context.note,
    };
  };
  const tab = openTab();
  tab.add(1, 2);
  const answer = async (given: Parameters<(typeof shop.posts)[number]['settle']>[0]) => {
    shop.posts[0]?.settle(given);
    await settle();
    shop.spread();
  };
  return { ...shop, openTab, tab, answer, stored: () => shop.storage.read().map(({ item, quantity }) => [item.id, quantity]) };
}
