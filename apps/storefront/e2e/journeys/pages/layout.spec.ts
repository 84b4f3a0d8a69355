import type { Page } from '@playwright/test';
import { openEmptyDocument } from '../../shared-context.ts';
import { expect, test, toast, type Shop } from '../../shop.ts';
import { addToOrder, deliverStylesInOrder, expectIdleLayout, twoFrames } from '../../steps.ts';
import { delayRequests } from '../../delay-requests.ts';

/** Records the layout shifts of the next document. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const sources = 'sources' in entry && Array.isArray(entry.sources) ? entry.sources : [];
        const moved = sources.map(({ node, previousRect: from, currentRect: to }) => {
          const name = node instanceof Element ? `${node.tagName} ${node.textContent.slice(0, 30)}` : String(node);
          return `${name} ${[from.x, from.y, from.width, from.height].join(',')} → ${[to.x, to.y, to.width, to.height].join(',')}`;
        });
        shifts.push(moved.join(' | '));
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** The shifts so far, once the fonts and the pictures in view are there: 'networkidle' does not wait after a change of the hash. */
const shiftsOn = async (page: Page) => {
  const isComplete = () =>
    document.fonts.status === 'loaded' &&
    Array.from(document.images)
      .filter((image) => image.checkVisibility() && image.getBoundingClientRect().top < window.innerHeight)
      .every((image) => image.complete);
  await expect.poll(() => page.evaluate(isComplete)).toBe(true);
  await twoFrames(page);
  return page.evaluate(() => ('shifts' in window ? window.shifts : 'not watched'));
};

const screens = [
  ['', 'Explore Our Categories', (page: Page) => page.getByRole('main').getByRole('link', { name: 'Drinks' })],
  [
    'food/',
    'Loading food data...',
    (page: Page) =>
      page
        .getByRole('main')
        .getByRole('button', { name: /Add to Order/ })
        .first(),
  ],
  ['food/details/?id=1', 'Loading food data...', (page: Page) => page.getByRole('button', { name: 'Add to Cart' })],
  ['food/add-to-card/', 'Your cart', (page: Page) => page.getByText('Subtotal')],
  ['profile/', 'Profile is loading...', (page: Page) => page.getByRole('button', { name: 'Download' }).first()],
] as const;

/** Every other route: a heading that does not wait for data. */
const routes = [
  ['login/', 'Login'],
  ['', 'Welcome to My Food'],
  ['register/', 'Register'],
  ['food/', 'Our signature dishes'],
  ['food/details/?id=1', 'Kacchi Biryani'],
  ['food/add-to-card/', 'Your cart'],
  ['profile/', 'Rahim Uddin'],
  ['profile/update/', 'Update Profile'],
  ['admin/products/', 'Foods'],
  ['admin/add-food/', 'Add Food'],
  ['admin/update-food/?id=1', 'Update Food'],
  ['admin/categorys/', 'Categories'],
  ['admin/add-category/', 'Add Category'],
  ['admin/update-category/?id=1', 'Update Category'],
  ['nowhere/', 'Page not found'],
] as const;

/** Opens the cart. The returned function lets the fonts load. */
async function openCartWithoutFonts(page: Page, shop: Shop) {
  await deliverStylesInOrder(page);
  const sendFonts = await delayRequests(page, /\.woff2$/);
  await page.goto(`${shop.server.url}/#/food/add-to-card/`, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: 'Your cart' })).toBeVisible();
  return sendFonts;
}

/** The width of the words of the main heading. */
const headingWidth = (page: Page) =>
  page.evaluate(() => {
    const range = document.createRange();
    range.selectNodeContents(document.querySelector('h1') ?? document.body);
    return range.getBoundingClientRect().width;
  });

