import { expect, it, vi } from 'vitest';
import { installFakeTime } from '../../platform/testing/fake-time.ts';
import { openShop, settle } from '../testing/open-shop.ts';

installFakeTime();

const hoursMs = 60 * 60_000;

it('AC-613 an order that a sleeping device has not sent yet is not sent when it wakes', async () => {
  const { tab, server, posts, stored, journal, answer } = openShop();
  Object.assign(server, { menuMs: 100, ordersMs: 1000 });
  await tab.order();
  // Timers pause during sleep, the clock does not.
  vi.setSystemTime(Date.now() + 9 * hoursMs);
  await settle(3000);
  expect([posts, tab.state(), tab.note()]).toEqual([[], 'reviewing', 'absent']);
  expect([stored(), journal(), tab.emitted]).toEqual([[[1, 2]], null, []]);
  await tab.order();
  await settle(1000);
  await answer('accepted');
  expect([tab.emitted, stored()]).toEqual([['order.placed'], []]);
});

it('AC-613 nor is one whose entry is being written when the device falls asleep', async () => {
  const { tab, disk, posts, stored, journal } = openShop();
  disk.writeMs = 1000;
  await tab.order();
  await settle(500);
  vi.setSystemTime(Date.now() + 9 * hoursMs);
  await settle(3000);
  expect([posts, tab.state(), tab.note(), stored(), journal()]).toEqual([[], 'reviewing', 'absent', [[1, 2]], null]);
});

it('AC-613 an earlier order that the server failed is still looked for afterwards, and not sent twice', async () => {
  const { tab, server, posts, recordOrder, stored, journal, answer } = openShop();
  await tab.order();
  await answer('failed');
  await settle(1000);
  const earlier = journal();
  server.menuMs = 1000;
  await tab.order();
  vi.setSystemTime(Date.now() + 9 * hoursMs);
  await settle(3000);
  expect([posts, tab.state(), tab.note(), stored()]).toEqual([[], 'reviewing', 'absent', [[1, 2]]]);
  expect([earlier?.status, journal()]).toEqual(['absent', earlier]);
  // The server has stored it all the same.
  recordOrder({ lines: [{ foodId: 1, quantity: 2, price: 1035 }], subtotal: 2070, tax: 104, total: 2174 });
  await tab.order();
  await settle(1000);
  expect([posts, tab.state()]).toEqual([[], { unsettled: 'choosing' }]);
});

it('AC-613 a slow line and a clock that is put back delay no order', async () => {
  const { tab, server, posts } = openShop();
  Object.assign(server, { menuMs: 2500, ordersMs: 90_000 });
  await tab.order();
  vi.setSystemTime(Date.now() - 9 * hoursMs);
  await settle(90_000);
  expect(posts).toHaveLength(1);
});
