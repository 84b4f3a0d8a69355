import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dish, openTabs } from './testing/open-tabs.ts';

const gracePeriodMs = 30_000;
const settle = (milliseconds = 0) => vi.advanceTimersByTimeAsync(milliseconds);

/** A shop in whose first tab two of dish 1 lie in the cart: 21.74 with tax. */
function openShop(options: Parameters<typeof openTabs>[1] = {}) {
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

const unknown = { unsettled: 'unknown' };

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('an order', () => {
  it('AC-106 sends what the cart holds, in poisha, and takes it out once placed', async () => {
    const { tab, posts, answer, stored, journal } = openShop();
    await tab.order();
    expect(posts.map(({ draft }) => draft)).toEqual([
      { lines: [{ foodId: 1, quantity: 2, price: 1035 }], subtotal: 2070, tax: 104, total: 2174 },
    ]);
    await answer('taken');
    expect([tab.emitted, stored(), journal()]).toEqual([['order.placed'], [], null]);
  });

  it('is in the journal before it is sent, with the ids on record', async () => {
    const { tab, take, journal } = openShop();
    take({ lines: [], subtotal: 0, tax: 0, total: 0 });
    await tab.order();
    expect(journal()).toMatchObject({ status: 'sending', knownIds: [1], lines: [{ id: 1, name: 'Dish 1', quantity: 2 }] });
  });

  it('is sent as well when the orders on record cannot be read', async () => {
    const { tab, server, journal } = openShop();
    server.canReadOrders = false;
    await tab.order();
    expect(journal()).toMatchObject({ status: 'sending', knownIds: null });
  });

  it('AC-114 a refusal keeps the cart and clears the journal', async () => {
    const { tab, answer, stored, journal } = openShop();
    await tab.order();
    await answer('refused');
    expect([tab.emitted, tab.note(), stored(), journal()]).toEqual([['order.refused'], 'refused', [[1, 2]], null]);
  });

  it('a 429 blocks for as long as the server asks', async () => {
    const { tab, answer } = openShop();
    await tab.order();
    await answer('throttled');
    expect([tab.state(), tab.emitted]).toEqual(['throttled', ['order.refused']]);
    await settle(5000);
    expect([tab.state(), tab.note()]).toEqual(['reviewing', 'refused']);
  });

  it('a changed price is shown before anything is sent, and used afterwards', async () => {
    const { tab, menu, posts } = openShop();
    menu.set(1, dish(1, 3500));
    await tab.order();
    expect([tab.note(), posts]).toEqual(['menuChanged', []]);
    await tab.order();
    expect(posts[0]?.draft).toMatchObject({ lines: [{ foodId: 1, quantity: 2, price: 3500 }], total: 7350 });
  });

  it('takes out what was ordered and leaves what was added meanwhile, here and in another tab', async () => {
    const { tab, openTab, answer, stored } = openShop();
    const other = openTab();
    await tab.order();
    tab.add(2);
    other.add(3);
    other.add(1);
    await answer('taken');
    expect([stored(), tab.inCart(), other.inCart()]).toEqual([
      [
        [1, 1],
        [2, 1],
        [3, 1],
      ],
      [
        [1, 1],
        [2, 1],
        [3, 1],
      ],
      [
        [1, 1],
        [2, 1],
        [3, 1],
      ],
    ]);
  });

  it('goes out with what is on the screen after this tab’s own storage was cleared', async () => {
    const { tab, posts, storage, answer } = openShop();
    storage.write([]);
    await tab.order();
    expect(posts[0]?.draft.lines).toEqual([{ foodId: 1, quantity: 2, price: 1035 }]);
    await answer('taken');
    expect([tab.emitted, tab.inCart()]).toEqual([['order.placed'], []]);
  });

  it('that is answered after its user has left spares the cart of the next', async () => {
    const { tab, answer, stored } = openShop();
    await tab.order();
    tab.checkout.send({ type: 'checkout.reset' });
    await answer('taken');
    expect([tab.emitted, stored()]).toEqual([[], [[1, 2]]]);
  });
});

describe.each([
  ['with Web Locks', true],
  ['without Web Locks', false],
])('two tabs %s', (_, hasWebLocks) => {
  it('AC-117 send one order, however often both are pressed', async () => {
    const { tab, openTab, posts, answer } = openShop({ hasWebLocks });
    const other = openTab();
    await Promise.all([tab.order(), other.order(), tab.order(), other.order()]);
    expect(posts).toHaveLength(1);
    await answer('taken');
    await settle(1000);
    await Promise.all([tab.order(), other.order()]);
    expect([posts, [...tab.emitted, ...other.emitted].filter((type) => type === 'order.placed')]).toEqual([[], ['order.placed']]);
  });

  it('the second says that the first is ordering', async () => {
    const { tab, openTab, posts } = openShop({ hasWebLocks });
    const other = openTab();
    await tab.order();
    await other.order();
    expect([other.note(), posts.length]).toEqual(['lockedByOtherTab', 1]);
  });

  it('a lost answer holds the other back until it is settled', async () => {
    const { tab, openTab, posts, answer, spread } = openShop({ hasWebLocks });
    const other = openTab();
    await tab.order();
    await answer('lost, but taken');
    expect([tab.state(), other.state()]).toEqual([unknown, unknown]);
    await other.order();
    expect(posts).toEqual([]);
    await tab.check();
    spread();
    expect([tab.emitted, other.state(), other.inCart()]).toEqual([['order.unreachable', 'order.placed'], 'reviewing', []]);
  });

  it('a tab that is closed with its order on the way warns the next one', async () => {
    const { tab, openTab, posts, take, stored } = openShop({ hasWebLocks });
    const other = openTab();
    await tab.order();
    const [post] = posts;
    tab.close();
    if (post) take(post.draft);
    await settle(12_000);
    const later = openTab();
    await settle();
    expect([other.state(), later.state()]).toEqual([unknown, unknown]);
    await later.check();
    expect([later.emitted, stored()]).toEqual([['order.placed'], []]);
  });
});

describe('an order whose answer was lost', () => {
  async function lose(stored: 'lost' | 'lost, but taken') {
    const shop = openShop();
    await shop.tab.order();
    await shop.answer(stored);
    return shop;
  }

  it('AC-116 keeps the cart, and is remembered for every tab to come', async () => {
    const { tab, openTab, stored, journal } = await lose('lost');
    const later = openTab();
    await settle();
    expect([tab.emitted, tab.state(), later.state()]).toEqual([['order.unreachable'], unknown, unknown]);
    expect([stored(), journal()]).toMatchObject([[[1, 2]], { status: 'lost' }]);
  });

  it('is found by its id and dishes, though the server has recomputed the total', async () => {
    const { tab, orders, stored, journal } = await lose('lost, but taken');
    const [order] = orders;
    if (order) order.total = 2175;
    await tab.check();
    expect([tab.emitted.at(-1), stored(), journal()]).toEqual(['order.placed', [], null]);
  });

  it.each([
    ['ten minutes ahead', 600_000],
    ['an hour behind', -3_600_000],
  ])('is found with a clock %s', async (_, offset) => {
    const { tab } = await lose('lost, but taken');
    vi.setSystemTime(Date.now() + offset);
    await tab.check();
    expect(tab.emitted.at(-1)).toBe('order.placed');
  });

  it('is not taken for an equal order of before', async () => {
    const shop = openShop();
    await shop.tab.order();
    await shop.answer('taken');
    await settle(1000);
    shop.tab.add(1, 2);
    await shop.tab.order();
    await shop.answer('lost');
    await shop.tab.check();
    expect([shop.tab.state(), shop.stored()]).toEqual([{ unsettled: 'waiting' }, [[1, 2]]]);
  });

  it('that is stored late is found before it could be sent again: one order', async () => {
    const { tab, take, orders, posts } = await lose('lost');
    await tab.check();
    await settle(8000);
    take({ lines: [{ foodId: 1, quantity: 2, price: 1035 }], subtotal: 2070, tax: 104, total: 2174 });
    await tab.order();
    await settle(gracePeriodMs);
    expect([tab.emitted.at(-1), orders.length, posts]).toEqual(['order.placed', 1, []]);
  });

  it('may be sent again after the grace period, and a look before that still finds it', async () => {
    const { tab, take, orders, posts } = await lose('lost');
    await tab.check();
    await settle(gracePeriodMs);
    expect([tab.state(), tab.note()]).toEqual(['reviewing', 'absent']);
    take({ lines: [{ foodId: 1, quantity: 2, price: 1035 }], subtotal: 2070, tax: 104, total: 2174 });
    await tab.order();
    expect([tab.state(), orders.length, posts]).toEqual([{ unsettled: 'choosing' }, 1, []]);
    tab.checkout.send({ type: 'candidate.accepted' });
    await settle();
    expect([tab.emitted.at(-1), tab.inCart()]).toEqual(['order.placed', []]);
  });

  it('that is nowhere is sent again after the grace period', async () => {
    const { tab, posts, answer, journal, stored } = await lose('lost');
    await tab.check();
    await settle(gracePeriodMs);
    await tab.order();
    expect(posts).toHaveLength(1);
    await answer('taken');
    expect([tab.emitted.at(-1), journal(), stored()]).toEqual(['order.placed', null, []]);
  });

  it('is shown with its near matches, and the user decides', async () => {
    const { tab, take, stored } = await lose('lost');
    take({ lines: [{ foodId: 1, quantity: 3, price: 1035 }], subtotal: 3105, tax: 155, total: 3260 });
    await tab.check();
    expect(tab.checkout.getSnapshot().context.candidates).toMatchObject([{ id: 1, items: [{ name: 'Dish 1', quantity: 3 }], total: 3260 }]);
    tab.checkout.send({ type: 'candidates.rejected' });
    await settle();
    expect([tab.state(), stored()]).toEqual([{ unsettled: 'waiting' }, [[1, 2]]]);
  });

  it('without known ids is never decided for the user', async () => {
    const shop = openShop();
    shop.take({ lines: [{ foodId: 1, quantity: 2, price: 1035 }], subtotal: 2070, tax: 104, total: 2174 });
    shop.server.canReadOrders = false;
    await shop.tab.order();
    await shop.answer('lost');
    shop.server.canReadOrders = true;
    await shop.tab.check();
    expect([shop.tab.state(), shop.stored()]).toEqual([{ unsettled: 'choosing' }, [[1, 2]]]);
  });

  it('stays open while the orders cannot be read', async () => {
    const { tab, server } = await lose('lost, but taken');
    server.canReadOrders = false;
    await tab.check();
    expect([tab.state(), tab.note()]).toEqual([unknown, 'searchFailed']);
  });

  it('leaves the next user’s cart alone when it is found after the session has ended', async () => {
    const { tab, stored, journal } = await lose('lost, but taken');
    tab.checkout.send({ type: 'outcome.checked' });
    tab.checkout.send({ type: 'checkout.reset' });
    await settle();
    expect([tab.emitted, stored(), journal()]).toMatchObject([['order.unreachable'], [[1, 2]], { status: 'lost' }]);
  });

  it('belongs to a session: without one a later visit forgets it', async () => {
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
