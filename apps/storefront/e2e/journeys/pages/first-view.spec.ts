import type { Page, PageScreenshotOptions } from '@playwright/test';
import { expect, test } from '../../shop.ts';
import { deliverStylesInOrder } from '../../steps.ts';
import { differences, framesOf, watchFrames } from './frames.ts';
import { delayApplication } from '../../delay-requests.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const welcome = 'Welcome to My Food Where Every Bite Wins!';
const canvas = { light: 'rgb(251, 245, 233)', dark: 'rgb(23, 17, 12)' } as const;

for (const theme of ['light', 'dark'] as const) {
  test(`the application replaces the prerendered home without a visible change (${theme})`, async ({ page, shop }) => {
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    const blocked = 'Service Worker registration blocked by Playwright';
    // The user has chosen a theme other than the device's.
    await page.emulateMedia({ colorScheme: theme === 'light' ? 'dark' : 'light' });
    await page.context().addCookies([{ name: 'theme', value: theme, url: shop.server.url }]);
    shop.server.program({ path: '/api/category/', method: 'GET', isHeld: true });
    await deliverStylesInOrder(page);
    const start = await delayApplication(page);
    await page.goto(shop.server.url);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(welcome);
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(canvas[theme]);
    await page.evaluate(() => document.fonts.ready);
    // The arcs of the carousel animate.
    const picture: PageScreenshotOptions = { animations: 'disabled', mask: [page.locator('svg[viewBox="0 0 100 100"]')] };
    const before = await page.screenshot(picture);
    await start();
    expect(await differences(page, before, await page.screenshot(picture))).toBe(0);
    expect(logged.filter((text) => text !== blocked)).toEqual([]);
  });
}

test('home can be read and its links work without JavaScript', async ({ browser, shop }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(shop.server.url);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(welcome);
  await expect(page.getByRole('heading', { name: 'Explore Our Categories' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Browse the menu' })).toHaveAttribute('href', '#/food/');
  await expect(page.getByRole('banner').getByRole('link')).toHaveText(['My Food', 'Home', 'Food', 'Cart', 'Login']);
  await context.close();
});

test('another route never shows home, not even for one frame', async ({ page, shop }) => {
  await watchFrames(page);
  await page.goto(`${shop.server.url}/#/login/`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await framesOf(page, 'headings')).toEqual(['Login']);
});

test('a signed-in user never sees the login link, and the links of the top bar do not move', async ({ page, shop }) => {
  await shop.signIn('customer');
  await watchFrames(page);
  const start = await delayApplication(page);
  await page.goto(shop.server.url);
  const links = page.getByRole('banner').getByRole('navigation');
  const before = await links.boundingBox();
  await start();
  await expect(page.getByRole('button', { name: 'Your account' })).toBeVisible();
  expect(await links.boundingBox()).toEqual(before);
  expect(await framesOf(page, 'bar')).not.toContain('Login');
});

test('AC-186 AC-493 early input is not lost: a link followed, a button pressed, the focus', async ({ page, shop }) => {
  const start = await delayApplication(page);
  await page.goto(shop.server.url);
  await page.getByRole('button', { name: 'Pause slides' }).click();
  const browse = page.getByRole('link', { name: 'Browse the menu' });
  await browse.focus();
  await start();
  await expect(page.getByRole('button', { name: 'Play slides' })).toBeVisible();
  await expect(browse).toBeFocused();

  await page.goto('about:blank');
  await page.unrouteAll();
  const startAgain = await delayApplication(page);
  await page.goto(shop.server.url);
  const progress = page.getByRole('progressbar', { name: 'Loading' });
  await expect(progress).toHaveCount(0);
  await browse.click();
  await expect(progress).toBeVisible();
  await startAgain();
  await expect(progress).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: 'Our signature dishes' })).toBeFocused();
});

