import { accountButton, storageOf } from '../../account-steps.ts';
import { expect, test, toast } from '../../shop.ts';
import { addToOrder, expectQuantity, logIn } from '../../steps.ts';

test('AC-717 AC-718 who logs in again on a login page that was just loaded keeps the cart, and has the role that the login answers', async ({
  page,
  shop,
}) => {
  const { customer } = shop.server.backend.accounts;
  await shop.signIn('customer');
  await shop.open('food/');
  await addToOrder(page, 'Naan');
  await expectQuantity(page, 'Naan', 1);
  shop.server.backend.db.account.update({ where: { email: { equals: customer.email } }, data: { role: 'ADMIN' } });
  await page.evaluate(() => (location.hash = '#/login/'));
  await page.reload();
  await expect.poll(() => shop.server.requests.some(({ path, answer }) => path === '/api/user/profile/' && answer)).toBe(true);
  await logIn(page, customer);
  await expect(toast(page, 'Login sucessfull')).toBeVisible();
  expect((await storageOf(page))['role']).toBe('ADMIN');
  await page.getByRole('banner').getByRole('link', { name: 'Cart', exact: true }).click();
  await expectQuantity(page, 'Naan', 1);
});

test('AC-743 who logs in on a login page on which another tab has logged in keeps the cart', async ({ page, shop, context }) => {
  const { customer } = shop.server.backend.accounts;
  await shop.open('login/');
  const other = await context.newPage();
  await other.goto(page.url());
  await logIn(other, customer);
  await expect(toast(other, 'Login sucessfull')).toBeVisible();
  await shop.open('food/', other);
  await addToOrder(other, 'Naan');
  await expectQuantity(other, 'Naan', 1);
  await expect(accountButton(page)).toBeVisible();
  await logIn(page, customer);
  await expect(toast(page, 'Login sucessfull')).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Cart', exact: true }).click();
  await expectQuantity(page, 'Naan', 1);
  await expectQuantity(other, 'Naan', 1);
});

test('AC-807 the login page does not end the session of an owner that is known', async ({ page, shop }) => {
  const { accounts, revokeTokens } = shop.server.backend;
  await shop.signIn('customer');
  await shop.open('food/');
  await addToOrder(page, 'Naan');
  await expectQuantity(page, 'Naan', 1);
  await page.evaluate(() => (location.hash = '#/profile/'));
  await expect(page.getByRole('heading', { name: 'No orders found.' })).toBeVisible();
  await page.evaluate(() => (location.hash = '#/login/'));
  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
  revokeTokens();
  shop.server.requests.length = 0;
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await expect
    .poll(() => shop.server.requests.some(({ path, answer }) => path === '/api/user/profile/' && answer?.status === 401))
    .toBe(true);
  await logIn(page, accounts.customer);
  await expect(toast(page, 'Login sucessfull')).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Cart', exact: true }).click();
  await expectQuantity(page, 'Naan', 1);
  expect(shop.server.requests.filter(({ path }) => path === '/api/user/refresh_token/')).toEqual([]);
});
