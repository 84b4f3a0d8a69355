import type { Page } from '@playwright/test';
import { expect, test } from './demo.ts';

const main = (page: Page) => page.getByRole('main');

test('after a cancelled beforeunload the page still uses the mock backend', async ({ page, demo }) => {
  await demo.open('food/');
  await page.evaluate(() => window.addEventListener('beforeunload', (event) => event.preventDefault()));
  await page.getByRole('searchbox', { name: 'Search dishes' }).click();
  const requested = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  await (await requested).dismiss();
  const bar = page.getByRole('banner');
  await bar.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Curry' })).toBeVisible();
  const isRead = page.waitForResponse(/\/api\/food\/$/);
  await bar.getByRole('link', { name: 'Food', exact: true }).click();
  await isRead;
  await expect(main(page).getByRole('heading', { name: 'Margherita' })).toBeVisible();
});

test('a page that is requested while the worker is being removed still uses the mock backend', async ({ page, demo, context }) => {
  await demo.open('food/');
  // As msw's worker does when it believes that its last page was left. This page keeps it alive.
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.unregister());
  const other = await context.newPage();
  await demo.open('food/', undefined, other);
  await expect(main(other).getByRole('heading', { name: 'Margherita' })).toBeVisible();
});
