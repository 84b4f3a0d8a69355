import type { Page } from '@playwright/test';
import { accountButton, paths } from '../../account-steps.ts';
import { startCachingHost } from '../../caching-host.ts';
import { clockTest, expect, expectRoute, test, toast, type Shop } from '../../shop.ts';
import { addToOrder, checkOut, expectQuantity, openCheckout, saveData } from '../../steps.ts';

test.beforeEach(({ page }) => saveData(page));

const heading = (page: Page) => page.getByRole('heading', { level: 1, name: 'This screen could not be shown' });
const renewed = (page: Page) => page.getByRole('heading', { name: 'The shop has been updated' });
const loadNewShop = (page: Page) => page.getByRole('button', { name: 'Load the new version' });
const barLink = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name, exact: true });

/** Marks the document, to detect a reload. */
const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { isStillTheSamePage: true }));
const isStillTheSamePage = (page: Page) => page.evaluate(() => 'isStillTheSamePage' in window);

/** Simulates a deployment: until the document is reloaded, these chunks are missing and the page references other files. */
async function deploy(page: Page, { server }: Shop, chunks: RegExp) {
  let isReloaded = false;
  await page.route(chunks, (route) =>
    isReloaded ? route.continue() : route.fulfill({ status: 404, contentType: 'text/html', body: 'gone' }),
  );
  await page.route(`${server.url}/`, (route) => {
    isReloaded = route.request().resourceType() === 'document';
    return isReloaded
      ? route.continue()
      : route.fulfill({ contentType: 'text/html', body: '<script type="module" src="./assets/index-anew.js"></script>' });
  });
}

test('a missing chunk after a deployment offers the new version, and a dish added by the navigation is added once', async ({
  page,
  shop,
}) => {
  await shop.open('food/');
  await mark(page);
  await deploy(page, shop, /assets\/cart-with-usual\.page-/);
  await addToOrder(page, 'Margherita');
  await expect(renewed(page)).toBeVisible();
  expect(await isStillTheSamePage(page)).toBe(true);
  await loadNewShop(page).click();
  await expectQuantity(page, 'Margherita', 1);
  expect(await isStillTheSamePage(page)).toBe(false);
  await page.reload();
  await expectQuantity(page, 'Margherita', 1);
});

