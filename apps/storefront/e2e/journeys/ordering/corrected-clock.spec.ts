import type { Page } from '@playwright/test';
import { profileHeading } from '../../account-steps.ts';
import { card } from '../../admin-steps.ts';
import { clockTest, expect, expectRoute, toast, type Shop } from '../../shop.ts';
import { checkOut, openCheckout } from '../../steps.ts';

// A clock that was an hour ahead and is corrected: what the page has read so far dates from the future.
const openWithFastClock = (page: Page) => page.clock.install({ time: '2026-03-01T13:00:00Z' });
const correctClock = (page: Page) => page.clock.setSystemTime('2026-03-01T12:00:00Z');

clockTest('AC-313 after a correction of the clock, the menu is read when it opens', async ({ page, shop }) => {
  await openWithFastClock(page);
  await openCheckout(page, shop);
  await correctClock(page);
  shop.server.backend.db.food.update({ where: { name: { equals: 'Naan' } }, data: { price: 35_00 } });
  await page.getByRole('link', { name: 'Add More Items' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Naan' })).toContainText('৳35.00');
});

clockTest('AC-313 after a correction of the clock, "Order again" adds only what is on the menu', async ({ page, shop }) => {
  await openWithFastClock(page);
  await openCheckout(page, shop);
  await checkOut(page);
  await expectRoute(page, 'profile');
  await correctClock(page);
  shop.server.backend.db.food.delete({ where: { name: { equals: 'Margherita' } } });
  await page.getByRole('button', { name: 'Order again' }).click();
  await expect(toast(page, '1 not added: Margherita')).toHaveCount(1);
});

clockTest('AC-313 after a correction of the clock, an order without an answer is found', async ({ page, shop }) => {
  await openWithFastClock(page);
  await openCheckout(page, shop);
  const signInPage = { status: 200, text: '<p>Sign in to this network</p>', contentType: 'text/html' };
  shop.server.program({ method: 'POST', path: '/api/user/orders/', isProcessed: true, times: 1, reply: signInPage });
  await checkOut(page);
  await expect(page.getByText('Did the order arrive?')).toBeVisible();
  await correctClock(page);
  await page.getByRole('button', { name: 'Check my orders' }).click();
  await expect(toast(page, 'Order placed successfully!')).toHaveCount(1);
});

type Database = Shop['server']['backend']['db'];

const renameCategory = (db: Database) => db.category.update({ where: { name: { equals: 'Curry' } }, data: { name: 'Curries' } });
const changePrice = (db: Database) => db.food.update({ where: { name: { equals: 'Dal' } }, data: { price: 95_00 } });
for (const { list, name, changeOnServer, label, saved } of [
  { list: 'admin/products/', name: 'Dal', changeOnServer: changePrice, label: 'Price', saved: '95.00' },
  { list: 'admin/categorys/', name: 'Curry', changeOnServer: renameCategory, label: 'Name', saved: 'Curries' },
])
  clockTest(
    `AC-759 after a correction of the clock, the form of ${name} starts from what somebody else has saved`,
    async ({ page, shop }) => {
      await openWithFastClock(page);
      await shop.signIn('admin');
      await shop.open(list);
      const update = card(page, name).getByRole('link', { name: 'Update' });
      await expect(update).toBeVisible();
      await correctClock(page);
      changeOnServer(shop.server.backend.db);
      await update.click();
      await expect(page.getByLabel(label)).toHaveValue(saved);
    },
  );

clockTest(
  'AC-759 after a correction of the clock, the form of the profile starts from what another device has saved',
  async ({ page, shop }) => {
    await openWithFastClock(page);
    await shop.signIn('customer');
    await shop.open('profile/');
    await expect(profileHeading(page, 'Nusrat Jahan')).toBeVisible();
    await correctClock(page);
    const address = '14 Lake Road, Dhaka';
    const { accounts, db } = shop.server.backend;
    db.account.update({ where: { email: { equals: accounts.customer.email } }, data: { address } });
    await page.getByRole('button', { name: 'Update Profile' }).click();
    await expect(page.getByLabel('Address')).toHaveValue(address);
  },
);
