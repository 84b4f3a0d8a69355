import type { Page } from '@playwright/test';
import { sidebarLink } from '../../admin-steps.ts';
import { expect, isolatedTest as test, type Shop } from '../../shop.ts';
import { expectIdleLayout, twoFrames } from '../../steps.ts';

const portrait = { width: 375, height: 812 };
/** Too low for fixed bars. */
const landscape = { width: 812, height: 375 };

test.use({ viewport: portrait, isMobile: true, hasTouch: true });

/** Position of the dish in the middle of the window, in its list. */
const middleDish = (page: Page) =>
  page.evaluate(() => {
    const element = document.elementFromPoint(window.innerWidth * 0.45, window.innerHeight / 2);
    return Number(element?.closest('li')?.getAttribute('aria-posinset'));
  });

async function scrollToMiddle(page: Page) {
  await page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight / 2, behavior: 'instant' }));
  await twoFrames(page);
  // The anchors are taken when the page rests.
  await page.clock.runFor(1000);
}

/** Opens a route, and scrolls to the middle of its page. */
async function openInTheMiddle(page: Page, shop: Shop, route: string) {
  await page.clock.install();
  await shop.open(route);
  await expectIdleLayout(page);
  await scrollToMiddle(page);
}

/** Most columns of the menu in these windows. */
const columns = 5;

for (const scenario of ['shop', 'manyDishes'] as const)
  test(`AC-637 a phone that is rotated shows the same dishes, ${scenario}`, async ({ page, shop }) => {
    shop.server.backend.reset(scenario);
    await openInTheMiddle(page, shop, 'food/');
    const before = await middleDish(page);
    const distance = async () => Math.abs((await middleDish(page)) - before);
    expect(before).toBeGreaterThan(columns);
    for (const viewport of [landscape, portrait]) {
      await page.setViewportSize(viewport);
      await expect.poll(distance).toBeLessThan(columns);
      await page.clock.runFor(1000);
      expect(await distance()).toBeLessThan(columns);
    }
  });

test('AC-637 a phone that is rotated shows the same field of a form, also after a reload', async ({ page, shop }) => {
  await openInTheMiddle(page, shop, 'register/');
  const field = page.getByLabel('Gender');
  await expect(field).toBeInViewport();
  await page.setViewportSize(landscape);
  await expect(field).toBeInViewport();
  await page.clock.runFor(1000);
  await expect(field).toBeInViewport();

  await page.setViewportSize(portrait);
  await scrollToMiddle(page);
  await page.reload();
  await expectIdleLayout(page);
  await twoFrames(page);
  await expect(field).toBeInViewport();
  await page.clock.runFor(1000);
  await page.setViewportSize(landscape);
  await expect(field).toBeInViewport();
});

test('AC-758 in landscape nothing is under the notch of a phone', async ({ page, shop }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setSafeAreaInsetsOverride', { insets: { left: 59, right: 59 } });
  await shop.open('food/');
  const edges = await page
    .getByRole('main')
    .locator('h1, li, input')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()).filter(({ width }) => width > 1));
  expect(edges.length).toBeGreaterThan(4);
  expect(Math.min(...edges.map(({ left }) => left))).toBeGreaterThanOrEqual(59);
  expect(Math.max(...edges.map(({ right }) => right))).toBeLessThanOrEqual(844 - 59);
});

test('AC-906 a control that another width has no place for keeps the focus until it is left', async ({ page, shop }) => {
  shop.server.backend.reset('manyDishes');
  await shop.signIn('admin');
  const wide = { width: 1280, height: 720 };
  const places = [
    { route: 'profile/', control: page.getByRole('button', { name: 'Your details' }), from: portrait, to: wide },
    { route: 'admin/products/', control: page.getByRole('button', { name: 'Open admin menu' }), from: portrait, to: wide },
    { route: 'admin/products/', control: sidebarLink(page, 'Add Food'), from: wide, to: portrait },
    {
      route: 'food/details/?id=1',
      control: page
        .getByRole('region', { name: /^More / })
        .getByRole('listitem')
        .nth(3)
        .getByRole('button'),
      from: portrait,
      to: { width: 800, height: 600 },
    },
    { route: 'admin/products/', control: page.getByRole('link', { name: 'Page 2 of' }), from: wide, to: portrait },
  ];
  for (const { route, control, from, to } of places) {
    await page.setViewportSize(from);
    await shop.open(route);
    await control.focus();
    await page.setViewportSize(to);
    await twoFrames(page);
    await expect(control).toBeFocused();
    await control.blur();
    await expect(control).toBeHidden();
  }
});

test('AC-832 the drawer of the admin, closed after the phone was rotated, leaves the focus on the links that are in its place', async ({
  page,
  shop,
}) => {
  await shop.signIn('admin');
  await shop.open('admin/products/');
  await page.getByRole('button', { name: 'Open admin menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Food Admin' })).toBeVisible();
  await page.setViewportSize(landscape);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'Food Admin' })).toBeFocused();
});