test('a lost connection is not mistaken for a deployment: the bar stays, nothing reloads, and a retry or another page works', async ({
  page,
  shop,
}) => {
  await shop.open('food/');
  await mark(page);
  await page.route(/assets\/cart-with-usual\.page-/, (route) => route.abort());
  await addToOrder(page, 'Margherita');
  await expect(heading(page)).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(heading(page)).toBeVisible();
  await expect(loadNewShop(page)).toHaveCount(0);
  await page.unroute(/assets\/cart-with-usual\.page-/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expectQuantity(page, 'Margherita', 1);
  expect(await isStillTheSamePage(page)).toBe(true);
});

test('AC-635 a screen that the browser does not request again is there after the retry, which reloads the page', async ({ page, shop }) => {
  await shop.open('food/');
  await mark(page);
  let isReloaded = false;
  await page.route(`${shop.server.url}/`, (route) => {
    isReloaded ||= route.request().resourceType() === 'document';
    return route.continue();
  });
  // Firefox and older Chromium keep a failed module until the page is reloaded. Its file can be requested nevertheless.
  await page.route(/assets\/cart-with-usual\.page-/, (route) =>
    isReloaded || route.request().resourceType() === 'fetch' ? route.continue() : route.abort(),
  );
  await addToOrder(page, 'Margherita');
  await expect(heading(page)).toBeVisible();
  const isReported = page.waitForEvent('console', { predicate: (message) => message.text().includes('A screen failed') });
  await page.getByRole('button', { name: 'Try again' }).click();
  await isReported;
  expect(await isStillTheSamePage(page)).toBe(true);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expectQuantity(page, 'Margherita', 1);
  expect(await isStillTheSamePage(page)).toBe(false);
});

const pendingCalls = {
  'an order': {
    call: { method: 'POST', path: paths.orders },
    arrange: openCheckout,
    send: checkOut,
    message: 'Order placed successfully!',
  },
  'a form': {
    call: { method: 'PATCH', path: paths.update },
    async arrange(page: Page, shop: Shop) {
      await shop.signIn('customer');
      await shop.open('profile/update/');
      await page.getByRole('main').getByLabel('Address').fill('7 River Road, Sylhet');
    },
    send: (page: Page) => page.getByRole('button', { name: 'Save changes' }).click(),
    message: 'Profile Updated Successfully.',
  },
} as const;

for (const [name, { call, arrange, send, message }] of Object.entries(pendingCalls)) {
  test(`a deployment does not interrupt ${name}`, async ({ page, shop }) => {
    await arrange(page, shop);
    await mark(page);
    await deploy(page, shop, /assets\/login\.page-/);
    const release = shop.server.program({ ...call, isHeld: true });
    await send(page);
    await expect.poll(() => shop.server.requests.filter(({ path, method }) => path === call.path && method === call.method).length).toBe(1);
    await page.evaluate(() => (location.hash = '#/login/'));
    await expect(loadNewShop(page)).toHaveAttribute('aria-busy', 'true');
    await loadNewShop(page).dispatchEvent('click');
    release();
    await expect(toast(page, message)).toHaveCount(1);
    await expect(loadNewShop(page)).not.toHaveAttribute('aria-busy');
    expect(await isStillTheSamePage(page)).toBe(true);
    await loadNewShop(page).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
  });
}

test('a deployment does not discard typed values', async ({ page, shop }) => {
  await shop.open('login/');
  await mark(page);
  await page.getByRole('main').getByLabel('Email').fill('nadia@my-food.example');
  await deploy(page, shop, /assets\/register\.page-/);
  const requested = page.waitForResponse(/assets\/register\.page-/);
  await page.getByRole('link', { name: 'Register Yourself' }).hover();
  await requested;
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await expect(page.getByRole('main').getByLabel('Email')).toHaveValue('nadia@my-food.example');
  expect(await isStillTheSamePage(page)).toBe(true);
});

test('an account menu that fails to load is reported', async ({ page, shop }) => {
  await shop.signIn('customer');
  await page.route(/open-account-menu/, (route) => route.abort());
  await shop.open('login/');
  await accountButton(page).click();
  await expect(toast(page, 'Your account menu could not be loaded. Please reload the page.')).toHaveCount(1);
});

test('a page that throws leaves the bar, shows an error, and a retry renders it', async ({ page, shop }) => {
  shop.server.backend.reset('shop');
  await shop.signIn('customer');
  await shop.open('login/');
  await page.evaluate(() => {
    const { sign } = Math;
    Object.assign(window, { restore: () => (Math.sign = sign) });
    // Only the list of orders uses it.
    Math.sign = () => {
      throw new TypeError('broken');
    };
    location.hash = '#/profile/';
  });
  await expect(heading(page)).toBeVisible();
  await expect(page.getByText(/TypeError|broken/)).toHaveCount(0);
  await page.evaluate(() => Reflect.get(window, 'restore')());
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: 'Download' }).first()).toBeVisible();
  await barLink(page, 'Home').click();
  await expectRoute(page, '');
});

clockTest('a message is shown and removed although the toast chunk did not load', async ({ page, shop }) => {
  await page.route(/assets\/lazy-toast-/, (route) => route.abort());
  await page.clock.install();
  await shop.open('food/add-to-card/');
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click();
  const message = page.getByRole('region', { name: 'Notifications' }).getByText('Please add at least one item to your cart.');
  await expect(message).toBeVisible();
  await page.clock.runFor(4000);
  await expect(message).toHaveCount(0);
});

test('AC-541 Bangla whose 404 is cached can be chosen once it is back', async ({ page, shop }) => {
  const host = await startCachingHost(shop.server.url, /\/assets\/load-bangla[\w.-]*$/);
  try {
    await page.goto(`${host.url}/#/login/`);
    const bangla = page.getByRole('contentinfo').getByRole('button', { name: 'বাংলা' });
    await bangla.click();
    await expect(toast(page, 'Bangla could not be loaded. Reload the page to try again.')).toBeVisible();
    host.repair();
    await bangla.click();
    await expect(page.getByRole('heading', { level: 1, name: 'লগইন' })).toHaveCSS('letter-spacing', 'normal');
  } finally {
    host.close();
  }
});
