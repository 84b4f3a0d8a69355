import type { BrowserContext, Page } from '@playwright/test';
import { expect } from './shop.ts';
import { twoFrames } from './steps.ts';

/** The file of the cart page. */
export const cartChunk = /\/cart-with-usual\.page-[\w-]+\.js$/;

/** Delays matching files until the returned function is called. It returns how many have been requested. */
export async function delayRequests(target: BrowserContext | Page, files: string | RegExp): Promise<() => number> {
  let open = () => {};
  let requestCount = 0;
  const isOpen = new Promise<void>((resolve) => (open = resolve));
  await target.route(files, async (route) => {
    requestCount += 1;
    await isOpen;
    await route.continue();
  });
  return () => {
    open();
    return requestCount;
  };
}

/** Delays a file that the page requests by itself. The returned function lets it load, and waits until the page has rendered what depends on it. */
export async function delayUntilRendered(page: Page, file: RegExp): Promise<() => Promise<void>> {
  const open = await delayRequests(page, file);
  return async () => {
    const loaded = page.waitForEvent('requestfinished', (request) => file.test(request.url()));
    open();
    await loaded;
    await twoFrames(page);
  };
}

/** Delays the application's script until the returned function is called. Meanwhile only the prerendered page is visible. */
export async function delayApplication(page: Page): Promise<() => Promise<void>> {
  const open = await delayRequests(page, /\/assets\/index-[\w-]+\.js$/);
  return async () => {
    open();
    await expect(page.locator('[data-prerendered]')).toHaveCount(0);
  };
}
