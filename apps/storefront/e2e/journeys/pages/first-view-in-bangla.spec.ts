import type { Page, PageScreenshotOptions } from '@playwright/test';
import { clockTest, expect, test, waitForApplication, type Shop } from '../../shop.ts';
import { twoFrames } from '../../steps.ts';
import { differences, framesOf, watchFrames } from './frames.ts';
import { delayRequests, delayApplication } from '../../delay-requests.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const welcome = 'My Food-এ স্বাগতম, প্রতি\u00a0লোকমায় তৃপ্তি!';
const bangla = /\/assets\/bangla-[\w-]+\.js$/;
const font = /\/assets\/anek-bangla-bengali-[\w-]+\.woff2$/;

const chooseBangla = (page: Page, { server }: Shop) => page.context().addCookies([{ name: 'language', value: 'bn', url: server.url }]);

/** Adds up the layout shifts of the page. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('value' in entry) Object.assign(window, { shifted: Number(Reflect.get(window, 'shifted')) + Number(entry.value) });
    }).observe({ type: 'layout-shift', buffered: true });
  });

test('AC-338 home is in Bangla before the application has loaded, which replaces it without a visible change', async ({ page, shop }) => {
  await chooseBangla(page, shop);
  shop.server.program({ path: '/api/category/', method: 'GET', isHeld: true });
  const start = await delayApplication(page);
  await page.goto(shop.server.url);
  await expect(page.getByRole('heading', { level: 1, name: welcome })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'bn');
  await expect(page.getByRole('banner').getByRole('link')).toHaveText(['My Food', 'হোম', 'খাবার', 'কার্ট', 'লগইন']);
  // The arcs of the carousel animate.
  const picture: PageScreenshotOptions = { animations: 'disabled', mask: [page.locator('svg[viewBox="0 0 100 100"]')] };
  const before = await page.screenshot(picture);
  await start();
  expect(await differences(page, before, await page.screenshot(picture))).toBe(0);
});

test('AC-339 no frame shows home in English or in another font, and nothing moves', async ({ page, shop }) => {
  await chooseBangla(page, shop);
  await watchFrames(page);
  await watchShifts(page);
  const openFont = await delayRequests(page, font);
  const isRequested = page.waitForRequest(font);
  const start = await delayApplication(page);
  await page.goto(shop.server.url, { waitUntil: 'domcontentloaded' });
  await isRequested;
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  openFont();
  await expect(page.getByRole('heading', { level: 1, name: welcome })).toBeVisible();
  await start();
  expect(await framesOf(page, 'headings')).toEqual([welcome]);
  expect(await page.evaluate(() => Reflect.get(window, 'shifted'))).toBe(0);
});

for (const [where, hash] of Object.entries({ home: '', 'a protected screen': '#/profile/' }))
  test(`AC-340 a failed start is reported in Bangla, and the retry starts the shop (${where})`, async ({ page, shop }) => {
    await chooseBangla(page, shop);
    await page.route(/\/assets\/platform-[\w-]+\.js$/, (route) => route.fulfill({ status: 404 }));
    await page.goto(`${shop.server.url}/${hash}`);
    const failed = page.getByRole('alert').filter({ hasText: 'My Food লোড হয়নি।' });
    await expect(failed).toBeVisible();
    await page.unrouteAll();
    await failed.getByRole('button', { name: 'আবার চেষ্টা করুন' }).click();
    await waitForApplication(page);
    await expect(failed).toHaveCount(0);
  });

clockTest('AC-341 if the script in Bangla is missing, home is hidden until the application shows it in Bangla', async ({ page, shop }) => {
  await page.clock.install();
  await chooseBangla(page, shop);
  await watchFrames(page);
  await page.route(bangla, (route) => route.fulfill({ status: 404 }));
  await page.goto(shop.server.url);
  // Nothing is painted: the application starts a second after the page has loaded.
  await page.clock.runFor(1_000);
  await waitForApplication(page);
  await expect(page.getByRole('heading', { level: 1, name: welcome })).toBeVisible();
  expect(await framesOf(page, 'headings')).toEqual([welcome]);
});

test('AC-490 a browser that blocks fonts shows home in Bangla, and no failure', async ({ page, shop }) => {
  await chooseBangla(page, shop);
  await page.route(font, (route) => route.abort());
  const start = await delayApplication(page);
  await page.goto(shop.server.url);
  await expect(page.getByRole('heading', { level: 1, name: welcome })).toBeVisible();
  await page.evaluate(() => document.fonts.load('1em Anek Bangla', 'ক').catch(() => undefined));
  await twoFrames(page);
  await expect(page.getByRole('alert').filter({ hasText: 'My Food লোড হয়নি।' })).toBeHidden();
  await start();
});

clockTest('AC-491 if only the texts in Bangla are missing, the shop is in English, and so is its `lang`', async ({ page, shop }) => {
  await page.clock.install();
  await chooseBangla(page, shop);
  const openFont = await delayRequests(page, font);
  const openHome = await delayRequests(page, /\/assets\/home-with-usual\.page-[\w-]+\.js$/);
  await page.route(/\/assets\/load-bangla-[\w-]+\.js$/, (route) => route.fulfill({ status: 404 }));
  const missing = page.waitForResponse(/\/assets\/load-bangla-[\w-]+\.js$/);
  const styles = page.waitForRequest(/\/assets\/load-bangla-[\w-]+\.css$/);
  await page.goto(shop.server.url, { waitUntil: 'commit' });
  await styles;
  // Home waits 3 s for its font; only then, with something painted, the application starts.
  await page.clock.runFor(3_000);
  await missing;
  await twoFrames(page);
  openFont();
  await expect(page.getByRole('heading', { level: 1, name: welcome })).toBeVisible();
  openHome();
  await waitForApplication(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome to My Food' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});
