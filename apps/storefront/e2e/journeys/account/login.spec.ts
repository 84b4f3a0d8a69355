import type { Page } from '@playwright/test';
import {
  accountButton,
  callsTo,
  expectSignedOut,
  logInToProfile,
  logOut,
  loginLink,
  paths,
  profileHeading,
  storageOf,
  storedCount,
} from '../../account-steps.ts';
import { pauseClock } from '../../clock.ts';
import { recordConsole } from '../../record-console.ts';
import { clockTest, expect, expectRoute, expectStillOn, test, toast } from '../../shop.ts';
import { logIn } from '../../steps.ts';

const loggedIn = 'Login sucessfull';
const logInFailed = 'Login faild . Please provide the correct informations';
const allToasts = (page: Page) => page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Close notification' });

/** The stored access token at each `login` event from now on. */
async function watchLoginEvents(page: Page): Promise<() => Promise<(string | null)[]>> {
  await page.evaluate(() => {
    const tokens: (string | null)[] = [];
    Object.assign(window, { loginEvents: tokens });
    window.addEventListener('login', () => tokens.push(localStorage.getItem('accessToken')));
  });
  return () => page.evaluate(() => Reflect.get(window, 'loginEvents'));
}

async function enterWrongPassword(page: Page, email: string) {
  await logIn(page, { email, password: 'wrong' });
  await expect(toast(page, logInFailed)).toHaveCount(1);
}

clockTest(
  'AC-046 AC-047 AC-052 AC-053 AC-070 AC-087 AC-099 AC-120 AC-139 AC-612 a login that fails leads nowhere; one that succeeds stores its session, says so, and leads to the profile',
  async ({ page, shop }) => {
    const { admin, customer } = shop.server.backend.accounts;
    await page.clock.install();
    await shop.open('login/');
    const loginEvents = await watchLoginEvents(page);
    await pauseClock(page);

    await test.step('an answer without tokens', async () => {
      shop.server.program({ method: 'POST', path: paths.login, reply: { status: 200, json: { access: 'a', role: 'ADMIN' } } });
      await logIn(page, admin);
      await expect(toast(page, 'Login token not provided')).toHaveCount(1);
      await page.clock.runFor(3000);
      await expectStillOn(page, 'login');
      expect(await storedCount(page)).toBe(0);
    });
    await test.step('a wrong password: its toast closes after five seconds', async () => {
      shop.server.clear();
      await enterWrongPassword(page, admin.email);
      await page.clock.runFor(4400);
      await expect(toast(page, logInFailed)).toBeVisible();
      await page.clock.runFor(1200);
      await expect(allToasts(page)).toHaveCount(0);
    });
    await test.step('an e-mail with pasted marks: the call, the event, the session and the picture in the bar', async () => {
      shop.server.clear();
      const picture = accountButton(page).getByRole('presentation');
      await logIn(page, { ...admin, email: `\u202a${admin.email}\u200b\u202c` });
      await expect(picture).toHaveAttribute('src', /\/media\/admin-portrait\.webp$/);
      await expectRoute(page, 'login');
      await expect(page.getByLabel('Email')).toHaveValue(admin.email);
      const [request, ...others] = callsTo(shop.server, paths.login);
      expect(others).toEqual([]);
      expect(request?.json).toEqual({ email: admin.email, password: admin.password });
      expect(request?.headers.authorization).toBeUndefined();
      const answered = JSON.parse(request?.answer?.text ?? '{}');
      const headers = { authorization: `Bearer ${answered.access}` };
      const profile = await (await fetch(`${shop.server.url}${paths.profile}`, { headers })).json();
      expect(await storageOf(page)).toEqual({
        accessToken: answered.access,
        refreshToken: answered.refresh,
        role: 'ADMIN',
        img: profile.profile_image,
      });
      await expect(picture).toHaveAttribute('src', profile.profile_image);
      expect(await loginEvents()).toEqual([answered.access]);
    });
    await test.step('its toast and its redirect take two seconds', async () => {
      await expect(toast(page, loggedIn)).toHaveCount(1);
      await page.clock.runFor(1500);
      await expect(toast(page, loggedIn)).toBeVisible();
      await page.clock.runFor(400);
      await expectStillOn(page, 'login');
      await page.clock.runFor(200);
      await expectRoute(page, 'profile');
      await page.clock.runFor(400);
      await expect(toast(page, loggedIn)).toHaveCount(0);
      await page.clock.resume();
      await expect(profileHeading(page, 'Rahim Uddin')).toBeVisible();
    });
    await test.step('leaving the login within the two seconds cancels the redirect', async () => {
      await logOut(page);
      await logIn(page, customer);
      await expect(toast(page, loggedIn)).toBeVisible();
      await page.getByRole('banner').getByRole('link', { name: 'Food', exact: true }).click();
      await page.clock.runFor(4000);
      await expectStillOn(page, 'food');
    });
    await test.step('a wrong password beside a session leaves it alone and renews nothing', async () => {
      await expect(accountButton(page).getByRole('presentation')).toHaveAttribute('src', /customer-portrait/);
      const before = await storageOf(page);
      await shop.open('login/');
      await enterWrongPassword(page, customer.email);
      await expectRoute(page, 'login');
      expect(callsTo(shop.server, paths.refresh)).toEqual([]);
      expect(await storageOf(page)).toEqual(before);
    });
  },
);

