import type { Page } from '@playwright/test';
import { accountButton, callsTo, logInToProfile, logOut, loginLink, paths, profileHeading, storageOf } from '../../account-steps.ts';
import { pauseClock } from '../../clock.ts';
import { clockTest, expect, expectRoute, test, toast } from '../../shop.ts';
import { addToOrder, expectQuantity, logIn, rememberEntry } from '../../steps.ts';

const loggedIn = 'Login sucessfull';
const logInFailed = 'Login faild . Please provide the correct informations';
const allToasts = (page: Page) => page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Close notification' });

/** The stored access token at each `login` event. */
async function watchLoginEvents(page: Page): Promise<() => Promise<(string | null)[]>> {
  await page.addInitScript(() => {
    const tokens: (string | null)[] = [];
    Object.assign(window, { loginEvents: tokens });
    window.addEventListener('login', () => tokens.push(localStorage.getItem('accessToken')));
  });
  return () => page.evaluate(() => Reflect.get(window, 'loginEvents'));
}

clockTest(
  'AC-053 AC-099 a login event follows the stored session, and the bar shows the picture before the redirect',
  async ({ page, shop }) => {
    const loginEvents = await watchLoginEvents(page);
    await page.clock.install();
    await shop.open('login/');
    await page.clock.pauseAt(new Date('2040-01-01'));
    await logIn(page, shop.server.backend.accounts.admin);
    await expect(accountButton(page).getByRole('presentation')).toHaveAttribute('src', /\/media\/admin-portrait\.webp$/);
    await expectRoute(page, 'login');
    const stored = await storageOf(page);
    expect(stored).toMatchObject({ role: 'ADMIN', img: await accountButton(page).getByRole('presentation').getAttribute('src') });
    expect(await loginEvents()).toEqual([stored['accessToken']]);
  },
);

for (const [name, fault] of [
  ['never comes', { isSilent: true }],
  ['fails', { reply: { status: 500, json: {} } }],
  ['is refused with a 401 and no renewal', { reply: { status: 401, json: {} } }],
] as const) {
  clockTest(`AC-055 a picture that ${name} neither delays nor undoes the login`, async ({ page, shop }) => {
    await page.clock.install();
    const programmed = shop.server.program({ method: 'GET', path: paths.profile, ...fault });
    shop.server.program({ method: 'POST', path: paths.refresh, reply: { status: 401, json: {} } });
    await shop.open('login/');
    await pauseClock(page);
    await logIn(page, shop.server.backend.accounts.customer);
    await expect(toast(page, loggedIn)).toHaveCount(1);
    await expect.poll(() => programmed.hitCount()).toBe(1);
    await page.clock.runFor(1800);
    await expectRoute(page, 'login');
    await expect(allToasts(page)).toHaveCount(1);
    programmed();
    await page.clock.runFor(400);
    await expectRoute(page, 'profile');
    await page.clock.resume();
    await expect(profileHeading(page, 'Nusrat Jahan')).toBeVisible();
    expect(Object.keys(await storageOf(page)).sort()).toEqual(['accessToken', 'img', 'refreshToken', 'role']);
    expect(callsTo(shop.server, paths.refresh)).toEqual([]);
  });
}

test('AC-070 a wrong password leaves a stored session alone and renews nothing', async ({ page, shop }) => {
  await shop.signIn('customer');
  const before = await storageOf(page);
  await shop.open('login/');
  await logIn(page, { ...shop.server.backend.accounts.customer, password: 'wrong' });
  await expect(toast(page, logInFailed)).toHaveCount(1);
  await expectRoute(page, 'login');
  expect(callsTo(shop.server, paths.refresh)).toEqual([]);
  expect(await storageOf(page)).toEqual(before);
});

clockTest('AC-139 the toasts of logins close after two and after five seconds', async ({ page, shop }) => {
  await page.clock.install();
  await shop.open('login/');
  await pauseClock(page);
  const { email, password } = shop.server.backend.accounts.customer;
  for (const [typed, text, seconds] of [
    ['wrong', logInFailed, 5],
    [password, loggedIn, 2],
  ] as const) {
    await logIn(page, { email, password: typed });
    await expect(toast(page, text)).toBeVisible();
    await page.clock.runFor(seconds * 1000 - 600);
    await expect(toast(page, text)).toBeVisible();
    await page.clock.runFor(1200);
    await expect(toast(page, text)).toHaveCount(0);
  }
});

