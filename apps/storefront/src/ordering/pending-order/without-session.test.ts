import { describe, expect, it } from 'vitest';
import { installFakeTime } from '../../platform/testing/fake-time.ts';
import { openShop, settle } from '../testing/open-shop.ts';

installFakeTime();

describe('an order without a session, with a lost response', () => {
  function openGuestShop() {
    const session = { isOpen: false };
    const shop = openShop({ isSignedIn: () => session.isOpen });
    // Nobody waits for orders that cannot be read.
    Object.assign(shop.server, { canReadOrders: false, ordersMs: 1000 });
    const logIn = () => {
      session.isOpen = true;
      Object.assign(shop.server, { canReadOrders: true, ordersMs: 0 });
    };
    return { ...shop, logIn };
  }

  it('AC-451 blocks no tab, and is sent again: the server stores orders of accounts only', async () => {
    const { tab, openTab, posts, answer, stored, journal } = openGuestShop();
    const other = openTab();
    await tab.order();
    await answer('lost');
    expect([tab.emitted, tab.state(), tab.note(), stored(), journal()]).toEqual([
      ['order.unreachable'],
      'reviewing',
      'refused',
      [[1, 2]],
      null,
    ]);
    expect([other.state(), openTab().state()]).toEqual(['reviewing', 'reviewing']);
    await settle(1000);
    await tab.order();
    expect(posts).toHaveLength(1);
    await answer('accepted');
    expect([tab.emitted.at(-1), stored()]).toEqual(['order.placed', []]);
  });

  it('AC-451 blocks no later visit, if its tab was closed', async () => {
    const { tab, openTab, journal } = openGuestShop();
    await tab.order();
    tab.close();
    const later = openTab();
    await settle(1000);
    expect([later.state(), journal()]).toEqual(['reviewing', null]);
  });

  it('AC-451 is looked for if the user has logged in meanwhile', async () => {
    const { tab, answer, logIn, journal } = openGuestShop();
    await tab.order();
    logIn();
    await answer('lost, but accepted');
    expect([tab.state(), journal()]).toMatchObject([{ unsettled: 'unknown' }, { status: 'lost' }]);
    await tab.check();
    expect(tab.state()).toEqual({ unsettled: 'choosing' });
  });
});
