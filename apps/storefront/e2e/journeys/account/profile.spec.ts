import type { Fault } from '@my-food/mocks/server';
import type { Page } from '@playwright/test';
import { callsTo, logInToProfile, logOut, paths, profileHeading } from '../../account-steps.ts';
import { clockTest, expect, expectRoute, test, toast, type Shop } from '../../shop.ts';
import { twoFrames } from '../../steps.ts';

test('a failed refetch keeps the displayed profile', async ({ page, shop }) => {
  await shop.signIn('customer');
  await shop.open('profile/');
  await expect(profileHeading(page, 'Nusrat Jahan')).toBeVisible();
  shop.server.program({ method: 'GET', path: paths.profile, reply: { status: 500, json: {} } });
  await page.getByRole('button', { name: 'Update Profile' }).click();
  await page.getByRole('link', { name: 'Back to my profile' }).click();
  await expect(toast(page, 'Something went wrong')).toHaveCount(1);
  await expect(profileHeading(page, 'Nusrat Jahan')).toBeVisible();
  expect(callsTo(shop.server, paths.profile)).toHaveLength(2);
});

const newAddress = '14 Lake Road, Dhaka';

/** From the profile to its form, saves another address, and returns. `fault`: what the profile answers after the save. */
async function saveAddress(page: Page, shop: Shop, address: string, fault?: Omit<Fault, 'path'>) {
  await page.getByRole('button', { name: 'Update Profile' }).click();
  await page.getByLabel('Address').fill(address);
  if (fault) shop.server.program({ method: 'GET', path: paths.profile, ...fault });
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(toast(page, 'Profile Updated Successfully.')).toBeVisible();
  await page.clock.fastForward(3_000);
  await expectRoute(page, 'profile');
  await expect(page.getByRole('main')).toContainText(address);
  await page.goBack();
  await expect(page.getByLabel('Address')).toHaveValue(address);
}

clockTest(
  'AC-365 Back to the profile form starts it from what was saved, also if it cannot be read since; a read that finds no profile leaves what was typed',
  async ({ page, shop }) => {
    await page.clock.install();
    await shop.signIn('customer');
    await shop.open('profile/');
    await test.step('the next save sends it', async () => {
      await saveAddress(page, shop, newAddress);
      await page.getByLabel('Last Name').fill('Karim');
      await page.getByRole('button', { name: 'Save changes' }).click();
      const sent = () => callsTo(shop.server, paths.update).map(({ form }) => form?.find(({ name }) => name === 'address')?.value);
      await expect.poll(sent).toEqual([newAddress, newAddress]);
    });
    await test.step('the profile cannot be read since', async () => {
      await expect(toast(page, 'Profile Updated Successfully.').last()).toBeVisible();
      await page.clock.fastForward(3_000);
      await expect(page.getByRole('heading', { level: 1, name: 'Nusrat Karim' })).toBeVisible();
      await page.clock.fastForward(3_000);
      await expect(toast(page, 'Profile Updated Successfully.')).toHaveCount(0);
      await saveAddress(page, shop, '15 Lake Road, Dhaka', { reply: { status: 500, json: {} } });
    });
    await test.step('a read that finds no profile', async () => {
      shop.server.clear();
      await shop.open('profile/');
      await expect.poll(() => callsTo(shop.server, paths.profile).map(({ answer }) => answer?.status)).toContain(200);
      await page.getByRole('button', { name: 'Update Profile' }).click();
      await page.getByLabel('Address').fill('16 Lake Road, Dhaka');
      const missing = shop.server.program({ method: 'GET', path: paths.profile, reply: { status: 200, json: null } });
      await page.clock.fastForward(31_000);
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
      await expect.poll(() => missing.hitCount()).toBe(1);
      await twoFrames(page);
      await expect(page.getByLabel('Address')).toHaveValue('16 Lake Road, Dhaka');
    });
  },
);

test('AC-420 a save that ends after its user has logged out leaves the profile of the next one alone', async ({ page, shop }) => {
  await shop.signIn('customer');
  await shop.open('profile/update/');
  await page.getByLabel('Address').fill(newAddress);
  const held = shop.server.program({ method: 'PATCH', path: paths.update, isHeld: true });
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect.poll(() => callsTo(shop.server, paths.update)).toHaveLength(1);
  await logOut(page);
  await logInToProfile(page, shop.server.backend.accounts.admin);
  await expect(profileHeading(page, 'Rahim Uddin')).toBeVisible();
  // A read after the save would hide what was written to the cache.
  shop.server.program({ method: 'GET', path: paths.profile, reply: { status: 500, json: {} } });
  const reads = callsTo(shop.server, paths.profile).length;
  held.release();
  await expect.poll(() => callsTo(shop.server, paths.profile).length).toBeGreaterThan(reads);
  await twoFrames(page);
  await expect(page.getByRole('main')).not.toContainText(newAddress);
  await expect(profileHeading(page, 'Rahim Uddin')).toBeVisible();
});

test('AC-618 a profile that is half typed and left by an address entered by hand still has what was typed, unless it is discarded', async ({
  page,
  shop,
}) => {
  const goByHand = (route: string) => page.evaluate((hash) => (location.hash = hash), `#/${route}`);
  const address = page.getByLabel('Address');
  const stored = 'House 12, Road 5, Dhanmondi, Dhaka 1205';
  await shop.signIn('customer');
  await shop.open('profile/update/');
  await expect(address).toHaveValue(stored);
  await address.fill('15 Lake Road');
  await goByHand('food/');
  await expect(page.getByRole('heading', { level: 1, name: 'Our signature dishes' })).toBeVisible();
  await goByHand('profile/update/');
  await expect(address).toHaveValue('15 Lake Road');
  await page.getByRole('banner').getByRole('link', { name: 'Food', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave', exact: true }).click();
  await expectRoute(page, 'food');
  await page.goBack();
  await expect(address).toHaveValue(stored);
});
