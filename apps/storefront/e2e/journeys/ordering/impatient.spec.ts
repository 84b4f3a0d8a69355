import { hold } from '../../hold.ts';
import { expect, expectRoute, isolatedTest, test } from '../../shop.ts';
import { addToOrder, expectIdleLayout, expectQuantity, openCheckout, orderRequests, twoFrames } from '../../steps.ts';

const cartChunk = /\/cart-with-usual\.page-[\w-]+\.js$/;

isolatedTest.describe('on a phone', () => {
  isolatedTest.use({ viewport: { width: 375, height: 760 }, isMobile: true, hasTouch: true });

  isolatedTest(
    'AC-722 a second tap just after the cart has come on a slow line does not order, a later one does',
    async ({ page, shop }) => {
      await page.addInitScript(() =>
        Object.defineProperty(Event.prototype, 'timeStamp', { get: () => Number(document.documentElement.dataset['now'] ?? 1000) }),
      );
      const at = (now: number) => page.evaluate((time) => (document.documentElement.dataset['now'] = String(time)), now);
      const load = await hold(page, cartChunk);
      await shop.signIn('customer');
      await shop.open('food/details/?id=1');
      await expectIdleLayout(page);
      const box = await page.getByRole('button', { name: 'Add to Cart' }).boundingBox();
      const [x, y] = [Number(box?.x) + 40, Number(box?.y) + 20];
      await page.touchscreen.tap(x, y);
      await at(1700);
      load();
      await expectQuantity(page, 'Margherita', 1);
      await at(1740);
      await page.touchscreen.tap(x, y);
      await twoFrames(page);
      expect(orderRequests(shop.server)).toEqual([]);
      await at(2300);
      await page.touchscreen.tap(x, y);
      await expectRoute(page, 'profile');
      expect(orderRequests(shop.server)).toHaveLength(1);
    },
  );
});

test('AC-723 the second click of a double click does not order at a price that the first has just shown', async ({ page, shop }) => {
  await openCheckout(page, shop);
  await expectIdleLayout(page);
  shop.server.backend.db.food.update({ where: { name: { equals: 'Margherita' } }, data: { price: 300_00 } });
  const checkout = page.getByRole('button', { name: 'Proceed to Checkout' });
  await checkout.hover();
  await page.mouse.down();
  await page.mouse.up();
  await expect(page.getByText('The price has changed from ৳250.00.')).toBeVisible();
  // At the lower edge of a phone it is still under the pointer.
  await checkout.hover();
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await twoFrames(page);
  expect(await checkout.getAttribute('aria-disabled')).toBeNull();
  expect(orderRequests(shop.server)).toEqual([]);
});

test('AC-725 dishes that are added while the cart loads are all in it, and Back leads back', async ({ page, shop }) => {
  const load = await hold(page, cartChunk);
  await shop.open('food/');
  await addToOrder(page, 'Naan');
  await addToOrder(page, 'Dal');
  load();
  await expectQuantity(page, 'Naan', 1);
  await expectQuantity(page, 'Dal', 1);
  await page.goBack();
  await expectRoute(page, 'food');
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
  shop.server.program({ method: 'GET', path: '/api/user/orders/', reply: { status: 500, json: {} } });
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click();
  await expectRoute(page, 'profile');
  await expect(page.getByText('Your orders cannot be shown right now.')).toBeVisible();
  await expect(page.getByText('No orders found.')).toHaveCount(0);
});
