import type { BrowserContext, Page } from '@playwright/test';
import {
  accountButton,
  callsTo,
  expectSignedOut,
  logOut,
  loginLink,
  paths,
  profileHeading,
  storageOf,
  storedCount,
} from '../../account-steps.ts';
import { clockTest, expect, expectRoute, test, toast, type Shop } from '../../shop.ts';
import { addToOrder, expectQuantity, logIn, tinyPng } from '../../steps.ts';

const pictureOf = (page: Page) => accountButton(page).getByRole('presentation');

async function openOther({ context, shop }: { context: BrowserContext; shop: Shop }, route: string) {
  const other = await context.newPage();
  await shop.open(route, other);
  return other;
}

test('AC-054 a login in another tab shows in the bar here', async ({ page, shop, context }) => {
  await shop.open('food/');
  const other = await openOther({ context, shop }, 'login/');
  await logIn(other, shop.server.backend.accounts.customer);
  await expect(pictureOf(page)).toHaveAttribute('src', /customer-portrait/);
  await expectRoute(page, 'food');
});

test('AC-059 a logout in another tab ends the session here: the bar, the cart and the protected screen', async ({
  page,
  shop,
  context,
}) => {
  await shop.signIn('customer');
  await shop.open('food/');
  await addToOrder(page, 'Naan');
  await expectQuantity(page, 'Naan', 1);
  await page.evaluate(() => (location.hash = '#/profile/'));
  await expect(profileHeading(page, 'Nusrat Jahan')).toBeVisible();
  const cart = await openOther({ context, shop }, 'food/add-to-card/');
  await expectQuantity(cart, 'Naan', 1);
  const other = await openOther({ context, shop }, 'food/');
  shop.server.clear();
  await logOut(other);
  await expectRoute(page, 'login');
  await expectSignedOut(page);
  await expectRoute(cart, 'food/add-to-card');
  await expect(loginLink(cart)).toBeVisible();
  await expect(cart.getByRole('button', { name: 'Remove Naan' })).toHaveCount(0);
  await expect(cart.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  const afterwards = shop.server.requests.map(({ path }) => path).filter((path) => path.startsWith('/api/user/'));
  expect(afterwards).toEqual([paths.logout]);
  expect(await storedCount(cart)).toBe(0);
});

clockTest('another user’s login ends the session here and discards typed values', async ({ page, shop, context }) => {
  await page.clock.install();
  await shop.signIn('customer');
  await shop.open('profile/update/');
  await page.getByLabel('Address').fill('A private address');
  const other = await openOther({ context, shop }, 'login/');
  await logIn(other, shop.server.backend.accounts.admin);
  await expectRoute(page, 'login');
  await expect(pictureOf(page)).toHaveAttribute('src', /admin-portrait/);
  await page.evaluate(() => (location.hash = '#/profile/update/'));
  await expect(page.getByLabel('Address')).toHaveValue('27 Nazimuddin Road, Old Dhaka 1100');
  await page.clock.fastForward(2_000);
  await expectRoute(other, 'profile');
  expect((await storageOf(other))['role']).toBe('ADMIN');
});

test('AC-728 the list that one user has left is not the one that a cart leads the next user to', async ({ page, shop, context }) => {
  await shop.signIn('customer');
  await shop.open('food/?category=Curry');
  await addToOrder(page, 'Naan');
  const toMenu = page.getByRole('link', { name: 'Add More Items' });
  await expect(toMenu).toHaveAttribute('href', '/#/food/?category=Curry');
  const other = await openOther({ context, shop }, 'food/');
  await logOut(other);
  await expect(toMenu).toHaveAttribute('href', '/#/food/');
  await logIn(other, shop.server.backend.accounts.admin);
  await expect(pictureOf(page)).toHaveAttribute('src', /admin-portrait/);
  await toMenu.click();
  await expect(page.getByRole('radio', { name: 'All' })).toBeChecked();
});

test('a new picture shows in the bar of this tab and of another', async ({ page, shop, context }) => {
  await shop.signIn('customer');
  await shop.open('profile/');
  const other = await openOther({ context, shop }, 'food/');
  await expect(pictureOf(other)).toHaveAttribute('src', /customer-portrait/);
  await page.getByRole('button', { name: 'Update Profile' }).click();
  await page.getByLabel('Profile Image').setInputFiles({ name: 'new.png', mimeType: 'image/png', buffer: tinyPng });
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(toast(page, 'Profile Updated Successfully.')).toBeVisible();
  for (const tab of [page, other]) await expect(pictureOf(tab)).toHaveAttribute('src', /\/media\/uploads\//);
});

test('AC-072 two tabs with an expired token share one renewal', async ({ page, shop, context }) => {
  await shop.signIn('customer');
  await shop.open('food/');
  const other = await openOther({ context, shop }, 'food/');
  shop.server.backend.expireAccessTokens();
  const held = shop.server.program({ method: 'POST', path: paths.refresh, isHeld: true });
  for (const tab of [page, other]) await tab.evaluate(() => (location.hash = '#/profile/'));
  await expect.poll(() => callsTo(shop.server, paths.orders).length).toBe(2);
  held.release();
  for (const tab of [page, other]) await expect(profileHeading(tab, 'Nusrat Jahan')).toBeVisible();
  expect(held.hitCount()).toBe(1);
});

test.describe('with single-use refresh tokens', () => {
  test.use({ backendOptions: { rotateRefresh: true } });

  test('AC-072 two tabs with an expired token both stay logged in, again and again', async ({ page, shop, context }) => {
    await shop.signIn('customer');
    await shop.open('food/');
    const other = await openOther({ context, shop }, 'food/');
    for (let round = 1; round <= 5; round += 1) {
      shop.server.backend.expireAccessTokens();
      shop.server.clear();
      await Promise.all([page, other].map((tab) => tab.evaluate(() => (location.hash = '#/profile/'))));
      const served = (path: string) => callsTo(shop.server, path).filter(({ answer }) => answer?.status === 200).length;
      await expect.poll(() => [served(paths.profile), served(paths.orders)]).toEqual([2, 2]);
      for (const tab of [page, other]) {
        await expect(profileHeading(tab, 'Nusrat Jahan')).toBeVisible();
        await expectRoute(tab, 'profile');
      }
      expect(callsTo(shop.server, paths.refresh).map(({ answer }) => answer?.status)).toEqual([200]);
      for (const tab of [page, other]) {
        await tab.evaluate(() => (location.hash = '#/food/'));
        await expect(tab.getByRole('heading', { name: /signature dishes/i })).toBeVisible();
      }
    }
  });
});

/** Polling intervals. Many waits with Playwright's default of 100 ms would dominate the test. */
const intervals = [20, 40, 80];

test('twenty logins of two users, alternating in two tabs, never show one the other’s data', async ({ page, shop, context }) => {
  // Every combination of the tab, its user and a look at the idle tab.
  const logins = 20;
  const { customer, admin } = shop.server.backend.accounts;
  const owners = new Map<string, string>();
  const displayedNames: { name: string; token: string | null }[] = [];
  await context.exposeFunction('reportDisplayedName', (name: string, token: string | null) => void displayedNames.push({ name, token }));
  await context.addInitScript(() => {
    let lastSeen = '';
    new MutationObserver(() => {
      const text = document.querySelector('main')?.textContent ?? '';
      const seen = ['Nusrat', 'Rahim'].filter((name) => text.includes(name)).join(' and ');
      if (seen !== lastSeen && seen !== '') void Reflect.get(window, 'reportDisplayedName')(seen, localStorage.getItem('accessToken'));
      lastSeen = seen;
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
  const other = await context.newPage();
  await shop.open('login/');
  await shop.open('login/', other);
  for (let login = 0; login < logins; login += 1) {
    const [tab, idle] = login % 2 === 0 ? [page, other] : [other, page];
    const [account, name, heading] =
      login % 4 < 2 ? ([customer, 'Nusrat', 'Nusrat Jahan'] as const) : ([admin, 'Rahim', 'Rahim Uddin'] as const);
    await tab.evaluate(() => (location.hash = '#/login/'));
    await expect(tab.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
    const before = callsTo(shop.server, paths.login).length;
    await logIn(tab, account);
    await expect.poll(() => callsTo(shop.server, paths.login)[before]?.answer?.text ?? '', { intervals }).toContain('access');
    const token: string = JSON.parse(callsTo(shop.server, paths.login)[before]?.answer?.text ?? '{}').access;
    owners.set(token, name);
    await expect.poll(async () => (await storageOf(tab))['accessToken'], { intervals }).toBe(token);
    await tab.evaluate(() => (location.hash = '#/profile/'));
    await expect(profileHeading(tab, heading)).toBeVisible();
    // The idle tab has left the other user's profile; that of the same user may stay. Navigating back there shows the new user's.
    const otherName = name === 'Nusrat' ? 'Rahim' : 'Nusrat';
    await expect.poll(() => idle.evaluate(() => document.querySelector('main')?.textContent), { intervals }).not.toContain(otherName);
    if (login % 5 === 0) {
      await idle.evaluate(() => (location.hash = '#/profile/'));
      await expect(profileHeading(idle, heading)).toBeVisible();
    }
  }
  expect(displayedNames.length).toBeGreaterThanOrEqual(logins);
  expect(displayedNames.filter(({ name, token }) => owners.get(token ?? '') !== name)).toEqual([]);
});
