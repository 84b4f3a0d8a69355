import type { Page } from '@playwright/test';
import { delayRequests } from '../../delay-requests.ts';
import { openEmptyDocument } from '../../shared-context.ts';
import { expect, expectRoute, test } from '../../shop.ts';

/** Every route of Spec §2, with the title of its page for an admin who opens it directly. */
const screens = [
  ['', 'Home', 'Welcome to My Food Where Every Bite Wins!'],
  ['food/', 'Menu', /signature dishes/i],
  ['food/details/', 'Dish', 'No dish was chosen'],
  ['food/add-to-card/', 'Cart', 'Your cart'],
  ['login/', 'Login', 'Login'],
  ['register/', 'Register', 'Register'],
  ['profile/', 'Profile', 'Rahim Uddin'],
  ['profile/update/', 'Update Profile', 'Update Profile'],
  ['admin/', 'Foods', 'Foods'],
  ['admin/products/', 'Foods', 'Foods'],
  ['admin/add-food/', 'Add Food', 'Add Food'],
  ['admin/update-food/', 'Update Food', 'Update Food'],
  ['admin/categorys/', 'Categories', 'Categories'],
  ['admin/add-category/', 'Add Category', 'Add Category'],
  ['admin/update-category/', 'Update Category', 'Update Category'],
] as const;
const isProtected = (route: string) => /^(profile|admin)/.test(route);
const protectedRoutes = screens.map(([route]) => route).filter(isProtected);
const publicRoutes = screens.map(([route]) => route).filter((route) => !isProtected(route));

/** The links that say to lead to the current page, but lead to another. */
function wronglyCurrent(page: Page) {
  const path = new URL(page.url()).hash.slice(2).replace(/[^/]$/, '$&/');
  return page.locator(`a[aria-current]:not([href$="#/${path}"])`);
}

test('AC-004 AC-190 AC-826 every route renders its page with and without a trailing slash; an unknown one leads home', async ({
  page,
  shop,
}) => {
  await shop.signIn('admin');
  for (const [route, title, heading] of screens)
    await test.step(route, async () => {
      const expectScreen = async () => {
        await expect(page).toHaveTitle(`${title} · My Food`);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
        await expect(wronglyCurrent(page)).toHaveCount(0);
      };
      await openEmptyDocument(page, shop.server.url);
      await shop.open(route.replace(/\/$/, ''));
      await expectScreen();
      await page.goto(`${shop.server.url}/#/nowhere/`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
      await expect(page).toHaveTitle('Page not found · My Food');
      await shop.open(route);
      await expectScreen();
    });
  await page.goto(`${shop.server.url}/#/nowhere/`);
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expectRoute(page, '');
});

test('AC-003 AC-149 AC-185 AC-186 every link of the bar answers, titles and focuses its screen, and changes the hash alone', async ({
  page,
  shop,
}) => {
  const load = await delayRequests(page, /\/cart-with-usual\.page-[\w-]+\.js$/);
  await shop.open('');
  await page.evaluate(() => Object.assign(window, { isStillTheSamePage: true }));
  const progress = page.getByRole('progressbar', { name: 'Loading' });
  for (const [name, route, title] of [
    ['Food', 'food', 'Menu'],
    ['Cart', 'food/add-to-card', 'Cart'],
    ['Home', '', 'Home'],
    ['Login', 'login', 'Login'],
  ] as const) {
    const link = page.getByRole('banner').getByRole('link', { name, exact: true });
    await link.hover();
    await page.mouse.down();
    await expect(link).toHaveCSS('opacity', '0.6');
    await page.mouse.up();
    await expectRoute(page, route);
    if (name === 'Cart') {
      await expect(progress).toBeVisible();
      load();
      await expect(page.getByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible();
    }
    await expect(progress).toHaveCount(0);
    await expect(page).toHaveTitle(`${title} · My Food`);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(new URL(page.url()).pathname).toBe('/');
  }
  expect(await page.evaluate(() => 'isStillTheSamePage' in window)).toBe(true);
});

test('a query before the hash does not become the route’s', async ({ page, shop }) => {
  const [, dal] = await (await fetch(`${shop.server.url}/api/food/`)).json();
  await page.goto(`${shop.server.url}/?utm_source=letter#/food/details/?id=${String(dal.id)}`);
  await expect(page.getByRole('heading', { level: 1, name: dal.name })).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
});

test('AC-802 a path that begins with two slashes is not read as the name of a host', async ({ page, shop }) => {
  for (const query of ['?utm_source=letter', '']) {
    await page.goto(`${shop.server.url}//${query}#/food/`);
    await expect(page.getByRole('heading', { level: 1, name: /signature dishes/i })).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: 'Cart', exact: true }).click();
    await expectRoute(page, 'food/add-to-card');
    expect(page.url()).toBe(`${shop.server.url}/#/food/add-to-card/`);
  }
});

