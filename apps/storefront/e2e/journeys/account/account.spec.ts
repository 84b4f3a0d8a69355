import type { MockServer } from '@my-food/mocks/server';
import type { Page } from '@playwright/test';
import { accountButton } from '../../account-steps.ts';
import { pauseClock } from '../../clock.ts';
import { clockTest, expect, expectRoute, test, toast, type Shop } from '../../shop.ts';
import { fillRegistration, logIn, tinyPng } from '../../steps.ts';

const registration = { email: 'nadia@my-food.example', password: ' a long password ' };
const register = { method: 'POST', path: '/api/user/register/' } as const;
const profile = { method: 'GET', path: '/api/user/profile/' } as const;
const update = { method: 'PATCH', path: '/api/user/profile/update/' } as const;
const registered = 'Registrations Sucessfully.';
const updated = 'Profile Updated Successfully.';

const sent = (server: MockServer, { method, path }: { method: string; path: string }) =>
  server.requests.filter((request) => request.method === method && request.path === path);
const submitRegistration = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Register' }).click();
const save = (page: Page) => page.getByRole('button', { name: 'Save changes' }).click();

test('AC-045 AC-113 AC-145 a registration is one multipart call with exactly its fields and the same bytes', async ({ page, shop }) => {
  await shop.open('register/');
  await fillRegistration(page, registration);
  await submitRegistration(page);
  await expect(toast(page, registered)).toHaveCount(1);
  const [request, ...others] = sent(shop.server, register);
  expect(others).toEqual([]);
  expect(request?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=./);
  expect(request?.headers['authorization']).toBeUndefined();
  const texts = Object.fromEntries(request?.form?.filter(({ file }) => !file).map(({ name, value }) => [name, value]) ?? []);
  expect(texts).toEqual({
    first_name: 'Nadia',
    last_name: 'Rahman',
    username: 'nadia',
    email: registration.email,
    phone_number: '01700000000',
    gender: 'F',
    address: '12 Lake Road, Dhaka',
    password: registration.password,
    password2: registration.password,
  });
  const files = request?.form?.flatMap(({ name, file }) => (file ? [{ name, bytes: Buffer.from(file.bytes) }] : []));
  expect(files).toEqual([{ name: 'profile_image', bytes: tinyPng }]);
});

test('AC-103 a registration answered 202 has failed, and the typed values can be restored', async ({ page, shop }) => {
  shop.server.program({ ...register, reply: { status: 202, json: {} } });
  await shop.open('register/');
  await fillRegistration(page, registration);
  await submitRegistration(page);
  await expect(toast(page, 'registrations Failed. Please try again')).toHaveCount(1);
  await expect(page.getByLabel('First Name')).toHaveValue('');
  await expect(page.getByRole('button', { name: 'Restore what I typed' })).toBeVisible();
});

clockTest('a pending registration that is left shows its toast on the next page, which stays', async ({ page, shop }) => {
  await page.clock.install();
  await shop.open('register/');
  const held = shop.server.program({ ...register, isHeld: true });
  await fillRegistration(page, registration);
  await submitRegistration(page);
  await expect.poll(() => sent(shop.server, register)).toHaveLength(1);
  await page.getByRole('banner').getByRole('link', { name: 'Food', exact: true }).click();
  await expectRoute(page, 'food');
  held.release();
  await expect(toast(page, registered)).toHaveCount(1);
  await page.clock.runFor(4000);
  await expectRoute(page, 'food');
});

