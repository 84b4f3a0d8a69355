import { expect, expectRoute, test, toast } from './shop.ts';
import { fillRegistration, logIn } from './steps.ts';

test('AC-046 AC-047 a login sends e-mail and password alone, and stores four plain strings', async ({ page, shop }) => {
  const { email, password } = shop.server.backend.accounts.customer;
  await shop.open('login/');
  await logIn(page, { email, password });
  await expect(toast(page, 'Login sucessfull')).toBeVisible();
  const request = shop.server.requests.find(({ path }) => path === '/api/user/login/');
  expect(request?.json).toEqual({ email, password });
  expect(request?.headers.authorization).toBeUndefined();
  await expectRoute(page, 'profile');
  const answered = JSON.parse(request?.answer?.text ?? '{}');
  const profile = await (
    await fetch(`${shop.server.url}/api/user/profile/`, { headers: { authorization: `Bearer ${answered.access}` } })
  ).json();
  await expect
    .poll(() => page.evaluate(() => ({ ...localStorage })))
    .toEqual({ accessToken: answered.access, refreshToken: answered.refresh, role: answered.role, img: profile.profile_image });
});

test('AC-052 AC-120 the way to the profile takes two seconds', async ({ page, shop }) => {
  await page.clock.install();
  await shop.open('login/');
  await logIn(page, shop.server.backend.accounts.customer);
  await expect(toast(page, 'Login sucessfull')).toHaveCount(1);
  await page.clock.runFor(1800);
  await expectRoute(page, 'login');
  await page.clock.runFor(400);
  await expectRoute(page, 'profile');
});

test('AC-056 logging out tells the server, empties the storage and shows the login', async ({ page, shop }) => {
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

test('AC-060 AC-118 the way from the registration to the login takes three seconds', async ({ page, shop }) => {
  await page.clock.install();
  await shop.open('register/');
  await fillRegistration(page, { email: 'nadia@my-food.example', password: 'a long password' });
  await page.getByRole('main').getByRole('button', { name: 'Register' }).click();
  await expect(toast(page, 'Registrations Sucessfully.')).toHaveCount(1);
  await page.clock.runFor(2800);
  await expectRoute(page, 'register');
  await page.clock.runFor(400);
  await expectRoute(page, 'login');
});

test('AC-121 a wrong password is told in the catalogue’s words, and what was typed stays', async ({ page, shop }) => {
  const { email } = shop.server.backend.accounts.customer;
  await shop.open('login/');
  await logIn(page, { email, password: 'wrong' });
  await expect(toast(page, 'Login faild . Please provide the correct informations')).toHaveCount(1);
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expectRoute(page, 'login');
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  expect(shop.server.requests.filter(({ path }) => path === '/api/user/refresh_token/')).toEqual([]);
});
