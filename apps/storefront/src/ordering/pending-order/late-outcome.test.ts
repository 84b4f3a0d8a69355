import { describe, expect, it } from 'vitest';
import { installFakeTime } from '../../platform/testing/fake-time.ts';
import { openShop, settle } from '../testing/open-shop.ts';
import { dish } from '../testing/open-tabs.ts';

installFakeTime();

describe('an order', () => {
  it('AC-359 that the server stored before it failed is found when it is ordered again', async () => {
    const { tab, orders, posts, answer, stored, journal } = openShop();
    await tab.order();
    await answer('failed, but accepted');
    expect([tab.emitted, tab.state(), tab.note(), stored()]).toEqual([['order.refused'], 'reviewing', 'refused', [[1, 2]]]);
    tab.add(1);
    await tab.order();
    expect([tab.state(), posts]).toEqual([{ unsettled: 'choosing' }, []]);
    tab.checkout.send({ type: 'candidate.accepted' });
    await settle();
    expect([tab.emitted.at(-1), orders.length, stored(), journal()]).toEqual(['order.placed', 1, [[1, 1]], null]);
  });

  it('AC-726 that the server stored before it failed is asked about once My Orders lists it, in this tab and in a later one', async () => {
    const { tab, openTab, listOrders, posts, answer, stored } = openShop();
    await tab.order();
    await answer('failed, but accepted');
    listOrders();
    await settle();
    const later = openTab();
    await settle();
    expect([tab.state(), later.state(), posts, stored()]).toEqual([{ unsettled: 'choosing' }, { unsettled: 'choosing' }, [], [[1, 2]]]);
    tab.checkout.send({ type: 'candidates.rejected' });
    await settle(30_000);
    listOrders();
    await settle();
    expect([tab.state(), tab.note(), later.state(), stored()]).toEqual(['reviewing', 'absent', 'reviewing', [[1, 2]]]);
  });

  it('AC-726 that the server failed is not asked about once its dishes have left the cart', async () => {
    const { tab, listOrders, answer } = openShop();
    await tab.order();
    await answer('failed, but accepted');
    tab.cart.change({ type: 'line.removed', id: 1 });
    listOrders();
    await settle();
    expect(tab.state()).toBe('reviewing');
  });

  it('AC-359 that the server failed in another tab meanwhile is looked for before this tab sends', async () => {
    const { tab, openTab, server, orders, posts, answer } = openShop();
    const other = openTab();
    server.ordersMs = 2000;
    await tab.order();
    server.ordersMs = 0;
    await other.order();
    expect(posts).toHaveLength(1);
    await answer('failed, but accepted');
    await settle(2000);
    expect([tab.state(), posts]).toEqual([{ unsettled: 'unknown' }, []]);
    await tab.check();
    expect([tab.state(), orders.length]).toEqual([{ unsettled: 'choosing' }, 1]);
  });

  it('AC-359 that the server stored before it failed is found, even if the orders could not be read before it', async () => {
    const { tab, server, orders, posts, answer } = openShop();
    server.canReadOrders = false;
    await tab.order();
    await answer('failed, but accepted');
    server.canReadOrders = true;
    await settle(1000);
    await tab.order();
    expect([tab.state(), posts, orders.length]).toEqual([{ unsettled: 'choosing' }, [], 1]);
  });

  it('AC-450 that the server failed without a session is sent again: nobody can look for it', async () => {
    const { tab, server, posts, answer, journal } = openShop({ isSignedIn: () => false });
    server.canReadOrders = false;
    await tab.order();
    await answer('failed');
    expect([tab.note(), journal()]).toEqual(['refused', null]);
    await settle(1000);
    await tab.order();
    expect(posts).toHaveLength(1);
    await answer('refused');
    expect([tab.emitted, tab.note()]).toEqual([['order.refused', 'order.refused'], 'refused']);
  });

  it('AC-359 that the server did not store when it failed is sent again at once', async () => {
    const { tab, openTab, posts, answer, stored } = openShop();
    const other = openTab();
    await tab.order();
    await answer('failed');
    await settle(1000);
    expect(other.state()).toBe('reviewing');
    await tab.order();
    expect(posts).toHaveLength(1);
    await answer('accepted');
    expect([tab.emitted.at(-1), stored()]).toEqual(['order.placed', []]);
  });

  it('AC-361 is not sent with a price or a dish that a late menu has changed', async () => {
    const { tab, menu, server, posts } = openShop();
    Object.assign(server, { menuMs: 2500, ordersMs: 4000 });
    menu.set(1, dish(1, 3500));
    await tab.order();
    await settle(4000);
    expect([tab.state(), tab.note(), posts]).toEqual(['reviewing', 'cartChanged', []]);
    menu.delete(1);
    await tab.order();
    await settle(4000);
    expect([tab.note(), posts]).toEqual(['cartChanged', []]);
  });

  it('AC-361 is not sent with more than another tab has left in the cart', async () => {
    const { tab, openTab, server, posts } = openShop();
    const other = openTab();
    server.ordersMs = 1000;
    await tab.order();
    other.cart.change({ type: 'line.decreased', id: 1 });
    await settle(1000);
    expect([tab.state(), tab.note(), posts]).toEqual(['reviewing', 'cartChanged', []]);
  });

  it.each(['accepted', 'lost', 'refused'] as const)(
    'AC-362 that another tab has settled meanwhile is not settled again: %s',
    async (outcome) => {
      const { tab, openTab, posts, recordOrder, stored, journal } = openShop();
      await tab.order();
      const other = openTab();
      await settle(121_000);
      const [post] = posts;
      if (post) recordOrder(post.draft);
      await other.check();
      expect([other.emitted, stored()]).toEqual([['order.placed'], []]);
      other.add(1, 2);
      post?.settle(outcome);
      await settle(1000);
      expect([stored(), journal()]).toEqual([[[1, 2]], null]);
      if (outcome === 'lost') expect([tab.state(), tab.note(), tab.emitted]).toEqual(['reviewing', 'cartChanged', []]);
    },
  );

  it('AC-360 that another tab has placed is not placed again by a page of the back/forward cache', async () => {
    const { tab, storage, restorePages, posts } = openShop();
    storage.write([]);
    restorePages();
    expect(tab.inCart()).toEqual([]);
    await tab.order();
    expect([tab.emitted, posts]).toEqual([['cart.wasEmpty'], []]);
  });

  it('AC-359 that the server failed is forgotten with its cart: an order from elsewhere is not taken for the next one', async () => {
    const { tab, recordOrder, posts, answer, storage, stored } = openShop();
    await tab.order();
    await answer('failed');
    await settle(1000);
    recordOrder({ lines: [{ foodId: 1, quantity: 2, price: 1035 }], subtotal: 2070, tax: 104, total: 2174 });
    storage.write([]);
    tab.cart.change({ type: 'line.removed', id: 1 });
    tab.add(2);
    await tab.order();
    expect([tab.state(), posts.map(({ draft }) => draft.lines[0]?.foodId)]).toEqual(['placing', [2]]);
    await answer('accepted');
    expect([tab.emitted.at(-1), stored()]).toEqual(['order.placed', []]);
  });

  it('AC-359 that the server failed is forgotten with its cart, also while the orders cannot be read', async () => {
    const { tab, server, posts, answer, journal } = openShop();
    server.canReadOrders = false;
    await tab.order();
    await answer('failed');
    await settle(1000);
    tab.cart.change({ type: 'line.removed', id: 1 });
    tab.add(2);
    await tab.order();
    expect([tab.note(), posts.map(({ draft }) => draft.lines[0]?.foodId)]).toEqual([null, [2]]);
    await answer('accepted');
    expect([tab.emitted.at(-1), journal()]).toEqual(['order.placed', null]);
  });

  it('AC-359 that the server failed is not sent again while the orders cannot be read, and nothing is lost', async () => {
    const { tab, server, posts, answer, stored } = openShop();
    await tab.order();
    await answer('failed');
    await settle(1000);
    server.canReadOrders = false;
    await tab.order();
    expect([tab.state(), tab.note(), posts, stored()]).toEqual(['reviewing', 'searchFailed', [], [[1, 2]]]);
    server.canReadOrders = true;
    await tab.order();
    expect(posts).toHaveLength(1);
  });
});