test('AC-384 home stays where it was scrolled to before the application is mounted, and is there again after Back', async ({
  page,
  shop,
}) => {
  const start = await delayApplication(page);
  await page.setViewportSize({ width: 375, height: 667 });
  await page.goto(shop.server.url);
  await page.getByRole('button', { name: 'Pause slides' }).click();
  await page.evaluate(() => window.scrollTo(0, 600));
  await start();
  await expect(page.getByRole('button', { name: 'Play slides' })).toBeAttached();
  expect(await page.evaluate(() => window.scrollY)).toBe(600);
  await page.getByRole('link', { name: 'Curry' }).evaluate((link: HTMLElement) => link.click());
  await expect(page.getByRole('radio', { name: 'Curry' })).toBeChecked();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: welcome })).toBeAttached();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(600);
});

test('AC-384 a page whose link was pressed on a scrolled home begins at its top', async ({ page, shop }) => {
  const start = await delayApplication(page);
  await page.setViewportSize({ width: 375, height: 667 });
  await page.goto(shop.server.url);
  await page.evaluate(() => window.scrollTo(0, 600));
  await page.getByRole('link', { name: 'Food', exact: true }).click();
  await start();
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('AC-385 the skip link leads to the content before the application is mounted, too', async ({ page, shop }) => {
  const start = await delayApplication(page);
  await page.goto(shop.server.url);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await start();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(welcome);
  expect(new URL(page.url()).hash).toBe('');
});

test('the shop renders nothing in a frame of another origin, even if the policy is only in the meta tag', async ({ page, shop }) => {
  // Served, not fulfilled: Chromium keeps a page whose response is intercepted away from loopback addresses.
  const text = `<iframe src="${shop.server.url}" width="800" height="600"></iframe>`;
  shop.server.program({ method: 'GET', path: '/api/food/', reply: { status: 200, text, contentType: 'text/html' } });
  await page.goto(`${shop.server.url.replace('127.0.0.1', 'localhost')}/api/food/`);
  const framed = page.frameLocator('iframe');
  await expect(framed.locator('[data-prerendered]')).toBeAttached();
  await page.waitForLoadState('networkidle');
  await expect(framed.locator('body')).not.toContainText(welcome, { useInnerText: true });
});

test('if the application did not load, the next link reloads the page', async ({ page, shop }) => {
  const failed: string[] = [];
  page.on('console', (message) => message.type() === 'error' && failed.push(message.text()));
  await page.route(/\/assets\/platform-[\w-]+\.js$/, (route) => route.abort());
  await page.goto(shop.server.url);
  await expect.poll(() => failed.some((text) => text.startsWith('The application did not load.'))).toBe(true);
  await page.unrouteAll();
  await page.getByRole('link', { name: 'Browse the menu' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our signature dishes');
});

/** Whether the page renders the taka sign in the font of the shop: in another one it is as wide as without it. */
const hasOwnTaka = (page: Page) =>
  page.evaluate(() => {
    const context = document.createElement('canvas').getContext('2d');
    if (!context) throw new Error('No canvas.');
    const [own, other] = ['"Anek Bangla", monospace', 'monospace'].map((families) => {
      context.font = `400 100px ${families}`;
      return context.measureText('৳').width;
    });
    return own !== other;
  });

test('AC-322 a font that was in time, but met a busy page, is used from the next page on', async ({ page, shop }) => {
  await page.addInitScript(() => {
    const load = document.fonts.load.bind(document.fonts);
    document.fonts.load = (...given) => {
      const loading = load(...given);
      // Longer than the browser waits for a font.
      const start = performance.now();
      while (performance.now() - start < 400);
      return loading;
    };
    const loadFace = FontFace.prototype.load;
    FontFace.prototype.load = function () {
      const loading = loadFace.call(this);
      if (this.unicodeRange === 'U+9F3') void loading.then(() => (document.documentElement.dataset['taka'] = 'loaded'));
      return loading;
    };
  });
  await deliverStylesInOrder(page);
  await shop.open('');
  // Loaded again from the HTTP cache, but not used by a page that is being read.
  await expect(page.locator('html')).toHaveAttribute('data-taka', 'loaded');
  expect(await hasOwnTaka(page)).toBe(false);
  await page.evaluate(() => (location.hash = '#/food/add-to-card/'));
  await expect(page.getByRole('heading', { name: 'Your cart' })).toBeVisible();
  await expect.poll(() => hasOwnTaka(page)).toBe(true);
});
