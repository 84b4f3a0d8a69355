import { describe, expect, it } from 'vitest';
import { installFakeTime } from '../platform/testing/fake-time.ts';
import { openShop, settle } from './testing/open-shop.ts';
import { dish } from './testing/open-tabs.ts';

const unknown = { unsettled: 'unknown' };

installFakeTime();

describe('an order', () => {
  it('AC-106 sends the lines of the cart, in poisha, and removes them once placed', async () => {
    const { tab, posts, answer, stored, journal, disk } = openShop();
    await tab.order();
    expect(posts.map(({ draft }) => draft)).toEqual([
      { lines: [{ foodId: 1, quantity: 2, price: 1035 }], subtotal: 2070, tax: 104, total: 2174 },
    ]);
    disk.writeMs = 100;
    await answer('accepted');
    // A tab that closes here leaves an order to look for, never a cart to order again.
    expect([stored(), journal()]).toMatchObject([[], { status: 'sending' }]);
    await settle(100);
    expect([tab.emitted, stored(), journal()]).toEqual([['order.placed'], [], null]);
  });

  it('is in the journal before it is sent, with the known order ids', async () => {
    const { tab, recordOrder, journal } = openShop();
    recordOrder({ lines: [], subtotal: 0, tax: 0, total: 0 });
    await tab.order();
    expect(journal()).toMatchObject({ status: 'sending', knownIds: [1], lines: [{ id: 1, name: 'Dish 1', quantity: 2 }] });
  });

  it('is sent even if the server’s orders cannot be read', async () => {
    const { tab, server, journal } = openShop();
    server.canReadOrders = false;
    await tab.order();
    expect(journal()).toMatchObject({ status: 'sending', knownIds: null });
  });

  it('AC-114 a refusal preserves the cart and clears the journal', async () => {
    const { tab, answer, stored, journal } = openShop();
    await tab.order();
    await answer('refused');
    expect([tab.emitted, tab.note(), stored(), journal()]).toEqual([['order.refused'], 'refused', [[1, 2]], null]);
  });

  it('a 429 blocks for the Retry-After time', async () => {
    const { tab, answer } = openShop();
    await tab.order();
    await answer('throttled');
    expect([tab.state(), tab.emitted]).toEqual(['throttled', ['order.refused']]);
    await settle(5000);
    expect([tab.state(), tab.note()]).toEqual(['reviewing', null]);
  });

  it('a changed price is shown before anything is sent, and used afterwards', async () => {
    const { tab, menu, posts } = openShop();
    menu.set(1, dish(1, 3500));
    await tab.order();
    expect([tab.note(), posts]).toEqual(['menuChanged', []]);
    await tab.order();
    expect(posts[0]?.draft).toMatchObject({ lines: [{ foodId: 1, quantity: 2, price: 3500 }], total: 7350 });
  });

  it('AC-677 a changed name is shown before anything is sent, and the order is looked for by it', async () => {
    const { tab, menu, posts, journal } = openShop();
    menu.set(1, { ...dish(1, 1035), name: 'Renamed' });
    await tab.order();
    expect([tab.note(), posts]).toEqual(['menuChanged', []]);
    await tab.order();
    expect(journal()).toMatchObject({ status: 'sending', lines: [{ id: 1, name: 'Renamed' }] });
  });

  it('removes the ordered lines and preserves those added meanwhile, in this tab and in another', async () => {
    const { tab, openTab, answer, stored } = openShop();
    const other = openTab();
    await tab.order();
    tab.add(2);
    other.add(3);
    other.add(1);
    await answer('accepted');
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

  it('contains the visible lines even if the storage was cleared in this tab', async () => {
    const { tab, posts, storage, answer } = openShop();
    storage.write([]);
    await tab.order();
    expect(posts[0]?.draft.lines).toEqual([{ foodId: 1, quantity: 2, price: 1035 }]);
    await answer('accepted');
    expect([tab.emitted, tab.inCart()]).toEqual([['order.placed'], []]);
  });

  it('is not sent if the session ends while the journal is written', async () => {
    const { tab, posts, disk, journal, stored } = openShop();
    disk.writeMs = 100;
    await tab.order();
    tab.checkout.send({ type: 'checkout.reset' });
    await settle(1000);
    expect([posts, journal(), stored(), tab.emitted]).toEqual([[], null, [[1, 2]], []]);
  });

  it('that settles after the session has ended does not change the next user’s cart', async () => {
    const { tab, answer, stored } = openShop();
    await tab.order();
    tab.checkout.send({ type: 'checkout.reset' });
    await answer('accepted');
    expect([tab.emitted, stored()]).toEqual([[], [[1, 2]]]);
  });
});

describe.each([
  ['with Web Locks', true],
  ['without Web Locks', false],
])('two tabs %s', (_, hasWebLocks) => {
  it('AC-117 send one order, however often both request it', async () => {
    const { tab, openTab, posts, answer } = openShop({ hasWebLocks });
    const other = openTab();
    await Promise.all([tab.order(), other.order(), tab.order(), other.order()]);
    expect(posts).toHaveLength(1);
    await answer('accepted');
    await settle(1000);
    await Promise.all([tab.order(), other.order()]);
    expect([posts, [...tab.emitted, ...other.emitted].filter((type) => type === 'order.placed')]).toEqual([[], ['order.placed']]);
  });

  it('the second notes that another tab is ordering', async () => {
    const { tab, openTab, posts } = openShop({ hasWebLocks });
    const other = openTab();
    await tab.order();
    await other.order();
    expect([other.note(), posts.length]).toEqual(['lockedByOtherTab', 1]);
  });

  it('a lost response blocks the other tab until the order is settled', async () => {
    const { tab, openTab, posts, answer, dispatchStorageEvent } = openShop({ hasWebLocks });
    const other = openTab();
    await tab.order();
    await answer('lost, but accepted');
    expect([tab.state(), other.state()]).toEqual([unknown, unknown]);
    await other.order();
    expect(posts).toEqual([]);
    await tab.check();
    dispatchStorageEvent();
    expect([tab.emitted, other.state(), other.inCart()]).toEqual([['order.unreachable', 'order.placed'], 'reviewing', []]);
  });

  it('a tab that closes with a pending order leaves an unknown outcome for the next tab', async () => {
    const { tab, openTab, posts, recordOrder, stored } = openShop({ hasWebLocks });
    const other = openTab();
    await tab.order();
    const [post] = posts;
    tab.close();
    if (post) recordOrder(post.draft);
    await settle(12_000);
    const later = openTab();
    await settle();
    expect([other.state(), later.state()]).toEqual([unknown, unknown]);
    await later.check();
    expect([later.emitted, stored()]).toEqual([['order.placed'], []]);
  });
});
