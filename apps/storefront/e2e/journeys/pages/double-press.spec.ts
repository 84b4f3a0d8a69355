import type { Page } from '@playwright/test';
import { cartChunk, delayRequests } from '../../delay-requests.ts';
import { expect, expectRoute, isolatedTest, test, type Shop } from '../../shop.ts';
import { expectIdleLayout, expectQuantity, openCheckout, orderRequests, twoFrames } from '../../steps.ts';

/** The test sets the time of the presses: 1000 until `at` is called. */
async function freezeEvents(page: Page) {
  await page.addInitScript(() =>
    Object.defineProperty(Event.prototype, 'timeStamp', { get: () => Number(document.documentElement.dataset['now'] ?? 1000) }),
  );
  return (now: number) => page.evaluate((time) => (document.documentElement.dataset['now'] = String(time)), now);
}

const addButton = (page: Page) => page.getByRole('button', { name: 'Add to Cart' });
const checkoutButton = (page: Page) => page.getByRole('button', { name: 'Proceed to Checkout' });

/** A point of 'Add to Cart', where a tap adds the dish and the next one is on 'Proceed to Checkout'. */
async function findTapPoint(page: Page): Promise<[x: number, y: number]> {
  const box = await addButton(page).boundingBox();
  return [Number(box?.x) + 40, Number(box?.y) + 20];
}

/** The last press of 'Proceed to Checkout' was ignored. */
async function expectNoOrder(page: Page, { server }: Shop): Promise<void> {
  await twoFrames(page);
  await expect(checkoutButton(page)).not.toHaveAttribute('aria-busy', 'true');
  expect(await checkoutButton(page).getAttribute('aria-disabled')).toBeNull();
  expect(orderRequests(server)).toEqual([]);
}

isolatedTest.describe('on a phone', () => {
  isolatedTest.use({ viewport: { width: 375, height: 760 }, isMobile: true, hasTouch: true });

  isolatedTest(
    'AC-734 AC-749 two keys at once add a dish and order it; a double tap adds it and does not order it, a later tap does, and so does one after Back',
    async ({ page, shop }) => {
      const checkout = checkoutButton(page);
      const at = await freezeEvents(page);
      await shop.signIn('customer');
      await shop.open('food/details/?id=1');
      await expectIdleLayout(page);
      await addButton(page).press('Enter');
      await checkout.press('Enter');
      await expectRoute(page, 'profile');

      await page.getByRole('button', { name: 'Close notification' }).click();
      await at(5000);
      shop.server.clear();
      await shop.open('food/details/?id=1');
      await expect(addButton(page)).toBeVisible();
      const [x, y] = await findTapPoint(page);
      const isUnderTheFinger = () => checkout.evaluate((button, tap) => button.contains(document.elementFromPoint(tap.x, tap.y)), { x, y });
      await page.touchscreen.tap(x, y);
      await expectQuantity(page, 'Margherita', 1);
      expect(await isUnderTheFinger()).toBe(true);
      await page.touchscreen.tap(x, y);
      await expectNoOrder(page, shop);
      await page.goBack();
      await expect(addButton(page)).toBeVisible();
      await page.touchscreen.tap(x, y);
      await expectQuantity(page, 'Margherita', 2);
      await at(5500);
      await page.touchscreen.tap(x, y);
      await expectRoute(page, 'profile');
      expect(orderRequests(shop.server)).toHaveLength(1);
    },
  );

  isolatedTest(
    'AC-722 a second tap just after the cart has come on a slow line does not order, a later one does',
    async ({ page, shop }) => {
      const at = await freezeEvents(page);
      const load = await delayRequests(page, cartChunk);
      await shop.signIn('customer');
      await shop.open('food/details/?id=1');
      await expectIdleLayout(page);
      const [x, y] = await findTapPoint(page);
      await page.touchscreen.tap(x, y);
      await at(1700);
      load();
      await expectQuantity(page, 'Margherita', 1);
      await at(1740);
      await page.touchscreen.tap(x, y);
      await expectNoOrder(page, shop);
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
  await checkoutButton(page).hover();
  await page.mouse.down();
  await page.mouse.up();
  await expect(page.getByText('The price has changed from ৳250.00.')).toBeVisible();
  // At the lower edge of a phone it is still under the pointer.
  await checkoutButton(page).hover();
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await expectNoOrder(page, shop);
});
