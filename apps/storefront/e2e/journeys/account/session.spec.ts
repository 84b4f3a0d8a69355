import { accountButton, callsTo, expectSignedOut, loginLink, logOut, paths, profileHeading, storedCount } from '../../account-steps.ts';
import { openEmptyDocument } from '../../shared-context.ts';
import { clockTest, expect, expectRoute, test, toast } from '../../shop.ts';

test('AC-005 AC-012 AC-056 AC-826 the menu of the avatar leads to the profile and logs out: the server is told, nothing is stored, and Back shows no data of the user', async ({
  page,
  shop,
}) => {
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
  await expect(profileHeading(page, 'Nusrat Jahan')).toBeVisible();
  await accountButton(page).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await page.getByRole('main').click({ position: { x: 5, y: 5 } });
  await expect(page.getByRole('menu')).toHaveCount(0);

  await page.getByRole('button', { name: 'Update Profile' }).click();
  await expect(page.getByLabel('First Name')).toHaveValue('Nusrat');
  await accountButton(page).click();
  await expect(page.getByRole('menuitem', { name: 'Profile' })).toBeVisible();
  await expect(page.locator('[aria-current]')).toHaveCount(0);
  await page.keyboard.press('Escape');
  const refresh = await page.evaluate(() => localStorage.getItem('refreshToken'));
  await logOut(page);
  await expectRoute(page, 'login');
  await expect(loginLink(page)).toBeVisible();
  expect(await storedCount(page)).toBe(0);
  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeFocused();
  expect(await page.evaluate(() => document.body.style.cssText)).toBe('');
  await expect.poll(() => callsTo(shop.server, paths.logout).map(({ json }) => json)).toEqual([{ refresh }]);
  await page.goBack();
  await expectRoute(page, 'login');
  await expect(page.getByLabel('First Name')).toHaveCount(0);
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

test('AC-101 a stale token does not break the public menu', async ({ page, shop }) => {
  await openEmptyDocument(page, shop.server.url);
  await page.evaluate(() => localStorage.setItem('accessToken', 'stale'));
  shop.server.program({ path: '*', whenBearer: (bearer) => bearer !== null, reply: { status: 401, json: {} } });
  await shop.open('');
  await expect(page.getByRole('link', { name: /Curry/ })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Food', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Margherita' })).toBeVisible();
  await expect(accountButton(page)).toBeVisible();
});

clockTest(
  'AC-357 AC-730 what another tab saves of the profile is read when this one is shown or chosen, and typed values stay',
  async ({ page, shop, context }) => {
    await page.clock.install();
    await shop.signIn('customer');
    await shop.open('profile/');
    await expect(profileHeading(page, 'Nusrat Jahan')).toBeVisible();
    const other = await context.newPage();
    const saveThere = async (label: string, text: string) => {
      await shop.open('profile/update/', other);
      await other.getByLabel(label).fill(text);
      await other.getByRole('button', { name: 'Save changes' }).click();
      await expect(toast(other, 'Profile Updated Successfully.')).toBeVisible();
    };
    await saveThere('Last Name', 'Karim');
    // What a browser fires when a tab is chosen. Here both tabs are visible all the time.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    await expect(page.getByRole('heading', { level: 1, name: 'Nusrat Karim' })).toBeVisible();

    await test.step('the form in two windows', async () => {
      await page.clock.fastForward(6_000);
      await expectRoute(other, 'profile');
      await expect(toast(other, 'Profile Updated Successfully.')).toHaveCount(0);
      await shop.open('profile/update/');
      await expect(page.getByLabel('Last Name')).toHaveValue('Karim');
      await saveThere('Address', '14 Lake Road, Dhaka');
      await page.getByLabel('Phone Number').fill('01800000000');
      // What a browser fires when a window is chosen. Here both have the focus all the time.
      await page.evaluate(() => window.dispatchEvent(new Event('focus')));
      await expect(page.getByLabel('Address')).toHaveValue('14 Lake Road, Dhaka');
      await expect(page.getByLabel('Phone Number')).toHaveValue('01800000000');
    });
  },
);
