import { bearersOf, callsTo, logOut, loginLink, paths, profileHeading, storageOf, storedCount } from '../../account-steps.ts';
import { clockTest, expect, expectRoute, test, toast } from '../../shop.ts';
import { logIn } from '../../steps.ts';

const refresh = { method: 'POST', path: paths.refresh } as const;
const isOneOf = (tokens: (string | undefined)[]) => (bearer: string | null) => tokens.includes(bearer ?? undefined);

test.beforeEach(async ({ shop }) => shop.signIn('customer'));

test('AC-065 a rejected read renews the token once and is repeated with it', async ({ page, shop }) => {
  const before = await storageOf(page);
  shop.server.program({
    method: 'GET',
    path: paths.profile,
    whenBearer: isOneOf([before['accessToken']]),
    reply: { status: 401, json: {} },
  });
  await shop.open('profile/');
  await expect(profileHeading(page, 'Nusrat Jahan')).toBeVisible();
  const after = await storageOf(page);
  expect(after['accessToken']).not.toBe(before['accessToken']);
  expect(after).toMatchObject({ refreshToken: before['refreshToken'], role: 'CUSTOMER' });
  expect(callsTo(shop.server, paths.refresh).map(({ json, headers }) => [json, headers['authorization']])).toEqual([
    [{ refresh: before['refreshToken'] }, undefined],
  ]);
  expect(bearersOf(callsTo(shop.server, paths.profile))).toEqual([before['accessToken'], after['accessToken']]);
});

test('AC-066 two rejected reads share one renewal', async ({ page, shop }) => {
  shop.server.backend.expireAccessTokens();
  await shop.open('profile/');
  await expect(profileHeading(page, 'Nusrat Jahan')).toBeVisible();
  await expect(page.getByText('No orders found.')).toBeVisible();
  const count = (path: string) => callsTo(shop.server, path).length;
  expect([count(paths.refresh), count(paths.profile), count(paths.orders)]).toEqual([1, 2, 2]);
});

clockTest('AC-116 each attempt has its own five seconds, however long the renewal takes', async ({ page, shop }) => {
  await page.clock.install();
  shop.server.backend.expireAccessTokens();
  const renewal = shop.server.program({ ...refresh, isHeld: true });
  await shop.open('profile/');
  await expect.poll(() => callsTo(shop.server, paths.refresh).length).toBe(1);
  await page.clock.runFor(7000);
  await expect(page.getByText('Profile is loading...')).toBeVisible();
  const read = shop.server.program({ method: 'GET', path: paths.profile, isHeld: true });
  renewal.release();
  await expect.poll(() => callsTo(shop.server, paths.profile).length).toBe(2);
  await page.clock.runFor(4000);
  read.release();
  await expect(profileHeading(page, 'Nusrat Jahan')).toBeVisible();
});

test('another tab’s logout during the renewal wins as well', async ({ page, shop, context }) => {
  const other = await context.newPage();
  await shop.open('', other);
  await shop.open('food/');
  shop.server.backend.expireAccessTokens();
  const renewal = shop.server.program({ ...refresh, isHeld: true });
  await page.evaluate(() => (location.hash = '#/profile/'));
  await expect.poll(() => callsTo(shop.server, paths.refresh).length).toBe(1);
  await logOut(other);
  await expectRoute(page, 'login');
  renewal.release();
  await expect.poll(() => callsTo(shop.server, paths.refresh)[0]?.answer?.status).toBe(200);
  await expect(loginLink(page)).toBeVisible();
  expect([await storedCount(page), await storedCount(other)]).toEqual([0, 0]);
});

clockTest(
  'another user’s login during the renewal wins, and no request of the first user is sent with its token',
  async ({ page, shop, context }) => {
    await page.clock.install();
    await shop.open('profile/update/');
    await page.getByLabel('Address').fill('A private address');
    shop.server.backend.expireAccessTokens();
    const renewal = shop.server.program({ ...refresh, isHeld: true });
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect.poll(() => callsTo(shop.server, paths.refresh).length).toBe(1);
    const other = await context.newPage();
    await shop.open('login/', other);
    await logIn(other, shop.server.backend.accounts.admin);
    await expect(toast(other, 'Login sucessfull')).toBeVisible();
    const otherSession = await storageOf(other);
    renewal.release();
    await expectRoute(page, 'login');
    await page.clock.fastForward(2_000);
    await expectRoute(other, 'profile');
    await expect(profileHeading(other, 'Rahim Uddin')).toBeVisible();
    expect(await storageOf(page)).toMatchObject({
      accessToken: otherSession['accessToken'],
      refreshToken: otherSession['refreshToken'],
      role: 'ADMIN',
    });
    expect(callsTo(shop.server, paths.update)).toHaveLength(1);
    expect(shop.server.backend.db.account.getAll().map(({ address }) => address)).not.toContain('A private address');
  },
);

test.describe('with single-use refresh tokens', () => {
  test.use({ backendOptions: { rotateRefresh: true } });

  test('the refresh token of a renewal is used for the next one', async ({ page, shop }) => {
    for (let renewal = 1; renewal <= 3; renewal += 1) {
      shop.server.backend.expireAccessTokens();
      await shop.open('food/');
      await shop.open('profile/');
      await expect(profileHeading(page, 'Nusrat Jahan')).toBeVisible();
      const answers = () => callsTo(shop.server, paths.refresh).map(({ answer }) => answer?.status);
      await expect.poll(answers).toEqual(Array.from({ length: renewal }, () => 200));
    }
  });
});
