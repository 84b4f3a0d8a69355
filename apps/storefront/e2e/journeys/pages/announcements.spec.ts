import type { Page } from '@playwright/test';
import { sidebarLink, storedDrafts } from '../../admin-steps.ts';
import { delayRequests } from '../../delay-requests.ts';
import { expect, test } from '../../shop.ts';
import { addToOrder, checkOut, expectQuantity, fillRegistration } from '../../steps.ts';

const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name }).first();

/** Marks the live regions whose content changes: screen readers need not announce one that is inserted with its text. */
const markRegions = (page: Page) =>
  page.evaluate(() =>
    new MutationObserver((changes) => {
      for (const { target } of changes)
        if (target instanceof Element) target.closest('[role="status"]')?.setAttribute('data-was-there', '');
    }).observe(document, { childList: true, subtree: true }),
  );
const announced = (page: Page, text: string | RegExp) => page.locator('[data-was-there]').filter({ hasText: text });

test.use({ backendOptions: { scenario: 'fourDishes' } });

test('AC-665 the number of dishes, what to do after an order without an answer, and after a registration that failed', async ({
  page,
  shop,
}) => {
  await shop.signIn('customer');
  const answer = await delayRequests(page, '**/api/food/');
  await shop.open('food/');
  await expect(page.getByText('Loading food data...')).toBeVisible();
  await markRegions(page);
  answer();
  await expect(announced(page, '4 dishes')).toBeVisible();
  await addToOrder(page, 'Margherita');
  await expectQuantity(page, 'Margherita', 1);
  shop.server.program({ method: 'POST', path: '/api/user/orders/', isDropped: true });
  await markRegions(page);
  await checkOut(page);
  await expect(announced(page, 'Did the order arrive?')).toBeVisible();
  await shop.open('register/');
  await fillRegistration(page, { email: 'nadia@my-food.example', password: 'one', passwordAgain: 'another' });
  await markRegions(page);
  await page.keyboard.press('Enter');
  await expect(announced(page, 'The form was emptied.')).toBeVisible();
});

test('AC-665 the number of orders, or that they could not be loaded', async ({ page, shop }) => {
  await shop.signIn('customer');
  const answer = shop.server.program({ path: '/api/user/orders/', isHeld: true, times: 1, reply: { status: 500 } });
  await shop.open('profile/');
  await expect(page.getByText('Your orders are loading...')).toBeVisible();
  await markRegions(page);
  answer.release();
  await expect(announced(page, 'Your orders could not be loaded.')).toBeVisible();
  await button(page, 'Try again').click();
  await expect(announced(page, /^\d+ orders?$/)).toHaveCount(1);
});

test('AC-665 a price that has changed since, selected foods, the offer of a draft, and that a form waits', async ({ page, shop }) => {
  await shop.signIn('admin');
  const line = { id: 1, name: 'Margherita', price: '199.00', quantity: 1, description: '', image_url: null, category: null };
  await page.evaluate((cart) => localStorage.setItem('cart', cart), JSON.stringify([line]));
  const answer = await delayRequests(page, '**/api/food/');
  await shop.open('food/add-to-card/');
  await markRegions(page);
  answer();
  await expect(announced(page, 'one price has changed')).toBeVisible();
  await shop.open('admin/add-category/');
  await page.getByLabel('Name').fill('Pitha');
  await expect.poll(() => storedDrafts(page)).toEqual(['category']);
  await page.goto('about:blank');
  await shop.open('admin/products/');
  await markRegions(page);
  await page.getByRole('checkbox').first().check();
  await expect(announced(page, '1 food selected')).toBeVisible();
  await sidebarLink(page, 'Add Category').click();
  await expect(announced(page, 'Restore what I typed')).toBeVisible();
  for (const [route, name, path] of [
    ['profile/update/', 'Save changes', '/api/user/profile/update/'],
    ['admin/update-category/?id=1', 'Update Category', '/api/category/{id}/'],
  ] as const) {
    shop.server.program({ method: 'PATCH', path, isSilent: true });
    await shop.open(route);
    await expect(button(page, name)).toBeVisible();
    await markRegions(page);
    await button(page, name).click();
    await expect(announced(page, 'The form waits for the answer.')).toBeVisible();
  }
});
