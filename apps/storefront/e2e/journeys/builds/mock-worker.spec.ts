import type { Page } from '@playwright/test';
import { expect, menuIsRead, test } from './demo.ts';

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
  await Promise.all([menuIsRead(page), bar.getByRole('link', { name: 'Food', exact: true }).click()]);
  await expect(main(page).getByRole('heading', { name: 'Margherita' })).toBeVisible();
});
