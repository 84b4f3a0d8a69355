import { vi } from 'vitest';
import { dish, openTabs, type Outcome } from './open-tabs.ts';

/** Settles promises and advances the fake timers. */
export const settle = (milliseconds = 0) => vi.advanceTimersByTimeAsync(milliseconds);

/** A shop with one tab; its cart contains dish 1 twice: 21.74 with tax. */
export function openShop(options: Parameters<typeof openTabs>[1] = {}) {
  const page = new EventTarget();
  vi.stubGlobal('window', page);
  const shop = openTabs(page, options);
  const openTab = () => {
    const tab = shop.open();
    return {
      ...tab,
      add: (id: number, quantity = 1) => {
        tab.cart.change({ type: 'items.added', items: [{ item: shop.menu.get(id) ?? dish(id, 500), quantity }] });
        shop.dispatchStorageEvent();
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
  const answer = async (given: Outcome) => {
    shop.posts[0]?.settle(given);
    await settle();
    shop.dispatchStorageEvent();
  };
  return { ...shop, openTab, tab, answer, stored: () => shop.storage.read().map(({ item, quantity }) => [item.id, quantity]) };
}

/** A shop whose tab has ordered its cart; no response came. */
export async function openLostOrder(outcome: Outcome) {
  const shop = openShop();
  await shop.tab.order();
  await shop.answer(outcome);
  return shop;
}
