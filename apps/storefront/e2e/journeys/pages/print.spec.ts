import type { Page } from '@playwright/test';
import { expect, test } from '../../shop.ts';
import { addToOrder } from '../../steps.ts';

test.use({ colorScheme: 'dark', backendOptions: { scenario: 'shop' } });

/** Emulates print media after the print style sheet has loaded. */
async function print(page: Page) {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.locator('header')).toBeHidden();
}

const white = 'rgb(255, 255, 255)';
const lightThemeInk = 'rgb(38, 25, 15)';

test('a printed page has no bars, controls or messages, and is light in the dark theme; the menu is a list with prices', async ({
  page,
  shop,
}) => {
  await shop.open('food/');
  const rows = page.getByRole('main').getByRole('listitem');
  await expect(rows).toHaveCount(36);
  await print(page);
  await expect(page.getByRole('searchbox')).toBeHidden();
  await expect(page.getByRole('radio').first()).toBeHidden();
  await expect(rows).toHaveCount(36);
  await expect(rows.first()).toHaveText(/^Kacchi Biryani৳420\.00/);
  const boxes = await rows.evaluateAll((items) =>
    items.map((item) => item.getBoundingClientRect()).map(({ left, height }) => ({ left, height })),
  );
  expect(new Set(boxes.map(({ left }) => left)).size).toBe(1);
  expect(Math.max(...boxes.map(({ height }) => height))).toBeLessThan(120);
  await page.emulateMedia({ media: 'screen' });
  await addToOrder(page, 'Kacchi Biryani');
  await expect(page.getByRole('button', { name: 'Plus one Kacchi Biryani' })).toBeVisible();
  for (const route of ['', 'food/details/?id=1', 'food/add-to-card/']) {
    await page.emulateMedia({ media: 'screen' });
    await shop.open(route);
    await page.getByRole('button', { name: 'Dark' }).click();
    await print(page);
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(page.getByText('Skip to the content')).toBeHidden();
    await expect(page.getByRole('button', { name: /^(Add|Remove|Plus|Minus|Pause|Proceed|Dark)/ })).toHaveCount(0);
    await expect(page.getByRole('link', { name: /Browse|Add More/ })).toHaveCount(0);
    await expect(page.locator('body')).toHaveCSS('background-color', white);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', lightThemeInk);
  }
});

test('the list of foods prints with its prices, its table with the heads of its columns, that of categories without its search', async ({
  page,
  shop,
}) => {
  await shop.signIn('admin');
  await shop.open('admin/products/');
  const main = page.getByRole('main');
  await expect(main.getByRole('article')).toHaveCount(36);
  await print(page);
  await expect(main.getByText('$420.00', { exact: true })).toBeVisible();
  await expect(main.getByText('Update').first()).toBeHidden();
  await expect(main.getByRole('checkbox')).toHaveCount(0);
  await shop.open('admin/products/?view=table');
  await expect(main.getByRole('row')).toHaveCount(37);
  await expect(main.getByText('$420.00', { exact: true })).toBeVisible();
  await expect(main.getByRole('checkbox')).toHaveCount(0);
  for (const name of ['Name', 'Category', 'Price']) await expect(main.getByRole('columnheader', { name })).toBeVisible();
  await shop.open('admin/categorys/');
  await expect(main.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('searchbox')).toBeHidden();
});

test('an order prints completely, collapsed details included', async ({ page, shop }) => {
  const items = Array.from({ length: 12 }, (_, index) => ({ food_name: `Dish ${String(index + 1)}`, quantity: 1, price: '10.00' }));
  const order = { id: 7, created_at: '2026-03-01T12:00:00Z', subtotal: '120.00', tax: '6.00', total: '126.00', items };
  await shop.signIn('customer');
  shop.server.program({ method: 'GET', path: '/api/user/orders/', reply: { status: 200, json: [order] } });
  await shop.open('profile/');
  const orderCard = page.getByRole('article').filter({ hasText: 'Order #7' });
  await expect(orderCard.getByText('Dish 5')).toBeVisible();
  await expect(orderCard.getByText('Dish 12')).toBeHidden();
  await print(page);
  await expect(orderCard).toHaveCSS('break-inside', 'avoid');
  await expect(orderCard.getByText('Download')).toBeHidden();
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(orderCard.getByText('Dish 12')).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(orderCard.getByText('Dish 12')).toBeHidden();
});
