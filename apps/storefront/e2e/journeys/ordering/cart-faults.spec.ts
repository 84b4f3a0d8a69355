import { hold } from '../../hold.ts';
import { clockTest, expect, expectRoute, test, toast } from '../../shop.ts';
import { addToOrder, checkOut, expectQuantity, orderRequests, openCheckout } from '../../steps.ts';

test('two simultaneous presses of plus add two, and an immediate reload loses neither', async ({ page, shop }) => {
  await openCheckout(page, shop);
  await page.getByRole('button', { name: 'Plus one Margherita' }).evaluate((plus) => {
    if (!(plus instanceof HTMLElement)) return;
    plus.click();
    plus.click();
    location.reload();
  });
  await expectQuantity(page, 'Margherita', 3);
});

test('the cart works without a network', async ({ page, shop, context }) => {
  await openCheckout(page, shop);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Plus one Margherita' }).click();
  await expectQuantity(page, 'Margherita', 2);
  await page.getByRole('button', { name: 'Remove Margherita' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expectQuantity(page, 'Margherita', 2);
  await expect(page.getByRole('region', { name: 'Order summary' })).toContainText('৳525.00');
});

clockTest('the cart works while the server is silent, and the order is sent with what is stored', async ({ page, shop }) => {
  await openCheckout(page, shop);
  await page.clock.install();
  shop.server.program({ method: 'GET', path: '/api/food/', isSilent: true });
  await page.getByRole('button', { name: 'Plus one Margherita' }).click();
  await checkOut(page);
  await expect(page.getByRole('button', { name: 'Proceed to Checkout' })).toHaveAttribute('aria-busy', 'true');
  await page.clock.runFor(2_100);
  await expect(toast(page, 'Order placed successfully!')).toHaveCount(1);
  expect(orderRequests(shop.server).map(({ json }) => json)).toMatchObject([{ subtotal: 500, tax: 25, total: 525 }]);
});

test('Undo of a removal keeps lines that another tab has added meanwhile', async ({ page, shop, context }) => {
  await openCheckout(page, shop);
  await page.getByRole('button', { name: 'Plus one Margherita' }).click();
  await page.getByRole('button', { name: 'Remove Margherita' }).click();
  const other = await context.newPage();
  await shop.open('food/', other);
  await addToOrder(other, 'Naan');
  await expectQuantity(page, 'Naan', 1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('list', { name: 'Dishes in your cart' }).getByRole('status')).toHaveText(['2', '1']);
  await expectQuantity(other, 'Margherita', 2);
});

test('a reload or leaving cancels a receipt silently', async ({ page, shop, context }) => {
  await openCheckout(page, shop);
  await checkOut(page);
  await expectRoute(page, 'profile');
  const opened = await hold(context, /receipt/);
  await page.getByRole('button', { name: 'Download' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Cart', exact: true }).click();
  await expectRoute(page, 'food/add-to-card');
  await page.reload();
  opened();
  await expect(page.getByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Notifications' })).toBeEmpty();
});
