import type { Page } from '@playwright/test';
import { expect } from '../../shop.ts';

/** Delays the application's script until the returned function is called. Meanwhile only the prerendered page is visible. */
export async function holdApplication(page: Page): Promise<() => Promise<void>> {
  let open = () => {};
  const isOpen = new Promise<void>((resolve) => (open = resolve));
  await page.route(/\/assets\/index-[\w-]+\.js$/, async (route) => {
    await isOpen;
    await route.continue();
  });
  return async () => {
    open();
    await expect(page.locator('[data-prerendered]')).toHaveCount(0);
  };
}
