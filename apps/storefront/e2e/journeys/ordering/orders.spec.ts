import type { Page } from '@playwright/test';
import { pauseClock } from '../../clock.ts';
import { recordConsole } from '../../record-console.ts';
import { clockTest, expect, expectRoute, test, toast, type Shop } from '../../shop.ts';
import { addToOrder, checkOut, expectQuantity, orderRequests, openCheckout, twoFrames } from '../../steps.ts';

const placeOrder = { method: 'POST', path: '/api/user/orders/' };
const ordersOnRecord = ({ server }: Shop) => server.backend.db.order.count();
const checkoutButton = (page: Page) => page.getByRole('button', { name: 'Proceed to Checkout' });

clockTest('one cart is one order, whatever its tabs do', async ({ page, shop, context }) => {
  await openCheckout(page, shop);
  const other = await context.newPage();
  await shop.open('food/add-to-card/', other);
  await expectQuantity(other, 'Margherita', 1);
  await test.step('AC-117 five clicks and one in another tab are one order', async () => {
    const late = shop.server.program({ ...placeOrder, isHeld: true });
    // Forced, because Playwright waits for a busy button and a user does not.
    for (let click = 0; click < 5; click += 1) await checkoutButton(page).click({ force: true });
    await expect.poll(() => orderRequests(shop.server).length).toBe(1);
    await checkOut(other);
    await expect(other.getByText('This cart is being ordered in another tab.')).toBeVisible();
    late();
    await expectRoute(page, 'profile');
    await expect(other.getByText('Nothing on the plate yet')).toBeVisible();
    expect([orderRequests(shop.server).length, ordersOnRecord(shop)]).toEqual([1, 1]);
  });
  await test.step('an order without an answer prevents the other tabs from sending the same cart', async () => {
    // The other tab holds the lock a moment longer than the first order.
    await expect.poll(() => page.evaluate(() => navigator.locks.query())).toMatchObject({ held: [], pending: [] });
    shop.server.clear();
    await shop.open('food/');
    await addToOrder(page, 'Margherita');
    await expectQuantity(other, 'Margherita', 1);
    shop.server.program({ ...placeOrder, reply: { status: 200, text: '<html>Sign in to this network</html>', contentType: 'text/html' } });
    await checkOut(page);
    for (const tab of [page, other]) await expect(tab.getByText('Did the order arrive?')).toBeVisible();
    await expect(checkoutButton(other)).toBeDisabled();
    const third = await context.newPage();
    await third.clock.install();
    await shop.open('food/add-to-card/', third);
    await expect(checkoutButton(third)).toBeDisabled();
    shop.server.clear();
    await third.getByRole('button', { name: 'Check my orders' }).click();
    await expect(third.getByText('Not on record yet')).toBeVisible();
    await expect(checkoutButton(page)).toBeDisabled();
    await third.clock.fastForward(30_500);
    await expect(third.getByText('No such order is on record. You may send it again.')).toBeVisible();
    for (const tab of [page, other]) await expect(checkoutButton(tab)).toBeEnabled();
  });
});

test('AC-114 AC-701 a refusal is logged and changes nothing; its notice stays until a login', async ({ page, shop, context }) => {
  await openCheckout(page, shop);
  const logged = recordConsole(page);
  shop.server.program({ ...placeOrder, reply: { status: 400, json: { items: ['The kitchen is closed.'] } } });
  await checkOut(page);
  await expect(toast(page, 'Failed to place order.')).toHaveCount(1);
  const refusals = async () => (await logged()).filter((line) => line.startsWith('The order was refused.'));
  await expect.poll(refusals).toEqual([expect.stringMatching(/ \{"items":\["The kitchen is closed\."\]\}$/)]);
  await expectRoute(page, 'food/add-to-card');
  await expectQuantity(page, 'Margherita', 1);
  const notice = page.getByText('The order was not accepted.');
  const other = await context.newPage();
  await shop.open('food/', other);
  const received = page.evaluate(
    () => new Promise<void>((resolve) => addEventListener('storage', () => setTimeout(resolve), { once: true })),
  );
  await other.evaluate(() => localStorage.setItem('img', `${location.origin}/favicon.svg`));
  await received;
  await twoFrames(page);
  await expect(notice).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event('login')));
  await expect(notice).toHaveCount(0);
});

clockTest('an order without an answer is searched for, also after a reload, whether or not it is on record', async ({ page, shop }) => {
  await shop.signIn('customer');
  await page.clock.install();
  for (const isOnRecord of [true, false])
    await test.step(isOnRecord ? 'on record' : 'not on record, unlike an earlier order of the same dish', async () => {
      await shop.open('food/');
      await addToOrder(page, 'Margherita');
      const removeFault = shop.server.program({ ...placeOrder, isSilent: true, isProcessed: isOnRecord });
      await checkOut(page);
      await expect.poll(() => orderRequests(shop.server).length).toBe(isOnRecord ? 1 : 2);
      await page.clock.fastForward(5_500);
      await expect(toast(page, 'Something went wrong.')).toHaveCount(1);
      await expect(checkoutButton(page)).toBeDisabled();
      await page.reload();
      await expect(checkoutButton(page)).toBeDisabled();
      removeFault();
      await page.getByRole('button', { name: 'Check my orders' }).click();
      if (isOnRecord) {
        await expect(toast(page, 'Order placed successfully!')).toHaveCount(1);
        await expectRoute(page, 'profile');
        await expect(page.getByRole('article').filter({ hasText: '262.50' })).toHaveCount(1);
      } else {
        await expect(page.getByText('Not on record yet')).toBeVisible();
        await expect(checkoutButton(page)).toBeDisabled();
        await page.clock.fastForward(30_500);
        await expect(page.getByText('No such order is on record. You may send it again.')).toBeVisible();
        await checkOut(page);
        await expectRoute(page, 'profile');
      }
      expect(ordersOnRecord(shop)).toBe(isOnRecord ? 1 : 2);
    });
});