for (const width of [375, 1280]) {
  test(`AC-193 no layout shift while a page loads at ${width} px`, async ({ page, shop }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    shop.server.backend.reset('shop');
    await shop.open('food/');
    await addToOrder(page, 'Chicken Rezala');
    await shop.signIn('customer');
    await watchShifts(page);
    for (const [route, waiting, settled] of screens)
      await test.step(route || 'home', async () => {
        await openEmptyDocument(page, shop.server.url);
        await deliverStylesInOrder(page);
        const sendFonts = await delayRequests(page, /-(latin|letters|figures|taka|home)-.*\.woff2$/);
        const answer = await delayRequests(page, '**/api/**');
        await page.goto(`${shop.server.url}/#/${route}`, { waitUntil: 'commit' });
        await expect(page.getByText(waiting).first()).toBeVisible();
        await twoFrames(page);
        answer();
        await expect(settled(page)).toBeVisible();
        await twoFrames(page);
        expect(sendFonts()).toBeGreaterThan(1);
        await expectIdleLayout(page);
        expect(await shiftsOn(page)).toEqual([]);
        await page.unrouteAll();
      });
    await shop.signIn('admin');
    await shop.open('');
    for (const [route, heading] of routes)
      await test.step(`to ${route || 'home'}`, async () => {
        await page.evaluate((to) => (location.hash = `#/${to}`), route);
        await expect(page.getByRole('heading', { level: 1 })).toContainText(heading);
        expect(await shiftsOn(page)).toEqual([]);
      });
  });

  test(`AC-187 a late font is used from the next page on, and shifts nothing, at ${width} px`, async ({ page, shop }) => {
    await page.setViewportSize({ width, height: 900 });
    await watchShifts(page);
    const sendFonts = await openCartWithoutFonts(page, shop);
    await twoFrames(page);
    const withFallback = await headingWidth(page);
    sendFonts();
    await page.evaluate(() => document.fonts.ready);
    await page.waitForLoadState('networkidle');
    expect(await headingWidth(page)).toBe(withFallback);
    for (const [route, heading] of [
      ['register/', 'Register'],
      ['food/add-to-card/', 'Your cart'],
    ] as const) {
      await page.evaluate((to) => (location.hash = `#/${to}`), route);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      expect(await shiftsOn(page)).toEqual([]);
    }
    const late = await headingWidth(page);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Your cart' })).toBeVisible();
    expect([late, late === withFallback]).toEqual([await headingWidth(page), false]);
  });
}

test('AC-889 a late font is used from the next page on after 250 requests, of which a browser keeps no more', async ({ page, shop }) => {
  const sendFonts = await openCartWithoutFonts(page, shop);
  await expectIdleLayout(page);
  const withFallback = await headingWidth(page);
  await page.evaluate(async () => {
    for (let request = 0; request < 250; request += 1) await (await fetch('/api/category/')).text();
  });
  sendFonts();
  await page.evaluate(() => document.fonts.ready);
  await page.waitForLoadState('networkidle');
  for (const [route, heading] of [
    ['register/', 'Register'],
    ['food/add-to-card/', 'Your cart'],
  ] as const) {
    await page.evaluate((to) => (location.hash = `#/${to}`), route);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await twoFrames(page);
  }
  expect(await headingWidth(page)).not.toBe(withFallback);
});

test('AC-008 toasts appear at the top centre at 375 and 1280 px, whatever the scroll position', async ({ page, shop }) => {
  shop.server.backend.reset('shop');
  const emptyCart = toast(page, 'Please add at least one item to your cart.');
  for (const width of [375, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await shop.open('food/add-to-card/');
    await page.getByRole('button', { name: 'Proceed to Checkout' }).click();
    await expect(emptyCart).toHaveCount(1);
    const expectAtTop = async () => {
      const box = await emptyCart.boundingBox();
      if (!box) throw new Error('The toast has no bounding box.');
      expect(Math.abs(box.x + box.width / 2 - width / 2)).toBeLessThan(width * 0.05);
      expect(box.y).toBeGreaterThan(0);
      expect(box.y + box.height / 2).toBeLessThan(900 / 5);
    };
    await expectAtTop();
    await page.getByRole('banner').getByRole('link', { name: 'Food', exact: true }).click();
    await expect(page.getByRole('button', { name: /Add to Order/ }).first()).toBeVisible();
    await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }));
    await expectAtTop();
    await page.getByRole('button', { name: 'Close notification' }).click();
    await expect(emptyCart).toHaveCount(0);
  }
});
