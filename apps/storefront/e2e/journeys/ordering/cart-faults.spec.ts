import { answerFaults } from '../../faults/matrix/faults.ts';
import { clockTest, expect, expectRoute, test, toast } from '../../shop.ts';
import { addToOrder, checkOut, expectQuantity, logIn, orderRequests, openCheckout, twoFrames } from '../../steps.ts';

test('the cart loses nothing: to simultaneous presses, a reload, a lost network, or another tab', async ({ page, shop, context }) => {
  const remove = page.getByRole('button', { name: 'Remove Margherita' });
  const undo = page.getByRole('button', { name: 'Undo' });
  await openCheckout(page, shop);
  await test.step('two simultaneous presses of plus add two, and an immediate reload loses neither', async () => {
    await page.getByRole('button', { name: 'Plus one Margherita' }).evaluate((plus) => {
      if (!(plus instanceof HTMLElement)) return;
      plus.click();
      plus.click();
      location.reload();
    });
    await expectQuantity(page, 'Margherita', 3);
  });
  await test.step('the cart works behind a gateway that fails', async () => {
    shop.server.program({ path: '/api/food/', ...answerFaults['a gateway page'] });
    await page.reload();
    await expect.poll(() => shop.server.requests.some(({ answer }) => answer?.status === 502)).toBe(true);
    await page.getByRole('button', { name: 'Plus one Margherita' }).click();
    await expectQuantity(page, 'Margherita', 4);
    shop.server.clear();
    await page.reload();
    await page.getByRole('button', { name: 'Minus one Margherita' }).click();
    await expectQuantity(page, 'Margherita', 3);
  });
  await test.step('the cart works without a network', async () => {
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Plus one Margherita' }).click();
    await expectQuantity(page, 'Margherita', 4);
    await remove.click();
    await undo.click();
    await expectQuantity(page, 'Margherita', 4);
    await expect(page.getByRole('region', { name: 'Order summary' })).toContainText('৳1050.00');
    await context.setOffline(false);
  });
  await test.step('Undo of a removal keeps lines that another tab has added meanwhile', async () => {
    await remove.click();
    const other = await context.newPage();
    await shop.open('food/', other);
    await addToOrder(other, 'Naan');
    await expectQuantity(page, 'Naan', 1);
    await undo.click();
    await expect(page.getByRole('list', { name: 'Dishes in your cart' }).getByRole('status')).toHaveText(['4', '1']);
    await expectQuantity(other, 'Margherita', 4);
  });
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

test('AC-727 an order without an answer has its record read when My Orders is, and not with other lists', async ({ page, shop }) => {
  await openCheckout(page, shop);
  shop.server.program({ method: 'POST', path: '/api/user/orders/', isDropped: true });
  await checkOut(page);
  await expect(page.getByText('Did the order arrive?')).toBeVisible();
  await page.evaluate(() => {
    const { get } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.get = function (key) {
      if (key === 'unsettled') performance.mark('read');
      return get.call(this, key);
    };
  });
  const reads = () => page.evaluate(() => performance.getEntriesByName('read').length);
  await page.getByRole('link', { name: 'Add More Items' }).click();
  await expect(page.getByRole('heading', { name: 'Naan' })).toBeVisible();
  await page.getByRole('navigation').getByRole('link', { name: 'Home' }).click();
  await expect(page.getByRole('link', { name: 'Curry' })).toBeVisible();
  expect(await reads()).toBe(0);
  await page.evaluate(() => (location.hash = '#/profile/'));
  await expect(page.getByText('No orders found.')).toBeVisible();
  await expect.poll(reads).toBe(1);
});

test('AC-645 a menu that cannot be read is not compared: a dish that another tab has added keeps its newer price', async ({
  page,
  shop,
  context,
}) => {
  await shop.open('food/');
  shop.server.backend.db.food.update({ where: { name: { equals: 'Dal' } }, data: { price: 95_00 } });
  const other = await context.newPage();
  await shop.open('food/', other);
  await addToOrder(other, 'Dal');
  await expectQuantity(other, 'Dal', 1);
  await other.close();
  shop.server.program({ method: 'GET', path: '/api/food/', reply: { status: 500, json: {} } });
  const failed = page.waitForEvent('console', (message) => message.text().includes('foods'));
  await page.getByRole('banner').getByRole('link', { name: /^Cart/ }).click();
  await failed;
  await twoFrames(page);
  await expect(page.getByRole('region', { name: 'Order summary' })).toContainText('৳99.75');
});

clockTest(
  'AC-700 whoever logs in again after a refused order keeps the cart, and an order that was stored is not sent twice',
  async ({ page, shop }) => {
    const accessToken = () => page.evaluate(() => localStorage.getItem('accessToken'));
    await page.clock.install();
    await openCheckout(page, shop);
    shop.server.program({ method: 'POST', path: '/api/user/orders/', reply: { status: 500, json: {} }, isProcessed: true, times: 1 });
    await checkOut(page);
    await page.getByRole('link', { name: 'log in again' }).click();
    const before = await accessToken();
    await logIn(page, shop.server.backend.accounts.customer);
    await expect(toast(page, 'Login sucessfull')).toBeVisible();
    expect(await accessToken()).not.toBe(before);
    await page.clock.fastForward(2_000);
    await expectRoute(page, 'profile');
    // The list of orders has it: to leave the page earlier would end the read.
    await expect(page.getByRole('article')).toHaveCount(1);
    await page.getByRole('banner').getByRole('link', { name: 'Cart', exact: true }).click();
    await expectQuantity(page, 'Margherita', 1);
    await page.getByRole('button', { name: 'Yes, this is my order' }).click();
    await expectRoute(page, 'profile');
    expect(orderRequests(shop.server)).toHaveLength(1);
  },
);
