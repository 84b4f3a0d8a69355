import { describe, expect, it, vi } from 'vitest';
import { installFakeTime } from '../../platform/testing/fake-time.ts';
import { openLostOrder, openShop, settle } from '../testing/open-shop.ts';

const gracePeriodMs = 30_000;
const unknown = { unsettled: 'unknown' };

installFakeTime();

describe('an order with a lost response', () => {
  it('AC-116 preserves the cart, and is in the journal of later tabs', async () => {
    const { tab, openTab, stored, journal } = await openLostOrder('lost');
    const later = openTab();
    await settle();
    expect([tab.emitted, tab.state(), later.state()]).toEqual([['order.unreachable'], unknown, unknown]);
    expect([stored(), journal()]).toMatchObject([[[1, 2]], { status: 'lost' }]);
  });

  it('is found by its id and dishes, even if the server has recomputed the total', async () => {
    const { tab, orders, stored, journal } = await openLostOrder('lost, but accepted');
    const [order] = orders;
    if (order) order.total = 2175;
    await tab.check();
    expect([tab.emitted.at(-1), stored(), journal()]).toEqual(['order.placed', [], null]);
  });

  it('AC-647 is placed in every tab once My Orders lists it, without a check', async () => {
    const { tab, openTab, listOrders, stored, journal } = await openLostOrder('lost, but accepted');
    listOrders();
    await settle();
    const later = openTab();
    await settle();
    expect([tab.emitted.at(-1), later.state(), stored(), journal()]).toEqual(['order.placed', 'reviewing', [], null]);
  });

  it('AC-647 that My Orders has listed before the checkout was loaded is placed when it is', async () => {
    const { tab, openTab, listOrders, stored, journal } = await openLostOrder('lost, but accepted');
    tab.close();
    listOrders();
    const later = openTab();
    await settle();
    expect([later.emitted, stored(), journal()]).toEqual([['order.placed'], [], null]);
  });

  it('AC-647 is still unknown while My Orders does not list it', async () => {
    const { tab, listOrders, stored } = await openLostOrder('lost');
    listOrders();
    await settle(gracePeriodMs);
    expect([tab.state(), stored()]).toEqual([unknown, [[1, 2]]]);
  });

  it.each([
    ['ten minutes ahead', 600_000],
    ['an hour behind', -3_600_000],
  ])('is found with a clock %s', async (_, offset) => {
    const { tab } = await openLostOrder('lost, but accepted');
    vi.setSystemTime(Date.now() + offset);
    await tab.check();
    expect(tab.emitted.at(-1)).toBe('order.placed');
  });

  it('is not confused with an earlier equal order', async () => {
    const shop = openShop();
    await shop.tab.order();
    await shop.answer('accepted');
    await settle(1000);
    shop.tab.add(1, 2);
    await shop.tab.order();
    await shop.answer('lost');
    await shop.tab.check();
    expect([shop.tab.state(), shop.stored()]).toEqual([{ unsettled: 'waiting' }, [[1, 2]]]);
  });

  it('that the server stores late is found before it can be sent again', async () => {
    const { tab, recordOrder, orders, posts } = await openLostOrder('lost');
    await tab.check();
    await settle(8000);
    recordOrder({ lines: [{ foodId: 1, quantity: 2, price: 1035 }], subtotal: 2070, tax: 104, total: 2174 });
    await tab.order();
    await settle(gracePeriodMs);
    expect([tab.emitted.at(-1), orders.length, posts]).toEqual(['order.placed', 1, []]);
  });

  it('may be sent again after the grace period, and is still found before that', async () => {
    const { tab, recordOrder, orders, posts } = await openLostOrder('lost');
    await tab.check();
    await settle(gracePeriodMs);
    expect([tab.state(), tab.note()]).toEqual(['reviewing', 'absent']);
    recordOrder({ lines: [{ foodId: 1, quantity: 2, price: 1035 }], subtotal: 2070, tax: 104, total: 2174 });
    await tab.order();
    expect([tab.state(), orders.length, posts]).toEqual([{ unsettled: 'choosing' }, 1, []]);
    tab.checkout.send({ type: 'candidate.accepted' });
    await settle();
    expect([tab.emitted.at(-1), tab.inCart()]).toEqual(['order.placed', []]);
  });

  it('that is not found is sent again after the grace period', async () => {
    const { tab, posts, answer, journal, stored } = await openLostOrder('lost');
    await tab.check();
    await settle(gracePeriodMs);
    await tab.order();
    expect(posts).toHaveLength(1);
    await answer('accepted');
    expect([tab.emitted.at(-1), journal(), stored()]).toEqual(['order.placed', null, []]);
  });

  it('is shown with its candidates, and the user decides', async () => {
    const { tab, recordOrder, stored } = await openLostOrder('lost');
    recordOrder({ lines: [{ foodId: 1, quantity: 3, price: 1035 }], subtotal: 3105, tax: 155, total: 3260 });
    await tab.check();
    expect(tab.checkout.getSnapshot().context.candidates).toMatchObject([{ id: 1, items: [{ name: 'Dish 1', quantity: 3 }], total: 3260 }]);
    tab.checkout.send({ type: 'candidates.rejected' });
    await settle();
    expect([tab.state(), stored()]).toEqual([{ unsettled: 'waiting' }, [[1, 2]]]);
  });

  it('whose candidates were rejected up to the last search is sent again by a later tab without asking once more', async () => {
    const { tab, openTab, recordOrder, posts } = await openLostOrder('lost');
    recordOrder({ lines: [{ foodId: 1, quantity: 3, price: 1035 }], subtotal: 3105, tax: 155, total: 3260 });
    await tab.check();
    tab.checkout.send({ type: 'candidates.rejected' });
    await settle(gracePeriodMs);
    const later = openTab();
    await settle();
    await later.order();
    expect([later.state(), posts.length]).toEqual(['placing', 1]);
  });

  it('without known ids is always decided by the user', async () => {
    const shop = openShop();
    shop.recordOrder({ lines: [{ foodId: 1, quantity: 2, price: 1035 }], subtotal: 2070, tax: 104, total: 2174 });
    shop.server.canReadOrders = false;
    await shop.tab.order();
    await shop.answer('lost');
    shop.server.canReadOrders = true;
    await shop.tab.check();
    expect([shop.tab.state(), shop.stored()]).toEqual([{ unsettled: 'choosing' }, [[1, 2]]]);
  });

  it('stays unknown while the orders cannot be read', async () => {
    const { tab, server } = await openLostOrder('lost, but accepted');
    server.canReadOrders = false;
    await tab.check();
    expect([tab.state(), tab.note()]).toEqual([unknown, 'searchFailed']);
  });

  it('does not change the next user’s cart when it is found after the session has ended', async () => {
    const { tab, stored, journal } = await openLostOrder('lost, but accepted');
    tab.checkout.send({ type: 'outcome.checked' });
    tab.checkout.send({ type: 'checkout.reset' });
    await settle();
    expect([tab.emitted, stored(), journal()]).toMatchObject([['order.unreachable'], [[1, 2]], { status: 'lost' }]);
  });

  it('belongs to a session: without one, a later visit removes it', async () => {
    let isSignedIn = true;
    const shop = openShop({ isSignedIn: () => isSignedIn });
    await shop.tab.order();
    await shop.answer('lost');
    isSignedIn = false;
    const later = shop.openTab();
    await settle();
    expect([later.state(), shop.journal()]).toEqual(['reviewing', null]);
  });
});
