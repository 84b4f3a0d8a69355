import { logInToProfile, logOut, paths, profileHeading, storageOf } from '../../account-steps.ts';
import { clockTest, expect, expectRoute, test, toast } from '../../shop.ts';
import { addToOrder, expectQuantity, logIn, rememberEntry } from '../../steps.ts';

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

clockTest(
  'AC-366 the late answer to a login leaves the session that another tab has opened since; a guest’s cart survives the login',
  async ({ page, shop, context }) => {
    const { customer, admin } = shop.server.backend.accounts;
    await page.clock.install();
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
    expect(stored['cart']).toContain('Naan');
    late.release();
    await expect(toast(page, 'Login sucessfull')).toBeVisible();
    await page.clock.fastForward(2_000);
    await expectRoute(page, 'profile');
    await expect(profileHeading(page, 'Nusrat Jahan')).toBeVisible();
    await expectRoute(other, 'profile');
    expect(await storageOf(other)).toEqual(stored);
    await page.getByRole('banner').getByRole('link', { name: 'Cart', exact: true }).click();
    await expectQuantity(page, 'Naan', 1);

    await test.step('another user who logs in over it has an empty cart', async () => {
      await shop.open('login/');
      await logInToProfile(page, admin);
      await expect(profileHeading(page, 'Rahim Uddin')).toBeVisible();
      expect(Object.keys(await storageOf(page)).sort()).toEqual(['accessToken', 'img', 'refreshToken', 'role']);
    });
  },
);