clockTest('leaving the login within the two seconds cancels the redirect', async ({ page, shop }) => {
  await page.clock.install();
  await shop.open('login/');
  await logIn(page, shop.server.backend.accounts.customer);
  await expect(toast(page, loggedIn)).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Food', exact: true }).click();
  await page.clock.runFor(4000);
  await expectRoute(page, 'food');
});

test('the next user sees no data of the previous one: not in the cart, not on the profile, not after Back', async ({ page, shop }) => {
  const { customer, admin } = shop.server.backend.accounts;
  await shop.open('login/');
  await logInToProfile(page, customer);
  await expect(profileHeading(page, 'Nusrat Jahan')).toBeVisible();
  await page.getByRole('button', { name: 'Update Profile' }).click();
  await expect(page.getByLabel('First Name')).toHaveValue('Nusrat');
  // Its navigation state holds the first user's profile.
  const goBackToForm = await rememberEntry(page);
  await page.getByRole('banner').getByRole('link', { name: 'Food', exact: true }).click();
  await addToOrder(page, 'Naan');
  await expectQuantity(page, 'Naan', 1);
  await logOut(page);
  await expectRoute(page, 'login');
  const profile = shop.server.program({ method: 'GET', path: paths.profile, isHeld: true });
  await logInToProfile(page, admin);
  await expect(page.getByText('Profile is loading...')).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(/Nusrat/);
  profile.release();
  await expect(profileHeading(page, 'Rahim Uddin')).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Cart', exact: true }).click();
  await expect(page.getByText('Nothing on the plate yet')).toBeVisible();
  await goBackToForm();
  await expectRoute(page, 'profile/update');
  await expect(page.getByLabel('First Name')).toHaveValue('Rahim');
  await expect(page.getByLabel('Address')).toHaveValue('27 Nazimuddin Road, Old Dhaka 1100');
});

test('a guest’s cart is still there after the login, and empty when another user logs in over it', async ({ page, shop }) => {
  const { customer, admin } = shop.server.backend.accounts;
  await shop.open('food/');
  await addToOrder(page, 'Naan');
  await expectQuantity(page, 'Naan', 1);
  await shop.open('login/');
  await logInToProfile(page, customer);
  await page.getByRole('banner').getByRole('link', { name: 'Cart', exact: true }).click();
  await expectQuantity(page, 'Naan', 1);
  await shop.open('login/');
  await logInToProfile(page, admin);
  await expect(profileHeading(page, 'Rahim Uddin')).toBeVisible();
  expect(Object.keys(await storageOf(page)).sort()).toEqual(['accessToken', 'img', 'refreshToken', 'role']);
});

test('AC-366 the late answer to a login leaves the session that another tab has opened since', async ({ page, shop, context }) => {
  const { customer } = shop.server.backend.accounts;
  await shop.open('food/');
  await addToOrder(page, 'Naan');
  await expectQuantity(page, 'Naan', 1);
  await shop.open('login/');
  const late = shop.server.program({ method: 'POST', path: paths.login, isHeld: true, times: 1 });
  await logIn(page, customer);
  await expect.poll(() => late.hitCount()).toBe(1);
  const other = await context.newPage();
  await shop.open('login/', other);
  await logInToProfile(other, customer);
  await expect(profileHeading(other, 'Nusrat Jahan')).toBeVisible();
  const stored = await storageOf(other);
  late.release();
  await expect(toast(page, loggedIn)).toBeVisible();
  await expectRoute(page, 'profile');
  await expect(profileHeading(page, 'Nusrat Jahan')).toBeVisible();
  await expectRoute(other, 'profile');
  expect(await storageOf(other)).toEqual(stored);
  await page.getByRole('banner').getByRole('link', { name: 'Cart', exact: true }).click();
  await expectQuantity(page, 'Naan', 1);
});

test('no token and no password is ever written to the console', async ({ page, shop }) => {
  const lines: string[] = [];
  page.on('console', (message) => lines.push(message.text()));
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
  await page.reload();
  await expect(profileHeading(page, 'Nusrat Jahan')).toBeVisible();
  secrets.push((await storageOf(page))['accessToken'] ?? '');
  shop.server.backend.expireAccessTokens();
  shop.server.program({ method: 'POST', path: paths.refresh, reply: { status: 500, json: {} } });
  await page.reload();
  await expect(loginLink(page)).toBeVisible();
  expect(secrets).toHaveLength(5);
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.filter((line) => secrets.some((secret) => line.includes(secret)))).toEqual([]);
});
