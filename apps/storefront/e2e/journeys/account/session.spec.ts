import { accountButton, callsTo, expectSignedOut, logOut, paths, profileHeading } from '../../account-steps.ts';
import { pauseClock } from '../../clock.ts';
import { clockTest, expect, expectRoute, test, toast } from '../../shop.ts';
import { addToOrder, fillRegistration, logIn } from '../../steps.ts';

test('AC-046 AC-047 AC-612 a login sends e-mail, without pasted marks, and password alone, and stores four plain strings', async ({
  page,
  shop,
}) => {
  const { email, password } = shop.server.backend.accounts.customer;
  await shop.open('login/');
  await logIn(page, { email: `\u202a${email}\u200b\u202c`, password });
  await expect(toast(page, 'Login sucessfull')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  const request = shop.server.requests.find(({ path }) => path === '/api/user/login/');
  expect(request?.json).toEqual({ email, password });
  expect(request?.headers.authorization).toBeUndefined();
  const answered = JSON.parse(request?.answer?.text ?? '{}');
  const profile = await (
    await fetch(`${shop.server.url}/api/user/profile/`, { headers: { authorization: `Bearer ${answered.access}` } })
  ).json();
  await expect
    .poll(() => page.evaluate(() => ({ ...localStorage })))
    .toEqual({ accessToken: answered.access, refreshToken: answered.refresh, role: answered.role, img: profile.profile_image });
});

clockTest('AC-052 AC-120 the redirect to the profile takes two seconds', async ({ page, shop }) => {
  await page.clock.install();
  await shop.open('login/');
  await pauseClock(page);
  await logIn(page, shop.server.backend.accounts.customer);
  await expect(toast(page, 'Login sucessfull')).toHaveCount(1);
  await page.clock.runFor(1800);
  await expectRoute(page, 'login');
  await page.clock.runFor(400);
  await expectRoute(page, 'profile');
});

test('AC-056 logging out calls the server, empties the storage and shows the login', async ({ page, shop }) => {
  await shop.signIn('customer');
  await shop.open('profile/');
  const refresh = await page.evaluate(() => localStorage.getItem('refreshToken'));
  await page.getByRole('banner').getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expectRoute(page, 'login');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  const request = shop.server.requests.find(({ path }) => path === '/api/user/logout/');
  expect(request?.json).toEqual({ refresh });
  expect(await page.evaluate(() => document.body.style.cssText)).toBe('');
});

clockTest('AC-060 AC-118 the redirect from the registration to the login takes three seconds', async ({ page, shop }) => {
  await page.clock.install();
  await shop.open('register/');
  await fillRegistration(page, { email: 'nadia@my-food.example', password: 'a long password' });
  await pauseClock(page);
  await page.getByRole('main').getByRole('button', { name: 'Register' }).click();
  await expect(toast(page, 'Registrations Sucessfully.')).toHaveCount(1);
  await page.clock.runFor(2800);
  await expectRoute(page, 'register');
  await page.clock.runFor(400);
  await expectRoute(page, 'login');
});

test('AC-012 the avatar opens a menu with Profile, the other language and Logout, which a click outside closes', async ({ page, shop }) => {
  await shop.signIn('customer');
  const picture = `${shop.server.url}/media/customer-portrait.webp`;
  await page.evaluate((src) => localStorage.setItem('img', src), picture);
  await shop.open('food/');
  await expect(accountButton(page).getByRole('presentation')).toHaveAttribute('src', picture);
  const shape = await accountButton(page).evaluate((button) => {
    const { width, height, left, top } = button.getBoundingClientRect();
    const isHit = (x: number, y: number) => button.contains(document.elementFromPoint(left + x, top + y));
    return { isSquare: width === height, hasCorner: isHit(2, 2), hasEdge: isHit(2, height / 2) };
  });
  expect(shape).toEqual({ isSquare: true, hasCorner: false, hasEdge: true });
  await accountButton(page).click();
  await expect(page.getByRole('menuitem')).toHaveText(['Profile', 'বাংলা', 'Logout']);
  await page.getByRole('menuitem', { name: 'Profile' }).click();
  await expectRoute(page, 'profile');
  await accountButton(page).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await page.getByRole('main').click({ position: { x: 5, y: 5 } });
  await expect(page.getByRole('menu')).toHaveCount(0);
});

test('AC-057 a logout that the server refuses ends the session all the same', async ({ page, shop }) => {
  await shop.signIn('customer');
  shop.server.program({ method: 'POST', path: paths.logout, reply: { status: 401, json: {} } });
  await shop.open('food/');
  await addToOrder(page, 'Naan');
  await logOut(page);
  await expectRoute(page, 'login');
  await expectSignedOut(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeFocused();
  await expect(page.getByRole('region', { name: 'Notifications' })).toBeEmpty();
  expect(callsTo(shop.server, paths.refresh)).toEqual([]);
});

test('AC-058 AC-702 a logout that is never answered is one at once, also in a tab that is closed at once', async ({
  page,
  shop,
  context,
}) => {
  const openWithSilentLogout = async () => {
    await shop.signIn('customer');
    shop.server.program({ method: 'POST', path: paths.logout, isSilent: true });
    await shop.open('food/');
  };
  await openWithSilentLogout();
  await logOut(page);
  await expectRoute(page, 'login');
  await expectSignedOut(page);

  await openWithSilentLogout();
  const refresh = await page.evaluate(() => localStorage.getItem('refreshToken'));
  const other = await context.newPage();
  await shop.open('food/', other);
  await logOut(other);
  await other.close();
  await expectSignedOut(page);
  await page.reload();
  await expectSignedOut(page);
  await expect.poll(() => callsTo(shop.server, paths.logout).map(({ json }) => json)).toEqual([{ refresh }]);
});

test('a logout without a refresh token makes no call and clears the storage', async ({ page, shop }) => {
  await shop.signIn('customer');
  await page.evaluate(() => localStorage.removeItem('refreshToken'));
  await shop.open('food/');
  await logOut(page);
  await expectRoute(page, 'login');
  await expectSignedOut(page);
  expect(callsTo(shop.server, paths.logout)).toEqual([]);
});

test('AC-005 after a logout Back shows no protected page and no data of the user', async ({ page, shop }) => {
  await shop.signIn('customer');
  await shop.open('food/');
  await page.evaluate(() => (location.hash = '#/profile/'));
  await expect(profileHeading(page, 'Nusrat Jahan')).toBeVisible();
  await page.getByRole('button', { name: 'Update Profile' }).click();
  await expect(page.getByLabel('First Name')).toHaveValue('Nusrat');
  await logOut(page);
  await expectRoute(page, 'login');
  await page.goBack();
  await expectRoute(page, 'login');
  await expect(page.getByLabel('First Name')).toHaveCount(0);
});

test('AC-357 a profile that another tab has just changed is read again when the page is shown', async ({ page, shop, context }) => {
  await shop.signIn('customer');
  await shop.open('profile/');
  await expect(page.getByRole('heading', { level: 1, name: 'Nusrat Jahan' })).toBeVisible();
  const other = await context.newPage();
  await shop.open('profile/update/', other);
  await other.getByLabel('Last Name').fill('Karim');
  await other.getByRole('button', { name: 'Save changes' }).click();
  await expect(toast(other, 'Profile Updated Successfully.')).toBeVisible();
  // What a browser fires when a tab is chosen. Here both tabs are visible all the time.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await expect(page.getByRole('heading', { level: 1, name: 'Nusrat Karim' })).toBeVisible();
});

test('AC-730 of two windows with the form of the profile, the one that is chosen reads what the other has saved', async ({
  page,
  shop,
  context,
}) => {
  await shop.signIn('customer');
  await shop.open('profile/update/');
  const other = await context.newPage();
  await shop.open('profile/update/', other);
  await other.getByLabel('Address').fill('14 Lake Road, Dhaka');
  await other.getByRole('button', { name: 'Save changes' }).click();
  await expect(toast(other, 'Profile Updated Successfully.')).toBeVisible();
  await page.getByLabel('Phone Number').fill('01800000000');
  // What a browser fires when a window is chosen. Here both have the focus all the time.
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(page.getByLabel('Address')).toHaveValue('14 Lake Road, Dhaka');
  await expect(page.getByLabel('Phone Number')).toHaveValue('01800000000');
});
