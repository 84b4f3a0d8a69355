import type { Page } from '@playwright/test';
import { expect, expectRoute, isolatedTest } from '../../shop.ts';
import { expectIdleLayout, expectQuantity, orderRequests, twoFrames } from '../../steps.ts';

isolatedTest.use({ viewport: { width: 375, height: 760 }, isMobile: true, hasTouch: true });

/** The test sets the time of the presses. */
const freezeEvents = (page: Page) =>
  page.addInitScript(() =>
    Object.defineProperty(Event.prototype, 'timeStamp', { get: () => Number(document.documentElement.dataset['now'] ?? 1000) }),
  );

isolatedTest(
  'AC-734 two keys at once add a dish and order it; a double tap adds it and does not order it, a later tap does',
  async ({ page, shop }) => {
    const add = page.getByRole('button', { name: 'Add to Cart' });
    const checkout = page.getByRole('button', { name: 'Proceed to Checkout' });
    await freezeEvents(page);
    await shop.signIn('customer');
    await shop.open('food/details/?id=1');
    await expectIdleLayout(page);
    await add.press('Enter');
    await checkout.press('Enter');
    await expectRoute(page, 'profile');

    await page.getByRole('button', { name: 'Close notification' }).click();
    await page.evaluate(() => (document.documentElement.dataset['now'] = '5000'));
    shop.server.clear();
    await shop.open('food/details/?id=1');
    await expect(add).toBeVisible();
    const box = await add.boundingBox();
    const [x, y] = [Number(box?.x) + 40, Number(box?.y) + 20];
    const isUnderTheFinger = () => checkout.evaluate((button, at) => button.contains(document.elementFromPoint(at.x, at.y)), { x, y });
    await page.touchscreen.tap(x, y);
    await expectQuantity(page, 'Margherita', 1);
    expect(await isUnderTheFinger()).toBe(true);
    await page.touchscreen.tap(x, y);
    await twoFrames(page);
    await expect(checkout).not.toHaveAttribute('aria-busy', 'true');
    expect(orderRequests(shop.server)).toEqual([]);
    await page.evaluate(() => (document.documentElement.dataset['now'] = '5500'));
    await page.touchscreen.tap(x, y);
    await expectRoute(page, 'profile');
    expect(orderRequests(shop.server)).toHaveLength(1);
  },
);