clockTest(
  'AC-055 a picture that never comes, fails, or is refused with a 401 and no renewal neither delays nor undoes the login',
  async ({ page, shop }) => {
    await page.clock.install();
    await shop.open('login/');
    for (const [name, fault] of [
      ['never comes', { isSilent: true }],
      ['fails', { reply: { status: 500, json: {} } }],
      ['is refused', { reply: { status: 401, json: {} } }],
    ] as const)
      await test.step(name, async () => {
        shop.server.clear();
        const programmed = shop.server.program({ method: 'GET', path: paths.profile, ...fault });
        shop.server.program({ method: 'POST', path: paths.refresh, reply: { status: 401, json: {} } });
        await pauseClock(page);
        await logIn(page, shop.server.backend.accounts.customer);
        await expect(toast(page, loggedIn)).toHaveCount(1);
        await expect.poll(() => programmed.hitCount()).toBe(1);
        await page.clock.runFor(1800);
        await expectStillOn(page, 'login');
        await expect(allToasts(page)).toHaveCount(1);
        programmed();
        await page.clock.runFor(400);
        await expectRoute(page, 'profile');
        await page.clock.resume();
        await expect(profileHeading(page, 'Nusrat Jahan')).toBeVisible();
        expect(Object.keys(await storageOf(page)).sort()).toEqual(['accessToken', 'img', 'refreshToken', 'role']);
        expect(callsTo(shop.server, paths.refresh)).toEqual([]);
        await logOut(page);
        await expectSignedOut(page);
        await page.clock.runFor(1000);
        await expect(allToasts(page)).toHaveCount(0);
        await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
      });
  },
);

test('no token and no password is ever written to the console', async ({ page, shop }) => {
  const logged = recordConsole(page);
  const { email, password } = shop.server.backend.accounts.customer;
  const secrets = [password, 'wrong-password'];
  await shop.open('login/');
  shop.server.program({ method: 'GET', path: paths.profile, reply: { status: 500, json: {} }, times: 1 });
  await logIn(page, { email, password: 'wrong-password' });
  await expect(toast(page, logInFailed)).toBeVisible();
  await logInToProfile(page, { email, password });
  await expect(profileHeading(page, 'Nusrat Jahan')).toBeVisible();
  secrets.push(...Object.values(await storageOf(page)).filter((value) => /^(access|refresh)-/.test(value)));
  shop.server.backend.expireAccessTokens();
  await logged();
  await page.reload();
  await expect(profileHeading(page, 'Nusrat Jahan')).toBeVisible();
  secrets.push((await storageOf(page))['accessToken'] ?? '');
  shop.server.backend.expireAccessTokens();
  shop.server.program({ method: 'POST', path: paths.refresh, reply: { status: 500, json: {} } });
  await logged();
  await page.reload();
  await expect(loginLink(page)).toBeVisible();
  expect(secrets).toHaveLength(5);
  const lines = await logged();
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.filter((line) => secrets.some((secret) => line.includes(secret)))).toEqual([]);
});
