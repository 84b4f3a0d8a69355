import type { Page } from '@playwright/test';
import { accountButton, expectSignedOut, logOut, loginLink, profileHeading, storageOf } from '../../account-steps.ts';
import { openEmptyDocument } from '../../shared-context.ts';
import { clockTest, expect, expectRoute, test, toast, type Shop } from '../../shop.ts';
import { addToOrder, expectQuantity, logIn, orderRequests } from '../../steps.ts';

/** The complete journey of a customer within one document, so that it works without storage. `untilSent` waits until the order is sent. */
async function logInOrderAndLogOut(page: Page, shop: Shop, untilSent?: () => Promise<void>) {
  await shop.open('login/');
  await logIn(page, shop.server.backend.accounts.customer);
  await expect(accountButton(page).getByRole('presentation')).toHaveAttribute('src', /customer-portrait/);
  await page.evaluate(() => (location.hash = '#/profile/'));
  await expect(profileHeading(page, 'Nusrat Jahan')).toBeVisible();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await page.evaluate(() => window.dispatchEvent(new Event('pageshow')));
  shop.server.backend.expireAccessTokens();
  await page.getByRole('banner').getByRole('link', { name: 'Food', exact: true }).click();
  await addToOrder(page, 'Naan');
  await expectQuantity(page, 'Naan', 1);
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click();
  await untilSent?.();
  await expect(toast(page, 'Order placed successfully!')).toBeVisible();
  await expectRoute(page, 'profile');
  await expect(page.getByRole('article')).toHaveCount(1);
  await logOut(page);
  await expectRoute(page, 'login');
  await expect(loginLink(page)).toBeVisible();
  await page.evaluate(() => (location.hash = '#/profile/'));
  await expectRoute(page, 'login');
}

test('AC-653 with storage disabled and channels refused a customer logs in, orders and logs out all the same', async ({ page, shop }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Access is denied.', 'SecurityError');
        },
      });
    // As Firefox does then.
    const refuse = class {
      constructor() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      }
    };
    Object.defineProperty(window, 'BroadcastChannel', { value: refuse });
  });
  const lines: string[] = [];
  page.on('console', (message) => lines.push(message.text()));
  await logInOrderAndLogOut(page, shop);
  expect(lines.filter((line) => line.startsWith('Local storage is not available'))).toHaveLength(1);
});

test('with storage full a customer logs in, orders and logs out all the same', async ({ page, shop }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Quota exceeded.', 'QuotaExceededError');
    };
  });
  await logInOrderAndLogOut(page, shop);
  await expectSignedOut(page);
});

clockTest('AC-610 with a database that never responds a customer logs in, orders and logs out all the same', async ({ page, shop }) => {
  await page.clock.install();
  await page.addInitScript(() => {
    const { open } = IDBFactory.prototype;
    IDBFactory.prototype.open = function (...database) {
      const request = open.apply(this, database);
      for (const type of ['upgradeneeded', 'success', 'error']) request.addEventListener(type, (event) => event.stopImmediatePropagation());
      return request;
    };
  });
  const untilSent = () =>
    expect
      .poll(async () => {
        await page.clock.runFor(500);
        return orderRequests(shop.server).length;
      })
      .toBe(1);
  await logInOrderAndLogOut(page, shop, untilSent);
  await expectSignedOut(page);
});

test('with storage full in one tab it still receives another tab’s logout', async ({ page, shop, context }) => {
  await shop.signIn('customer');
  const other = await context.newPage();
  await shop.open('food/', other);
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Quota exceeded.', 'QuotaExceededError');
    };
  });
  shop.server.backend.expireAccessTokens();
  await shop.open('profile/');
  await expect(profileHeading(page, 'Nusrat Jahan')).toBeVisible();
  await logOut(other);
  await expectRoute(page, 'login');
  await expectSignedOut(page);
});

test('values that another tab tampers with while the shop is open break nothing', async ({ page, shop, context }) => {
  await shop.signIn('customer');
  await shop.open('food/');
  await expect(accountButton(page)).toBeVisible();
  const other = await context.newPage();
  await openEmptyDocument(other, shop.server.url);
  await other.evaluate(() => {
    localStorage.setItem('img', 'javascript:alert(1)');
    localStorage.setItem('role', '["ADMIN"]');
    localStorage.setItem('cart', '[[]]');
  });
  await expect(accountButton(page).locator('img')).toHaveCount(0);
  await other.evaluate(() => localStorage.setItem('accessToken', 'no\ntoken'));
  await expect(loginLink(page)).toBeVisible();
});

for (const [name, event] of [
  ['from the back-forward cache', 'pageshow'],
  ['into view', 'visibilitychange'],
] as const) {
  // A write of the page itself fires no storage event there, like a write of another tab during the back/forward cache.
  const comeBack = (page: Page) =>
    page.evaluate(
      (type) => (type === 'pageshow' ? window : document).dispatchEvent(new PageTransitionEvent(type, { persisted: true })),
      event,
    );

  test(`a page that comes back ${name} notices that its session has ended`, async ({ page, shop }) => {
    await shop.signIn('customer');
    await shop.open('food/');
    await addToOrder(page, 'Naan');
    await expectQuantity(page, 'Naan', 1);
    await page.evaluate(() => (location.hash = '#/profile/'));
    await expect(profileHeading(page, 'Nusrat Jahan')).toBeVisible();
    await page.evaluate(() => localStorage.clear());
    await comeBack(page);
    await expectRoute(page, 'login');
    await expectSignedOut(page);
    await page.getByRole('banner').getByRole('link', { name: 'Cart', exact: true }).click();
    await expect(page.getByText('Nothing on the plate yet')).toBeVisible();
  });

  test(`a page that comes back ${name} notices that another user is signed in`, async ({ page, shop, context }) => {
    await shop.signIn('admin');
    const otherSession = await storageOf(page);
    await shop.signIn('customer');
    await shop.open('profile/update/');
    await page.getByLabel('First Name').fill('Unsaved');
    await page.evaluate((entries) => Object.entries(entries).forEach(([key, value]) => localStorage.setItem(key, value)), otherSession);
    await comeBack(page);
    await expectRoute(page, 'login');
    await expect(page.getByLabel('First Name')).toHaveCount(0);
    await page.evaluate(() => (location.hash = '#/profile/'));
    await expect(profileHeading(page, 'Rahim Uddin')).toBeVisible();
    expect(await storageOf(page)).toMatchObject(otherSession);
    expect(context.pages()).toHaveLength(1);
  });
}