test('AC-005 a protected route redirects to the login and is not reached again by Back', async ({ page, shop }) => {
  for (const route of protectedRoutes) {
    await shop.open('food/');
    await page.evaluate((to) => (location.hash = `#/${to}`), route);
    await expectRoute(page, 'login');
    await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
    await page.goBack();
    await expect.poll(() => page.evaluate(() => location.hash)).toMatch(/^#\/(food|login)\/$/);
  }
});

test('AC-746 a token that was stored or removed without an event counts from the next page on', async ({ page, shop }) => {
  await shop.signIn('customer');
  const stored = await page.evaluate(() => ({ ...localStorage }));
  await page.evaluate(() => localStorage.clear());
  await shop.open('food/');
  await page.evaluate((entries) => Object.assign(localStorage, entries), stored);
  await page.goto(`${shop.server.url}/#/profile/`);
  await expect(page.getByRole('heading', { level: 1, name: 'Nusrat Jahan' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Your account' })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Food', exact: true }).click();
  await page.evaluate(() => localStorage.removeItem('accessToken'));
  await page.goto(`${shop.server.url}/#/profile/update/`);
  await expectRoute(page, 'login');
});

test('AC-006 every other route is public', async ({ page, shop }) => {
  for (const route of publicRoutes) {
    await shop.open(route);
    await expectRoute(page, route);
  }
});

/** The screens whose code is loaded. */
const loadedScreens = (page: Page) =>
  page.evaluate(() =>
    performance.getEntriesByType('resource').flatMap(({ name }) => /assets\/(\w+)[\w-]*\.page-[\w-]+\.js$/.exec(name)?.[1] ?? []),
  );

test('AC-312 the screens of a purchase are loaded when the browser is idle', async ({ page, shop }) => {
  await shop.open('');
  for (const screen of ['menu', 'details', 'cart', 'login', 'profile']) await expect.poll(() => loadedScreens(page)).toContain(screen);
  const hasCheckout = () => performance.getEntriesByType('resource').some(({ name }) => name.includes('/start-checkout-'));
  await expect.poll(() => page.evaluate(hasCheckout)).toBe(true);
});

for (const [name, connection] of Object.entries({ 'Save-Data': { saveData: true }, '2G': { effectiveType: 'slow-2g' } }))
  test(`AC-312 with ${name} a screen is loaded on intent`, async ({ page, shop }) => {
    await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), connection);
    await shop.open('');
    await page.getByRole('banner').getByRole('link', { name: 'Cart', exact: true }).hover();
    await expect.poll(() => loadedScreens(page)).toEqual(['home', 'cart']);
  });

test('the bar of a guest shows where the page is, and leads to others', async ({ page, shop }) => {
  const bar = page.getByRole('banner');
  await page.setViewportSize({ width: 1280, height: 500 });
  await shop.open('food/');
  await expect(page.getByRole('heading', { name: 'Margherita' })).toBeVisible();
  await test.step('AC-009 the top bar has a shadow from the eleventh pixel on', async () => {
    const shadow = () => bar.evaluate((element) => getComputedStyle(element).boxShadow);
    for (const [offset, hasShadow] of [
      [0, false],
      [10, false],
      [11, true],
      [0, false],
    ] as const) {
      await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), offset);
      await expect.poll(async () => (await shadow()) !== 'none', { message: `at ${offset} px` }).toBe(hasShadow);
    }
    expect(await bar.evaluate((element) => getComputedStyle(element).position)).toBe('fixed');
  });
  await test.step('AC-010 AC-011 AC-191 it leads to home, menu, cart and login, and underlines the current page', async () => {
    for (const forcedColors of ['none', 'active'] as const) {
      await page.emulateMedia({ forcedColors });
      for (const [name, href] of [
        ['Home', '#/'],
        ['Food', '#/food/'],
        ['Cart', '#/food/add-to-card/'],
      ] as const) {
        const link = bar.getByRole('link', { name, exact: true });
        await expect(link).toHaveAttribute('href', new RegExp(`${href}$`));
        await expect(link.getByText(name)).toHaveCSS('text-decoration-line', name === 'Food' ? 'underline' : 'none');
      }
    }
    await expect(bar.getByRole('link', { name: 'Login' })).toHaveAttribute('href', /#\/login\/$/);
    await expect(bar.getByRole('button')).toHaveCount(0);
  });
});