clockTest('a busy server that asks for 20 s is left alone for 20 s', async ({ page, shop }) => {
  await openCheckout(page, shop);
  await page.clock.install();
  await pauseClock(page);
  const busy = shop.server.program({ ...placeOrder, reply: { status: 429, json: {}, headers: { 'retry-after': '20' } } });
  await checkOut(page);
  await expect(toast(page, 'Failed to place order.')).toHaveCount(1);
  busy();
  await expect(page.getByText('please wait 20 s.')).toBeVisible();
  await expect(checkoutButton(page)).toBeDisabled();
  await page.clock.runFor(18_000);
  await expect(checkoutButton(page)).toBeDisabled();
  await page.clock.runFor(2_000);
  await checkOut(page);
  await expectRoute(page, 'profile');
  expect(ordersOnRecord(shop)).toBe(1);
});

test('a changed price is shown with a note before anything is sent, and then charged', async ({ page, shop }) => {
  await openCheckout(page, shop);
  // The page's own read of the menu is over: only that of the checkout sees the new price.
  const menuRead = page.waitForResponse('**/api/food/');
  await page.reload();
  await (await menuRead).finished();
  await expectQuantity(page, 'Margherita', 1);
  await twoFrames(page);
  shop.server.backend.db.food.update({ where: { name: { equals: 'Margherita' } }, data: { price: 300_00 } });
  await checkOut(page);
  await expect(page.getByText('The price has changed from ৳250.00.')).toBeVisible();
  await expect(page.getByText('The menu has changed since you looked.')).toBeVisible();
  expect(orderRequests(shop.server)).toEqual([]);
  await expect(page.getByRole('region', { name: 'Order summary' })).toContainText('৳315.00');
  await checkOut(page);
  await expectRoute(page, 'profile');
  expect(orderRequests(shop.server).map(({ json }) => json)).toMatchObject([{ subtotal: 300, tax: 15, total: 315 }]);
});

test('an unavailable dish is marked, not counted and not sent', async ({ page, shop }) => {
  await openCheckout(page, shop);
  await page.getByRole('link', { name: 'Add More Items' }).click();
  await addToOrder(page, 'Naan');
  shop.server.backend.db.food.delete({ where: { name: { equals: 'Margherita' } } });
  shop.server.program({ ...placeOrder, reply: { status: 404, json: { detail: 'No such food.' } }, times: 1 });
  // Without a menu the stored lines are sent, and the server refuses them.
  const late = shop.server.program({ method: 'GET', path: '/api/food/', reply: { status: 500 } });
  await checkOut(page);
  await expect(toast(page, 'Failed to place order.')).toHaveCount(1);
  late();
  await page.reload();
  const missing = page.getByRole('listitem').filter({ hasText: 'Margherita' });
  await expect(missing).toContainText('No longer on the menu. It is not counted and will not be ordered.');
  await expect(page.getByRole('region', { name: 'Order summary' })).toContainText('৳31.50');
  shop.server.clear();
  await checkOut(page);
  await expectRoute(page, 'profile');
  expect(orderRequests(shop.server).map(({ json }) => json)).toMatchObject([{ total: 31.5, items: [{ quantity: 1, price: 30 }] }]);
});

test('after a refusal changes of the menu are shown at once', async ({ page, shop }) => {
  await openCheckout(page, shop);
  const late = shop.server.program({ method: 'GET', path: '/api/food/', reply: { status: 500 } });
  const refusal = shop.server.program({ ...placeOrder, isHeld: true, reply: { status: 409, json: { detail: 'The price has changed.' } } });
  await checkOut(page);
  await expect.poll(() => orderRequests(shop.server).length).toBe(1);
  shop.server.backend.db.food.update({ where: { name: { equals: 'Margherita' } }, data: { price: 260_00 } });
  late();
  refusal();
  await expect(toast(page, 'Failed to place order.')).toHaveCount(1);
  await expect(page.getByText('The price has changed from ৳250.00.')).toBeVisible();
  await checkOut(page);
  await expectRoute(page, 'profile');
  expect(ordersOnRecord(shop)).toBe(1);
});

test('AC-672 an order is recognized, although My Orders was opened and left while the checkout read the orders', async ({ page, shop }) => {
  await openCheckout(page, shop);
  const read = shop.server.program({ method: 'GET', path: '/api/user/orders/', isHeld: true });
  await checkOut(page);
  await expect.poll(() => read.hitCount()).toBe(1);
  await page.evaluate(() => (location.hash = '#/profile/'));
  await expect(page.getByRole('heading', { name: 'My Orders' })).toBeVisible();
  const lost = { reply: { status: 200, text: '<html>', contentType: 'text/html' }, isProcessed: true };
  shop.server.program({ ...placeOrder, ...lost });
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible();
  read();
  await page.getByRole('button', { name: 'Check my orders' }).click();
  await expect(toast(page, 'Order placed successfully!')).toHaveCount(1);
  expect([orderRequests(shop.server).length, ordersOnRecord(shop)]).toEqual([1, 1]);
});
