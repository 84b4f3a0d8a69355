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
import { addToOrder, expectQuantity, logIn } from '../../steps.ts';

const pictureOf = (page: Page) => accountButton(page).getByRole('presentation');

async function openOther({ context, shop }: { context: BrowserContext; shop: Shop }, route: string) {
  const other = await context.newPage();
  await shop.open(route, other);
  return other;
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

clockTest(
  'AC-054 AC-641 AC-667 AC-728 a login and a logout in another tab show here: in the bar, which hands the focus on to the heading, and in where a cart leads',
  async ({ page, shop, context }) => {
    const { customer, admin } = shop.server.backend.accounts;
    await page.clock.install();
    await shop.open('food/');
    const other = await openOther({ context, shop }, 'login/');
    const logInThere = async (account: { email: string; password: string }) => {
      await logIn(other, account);
      await expect(toast(other, 'Login sucessfull')).toBeVisible();
      await page.clock.fastForward(2_000);
      await expectRoute(other, 'profile');
    };

    await test.step('a login: the picture is in the bar, and the heading has the focus of the link', async () => {
      await loginLink(page).focus();
      await logInThere(customer);
      await expect(pictureOf(page)).toHaveAttribute('src', /customer-portrait/);
      await expect(heading(page)).toBeFocused();
      await expectRoute(page, 'food');
    });
    await test.step('a logout: the heading has the focus of the account', async () => {
      await accountButton(page).focus();
      await logOut(other);
      await expect(loginLink(page)).toBeVisible();
      await expect(heading(page)).toBeFocused();
    });
    const toMenu = page.getByRole('link', { name: 'Add More Items' });
    await test.step('a logout: the account menu is gone, the heading has its focus, and the filter is forgotten', async () => {
      await logInThere(customer);
      await shop.open('food/?category=Curry');
      await addToOrder(page, 'Naan');
      await expect(toMenu).toHaveAttribute('href', '#/food/?category=Curry');
      await accountButton(page).press('Enter');
      await expect(page.getByRole('menuitem', { name: 'Profile' })).toBeFocused();
      await logOut(other);
      await expect(page.getByRole('menu')).toBeHidden();
      await expect(heading(page)).toBeFocused();
      await expect(toMenu).toHaveAttribute('href', '#/food/');
    });
    await test.step('another user: the cart leads to the whole menu', async () => {
      await logInThere(admin);
      await expect(pictureOf(page)).toHaveAttribute('src', /admin-portrait/);
      await toMenu.click();
      await expect(page.getByRole('radio', { name: 'All' })).toBeChecked();
    });
  },
);

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

test.describe('with single-use refresh tokens', () => {
  test.use({ backendOptions: { rotateRefresh: true } });

  test('AC-072 two tabs with an expired token share one renewal and both stay logged in, again and again', async ({
    page,
    shop,
    context,
  }) => {
    await shop.signIn('customer');
    await shop.open('food/');
    const other = await openOther({ context, shop }, 'food/');
    for (let round = 1; round <= 5; round += 1) {
      shop.server.backend.expireAccessTokens();
      shop.server.clear();
      const held = shop.server.program({ method: 'POST', path: paths.refresh, isHeld: true });
      await Promise.all([page, other].map((tab) => tab.evaluate(() => (location.hash = '#/profile/'))));
      // In one round both wait for the renewal, in the next one each may come when it can.
      if (round % 2 === 1) await expect.poll(() => callsTo(shop.server, paths.orders).length).toBe(2);
      held.release();
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

test('twelve logins of two users, alternating in two tabs, never show one the other’s data', async ({ page, shop, context }) => {
  // Every combination of the tab, its user and a look at the idle tab.
  const logins = 12;
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
    if (login % 3 === 0) {
      await idle.evaluate(() => (location.hash = '#/profile/'));
      await expect(profileHeading(idle, heading)).toBeVisible();
    }
  }
  expect(displayedNames.length).toBeGreaterThanOrEqual(logins);
  expect(displayedNames.filter(({ name, token }) => owners.get(token ?? '') !== name)).toEqual([]);
});
