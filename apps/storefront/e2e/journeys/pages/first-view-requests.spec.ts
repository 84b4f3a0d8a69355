import type { Page } from '@playwright/test';
import { expect, test } from '../../shop.ts';

test.use({ isIsolated: true });

/** Opens home in a browser that reports no paint, as if the page had taken `milliseconds`, and returns what it has requested when it is complete. */
async function requestsBeforePaint(page: Page, address: string, milliseconds: number): Promise<string[]> {
  await page.addInitScript((responseEnd) => {
    Object.defineProperty(PerformanceNavigationTiming.prototype, 'responseEnd', { get: () => responseEnd });
    PerformanceObserver.prototype.observe = () => undefined;
    // Only the load event starts the application then, a second later.
    Object.assign(window, { setTimeout: () => 0 });
  }, milliseconds);
  await page.goto(address);
  await page.waitForLoadState('networkidle');
  await expect(page.locator('[data-prerendered]')).toBeAttached();
  const addresses = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  return addresses.map((name) => /([^/]+?)(-[\w-]{8})?\.\w+$/.exec(name)?.[1] ?? new URL(name).pathname).toSorted();
}

const earlyFonts = ['anek-bangla-home', 'anek-bangla-letters', 'bricolage-grotesque-letters'];

test('AC-601 before its first paint home requests three fonts and nothing else, not even its icon', async ({ page, shop }) => {
  expect(await requestsBeforePaint(page, shop.server.url, 50)).toEqual(earlyFonts);
  await expect(page.locator('link[rel="icon"]')).toHaveAttribute('href', /^data:image\/svg\+xml,<svg.*<\/svg>$/);
});

test('AC-601 on a slow line home requests the categories and the application before its first paint, too', async ({ page, shop }) => {
  const scripts = ['home-with-usual.page', 'index', 'platform', 'render-categories', 'rolldown-runtime', 'shop'];
  expect(await requestsBeforePaint(page, shop.server.url, 500)).toEqual(['/api/category/', ...scripts, ...earlyFonts].toSorted());
});

test('AC-601 in Bangla nothing delays the font that the first paint waits for, on a slow line either', async ({ page, shop }) => {
  await page.context().addCookies([{ name: 'language', value: 'bn', url: shop.server.url }]);
  const requested = await requestsBeforePaint(page, shop.server.url, 500);
  expect(requested).toContain('bangla');
  expect(requested).not.toContain('platform');
});
