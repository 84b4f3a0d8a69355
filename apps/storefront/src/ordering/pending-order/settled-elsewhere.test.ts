import { describe, expect, it } from 'vitest';
import { installFakeTime } from '../../platform/testing/fake-time.ts';
import { openLostOrder, settle } from '../testing/open-shop.ts';

installFakeTime();

describe('an order with a lost response', () => {
  it('AC-314 AC-580 that two tabs find at once takes its lines from the cart once, and is reported by each', async () => {
    const { tab, openTab, stored } = await openLostOrder('lost, but accepted');
    const later = openTab();
    await settle();
    tab.add(1, 2);
    await Promise.all([tab.check(), later.check()]);
    await settle(1000);
    expect([tab.emitted.at(-1), later.emitted, later.state(), stored()]).toEqual(['order.placed', ['order.placed'], 'reviewing', [[1, 2]]]);
  });

  it('AC-580 that two tabs look for is reported by the slower one as well', async () => {
    const { tab, openTab, server, stored } = await openLostOrder('lost, but accepted');
    const later = openTab();
    await settle();
    server.ordersMs = 1000;
    await later.check();
    server.ordersMs = 0;
    await tab.check();
    await settle(1000);
    expect([tab.emitted.at(-1), later.emitted, later.state(), stored()]).toEqual(['order.placed', ['order.placed'], 'reviewing', []]);
  });

  it.each<[string, number, unknown]>([
    ['waits for', 0, { unsettled: 'waiting' }],
    ['asks about', 3, { unsettled: 'choosing' }],
  ])('AC-794 that a tab %s is reported by it as well, once another tab has found it', async (_, quantity, state) => {
    const { tab, openTab, recordOrder, stored } = await openLostOrder('lost');
    const record = (ordered: number) =>
      recordOrder({ lines: [{ foodId: 1, quantity: ordered, price: 1035 }], subtotal: 2070, tax: 104, total: 2174 });
    if (quantity > 0) record(quantity);
    await tab.check();
    expect(tab.state()).toEqual(state);
    record(2);
    const later = openTab();
    await settle();
    await later.check();
    await settle(30_000);
    expect([later.emitted, tab.emitted, tab.state(), stored()]).toEqual([
      ['order.placed'],
      ['order.unreachable', 'order.placed'],
      'reviewing',
      [],
    ]);
  });

  it('AC-794 that a tab asks about is reported by it as well, once the user has recognized it in another tab', async () => {
    const { tab, openTab, recordOrder, stored } = await openLostOrder('lost');
    // The server has renamed the dish: nothing is certain.
    recordOrder({ lines: [{ foodId: 2, quantity: 2, price: 1035 }], subtotal: 2070, tax: 104, total: 2174 });
    const later = openTab();
    await settle();
    await tab.check();
    await later.check();
    expect([tab.state(), later.state()]).toEqual([{ unsettled: 'choosing' }, { unsettled: 'choosing' }]);
    later.checkout.send({ type: 'candidate.accepted' });
    await settle(30_000);
    expect([later.emitted.at(-1), tab.emitted.at(-1), tab.state(), stored()]).toEqual(['order.placed', 'order.placed', 'reviewing', []]);
  });
});
