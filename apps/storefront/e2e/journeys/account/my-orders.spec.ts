import { logInToProfile, logOut, paths, profileHeading } from '../../account-steps.ts';
import { clockTest, expect, expectRoute, test, type Shop } from '../../shop.ts';
import { addToOrder, checkOut, rememberEntry } from '../../steps.ts';
import { dish, orderOf } from '../ordering/receipt-steps.ts';

/** The orders that are read from now on: 25, from this id on. */
const listOrders = ({ server }: Shop, firstId: number) =>
  server.program({
    method: 'GET',
    path: paths.orders,
    reply: { status: 200, json: Array.from({ length: 25 }, (_, index) => orderOf([dish('Naan')], { id: firstId + index })) },
  });

test('AC-679 Back from the cart or the menu returns to the orders as they were left', async ({ page, shop }) => {
  await shop.signIn('customer');
  listOrders(shop, 1);
  await shop.open('profile/');
  await page.getByRole('button', { name: 'Show older orders' }).click();
  await page.getByRole('button', { name: 'Order again' }).last().click();
  await expectRoute(page, 'food/add-to-card');
  await expect(page.getByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible();
  const expectAsLeft = async () => {
    await page.goBack();
    await expect(page.getByRole('article')).toHaveCount(20);
    await expect(page.getByRole('button', { name: 'Order again' }).last()).toBeInViewport();
  };
  await expectAsLeft();
  await page.getByRole('banner').getByRole('link', { name: 'Food', exact: true }).click();
  await expectRoute(page, 'food');
  await expect(page.getByRole('heading', { level: 1, name: /signature dishes/i })).toBeVisible();
  await expectAsLeft();
});

test('AC-648 Back to a profile whose older orders were shown shows the next user only their newest ones', async ({ page, shop }) => {
  await shop.signIn('customer');
  const forget = listOrders(shop, 1);
  await shop.open('profile/');
  await page.getByRole('button', { name: 'Show older orders' }).click();
  await expect(page.getByRole('article')).toHaveCount(20);
  const goBackToOrders = await rememberEntry(page);
  await page.getByRole('banner').getByRole('link', { name: 'Food', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: /signature dishes/i })).toBeVisible();
  await logOut(page);
  forget();
  listOrders(shop, 101);
  await logInToProfile(page, shop.server.backend.accounts.admin);
  await expect(profileHeading(page, 'Rahim Uddin')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(10);
  await page.getByRole('banner').getByRole('link', { name: 'Food', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: /signature dishes/i })).toBeVisible();
  await goBackToOrders();
  await expectRoute(page, 'profile');
  await expect(page.getByRole('article').filter({ hasText: 'Order #125' })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(10);
});

test('AC-735 an order that was just placed is not followed by "No orders found.", although the orders cannot be read', async ({
  page,
  shop,
}) => {
  await shop.signIn('customer');
  await shop.open('profile/');
  await expect(page.getByText('No orders found.')).toBeVisible();
  await shop.open('food/');
  await addToOrder(page, 'Naan');
  shop.server.program({ method: 'GET', path: paths.orders, reply: { status: 500, json: {} } });
  await checkOut(page);
  await expectRoute(page, 'profile');
  await expect(page.getByText('Your orders could not be loaded.')).toBeVisible();
  await expect(page.getByText('No orders found.')).toHaveCount(0);
});

clockTest(
  'AC-886 an order that is not listed within half a minute promises no number, and is not looked for any longer',
  async ({ page, shop }) => {
    await page.clock.install();
    await shop.signIn('customer');
    await shop.open('food/');
    await addToOrder(page, 'Naan');
    shop.server.program({ method: 'POST', path: paths.orders, reply: { status: 201, json: {} } });
    const lists = shop.server.program({ method: 'GET', path: paths.orders, reply: { status: 200, json: [] } });
    await shop.open('food/add-to-card/');
    await checkOut(page);
    await expect(page.getByText('Its number follows in a moment.')).toBeVisible();
    await page.clock.runFor(40_000);
    await expect(page.getByText('Its number follows in a moment.')).toHaveCount(0);
    const readCount = lists.hitCount();
    await page.clock.runFor(60_000);
    await expect(page.getByRole('heading', { name: 'Your new order' })).toBeVisible();
    expect(lists.hitCount()).toBe(readCount);
  },
);