clockTest('AC-087 a login without tokens leads nowhere', async ({ page, shop }) => {
  await page.clock.install();
  shop.server.program({ method: 'POST', path: '/api/user/login/', reply: { status: 200, json: { access: 'a', role: 'ADMIN' } } });
  await shop.open('login/');
  await logIn(page, registration);
  await expect(toast(page, 'Login token not provided')).toHaveCount(1);
  await page.clock.runFor(3000);
  await expectRoute(page, 'login');
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test('AC-039 a failed profile shows one toast, an expired session none', async ({ page, shop }) => {
  await shop.signIn('customer');
  const failing = shop.server.program({ ...profile, reply: { status: 400, json: { detail: 'Blocked' } } });
  await shop.open('profile/');
  await expect(toast(page, 'Blocked')).toHaveCount(1);
  await expect(page.getByText('No profile found')).toBeVisible();
  failing();
  shop.server.backend.expireAccessTokens();
  shop.server.program({ method: 'POST', path: '/api/user/refresh_token/', reply: { status: 401, json: {} } });
  await page.getByRole('button', { name: 'Try again' }).first().click();
  await expectRoute(page, 'login');
  await expect(toast(page, 'Something went wrong')).toHaveCount(0);
});

test('AC-094 AC-071 an update sends the picture only when a new one was chosen, and its replay sends it again', async ({ page, shop }) => {
  await shop.signIn('customer');
  await shop.open('profile/');
  await page.getByRole('button', { name: 'Update Profile' }).click();
  await save(page);
  await expect(toast(page, updated)).toHaveCount(1);
  await page.getByRole('link', { name: 'Back to my profile' }).click();
  await page.getByRole('button', { name: 'Update Profile' }).click();
  await page.getByLabel('First Name').fill('নুসরাত');
  await page.getByLabel('Profile Image').setInputFiles({ name: 'new.png', mimeType: 'image/png', buffer: tinyPng });
  shop.server.backend.expireAccessTokens();
  await save(page);
  await expect.poll(() => sent(shop.server, update)).toHaveLength(3);
  const bodies = sent(shop.server, update).map(({ form }) =>
    Object.fromEntries(form?.map(({ name, value, file }) => [name, file ? Buffer.from(file.bytes) : value]) ?? []),
  );
  const unchanged = {
    first_name: 'Nusrat',
    last_name: 'Jahan',
    phone_number: '+8801711000111',
    gender: 'F',
    address: 'House 12, Road 5, Dhanmondi, Dhaka 1205',
  };
  const changed = { ...unchanged, first_name: 'নুসরাত', profile_image: tinyPng };
  expect(bodies).toEqual([unchanged, changed, changed]);
});

for (const [status, text] of [
  [201, updated],
  [202, 'Updating Failed. Please try again.'],
] as const) {
  clockTest(`AC-104 a profile update answered ${status}: ${text}`, async ({ page, shop }) => {
    await page.clock.install();
    await shop.signIn('customer');
    shop.server.program({ ...update, reply: { status, json: {} } });
    await shop.open('profile/update/');
    await page.getByLabel('First Name').fill('নুসরাত');
    await pauseClock(page);
    await save(page);
    await expect(toast(page, text)).toHaveCount(1);
    await page.clock.runFor(2800);
    await expectRoute(page, 'profile/update');
    await expect(page.getByLabel('First Name')).toHaveValue('নুসরাত');
    await page.clock.runFor(500);
    await expectRoute(page, text === updated ? 'profile' : 'profile/update');
  });
}

/** Signs in and pauses the clock, so that only the test advances the profile's time limit. Returns the navigation to the profile. */
async function pauseBeforeProfile(page: Page, shop: Shop) {
  await page.clock.install();
  await shop.signIn('customer');
  await shop.open('food/');
  await pauseClock(page);
  return () => page.evaluate(() => void (location.hash = '#/profile/'));
}

clockTest('AC-111 a profile that takes four seconds is shown', async ({ page, shop }) => {
  const goToProfile = await pauseBeforeProfile(page, shop);
  const held = shop.server.program({ ...profile, isHeld: true });
  await goToProfile();
  await expect(page.getByText('Profile is loading...')).toBeVisible();
  await page.clock.runFor(4000);
  await expect(page.getByText('Profile is loading...')).toBeVisible();
  const isAnswered = page.waitForEvent('requestfinished', (request) => request.url().endsWith(profile.path));
  held.release();
  // Resumed before the response is there, the clock would run into the time limit.
  await isAnswered;
  await page.clock.resume();
  await expect(page.getByRole('heading', { level: 1, name: 'Nusrat Jahan' })).toBeVisible();
  await expect(toast(page, 'Something went wrong')).toHaveCount(0);
});

clockTest('AC-111 a profile that never comes has failed after five seconds', async ({ page, shop }) => {
  const goToProfile = await pauseBeforeProfile(page, shop);
  shop.server.program({ ...profile, isSilent: true });
  await goToProfile();
  await expect(page.getByText('Profile is loading...')).toBeVisible();
  await page.clock.runFor(4300);
  await expect(page.getByText('Profile is loading...')).toBeVisible();
  await page.clock.runFor(1200);
  await expect(page.getByText('No profile found')).toBeVisible();
  await expect(toast(page, 'Something went wrong')).toHaveCount(1);
});

clockTest('AC-731 on a phone the account menu is above the toast of the login', async ({ page, shop }) => {
  await page.setViewportSize({ width: 375, height: 760 });
  await page.clock.install();
  await shop.open('login/');
  await pauseClock(page);
  await logIn(page, shop.server.backend.accounts.customer);
  await expect(toast(page, 'Login sucessfull')).toBeVisible();
  await accountButton(page).click();
  await page.getByRole('menuitem', { name: 'Profile' }).click();
  await expectRoute(page, 'profile');
});
