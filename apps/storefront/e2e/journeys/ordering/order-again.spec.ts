import type { Page } from '@playwright/test';
import { delayRequests } from '../../delay-requests.ts';
import { expect, expectRoute, test } from '../../shop.ts';
import { checkOut, expectQuantity, openCheckout, twoFrames } from '../../steps.ts';
import { articleOf, dish, orderOf, showOrders } from './receipt-steps.ts';

const orderAgain = (page: Page, id: number) => articleOf(page, id).getByRole('button', { name: 'Order again' });

test('AC-363 "Order again" adds nothing once its page has been left, also if it is opened again', async ({ page, shop }) => {
  await openCheckout(page, shop);
  await checkOut(page);
  await expectRoute(page, 'profile');
  const menu = shop.server.program({ method: 'GET', path: '/api/food/', isHeld: true });
  await page.getByRole('button', { name: 'Order again' }).click();
  await expect.poll(() => menu.hitCount()).toBe(1);
  await page.getByRole('navigation').getByRole('link', { name: 'Cart' }).click();
  await expect(page.getByText('Nothing on the plate yet')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Order again' })).toBeVisible();
  const answered = page.waitForResponse('**/api/food/');
  menu.release();
  await answered;
  await twoFrames(page);
  await expectRoute(page, 'profile');
  expect(await page.evaluate(() => localStorage.getItem('cart'))).toBeNull();
});

test('AC-512 "Order again" that is pressed once more while the cart loads adds its dishes once', async ({ page, shop }) => {
  const load = await delayRequests(page, /\/cart-with-usual\.page-[\w-]+\.js$/);
  await showOrders({ page, shop }, orderOf([dish('Naan', { quantity: 2 })]));
  const again = orderAgain(page, 12);
  await again.click();
  await expectRoute(page, 'food/add-to-card');
  await expect(again).toHaveAttribute('aria-busy', 'true');
  await again.press('Enter');
  load();
  await expectQuantity(page, 'Naan', 2);
});

test('AC-643 "Order again" of a second order, pressed while the first one reads the menu, adds the dishes of both', async ({
  page,
  shop,
}) => {
  await showOrders({ page, shop }, orderOf([dish('Naan', { quantity: 2 })]), orderOf([dish('Dal')], { id: 11 }));
  const menu = shop.server.program({ method: 'GET', path: '/api/food/', isHeld: true });
  await orderAgain(page, 12).click();
  await expect.poll(() => menu.hitCount()).toBe(1);
  await orderAgain(page, 11).click();
  menu.release();
  await expectQuantity(page, 'Naan', 2);
  await expectQuantity(page, 'Dal', 1);
  await page.goBack();
  await expectRoute(page, 'profile');
});
