import type { MockServer } from '@my-food/mocks/server';
import type { Page } from '@playwright/test';
import { accountButton } from '../../account-steps.ts';
import { pauseClock } from '../../clock.ts';
import { delayRequests } from '../../delay-requests.ts';
import { clockTest, expect, expectRoute, expectStillOn, test, toast } from '../../shop.ts';
import { logIn, tinyPng } from '../../steps.ts';

const update = { method: 'PATCH', path: '/api/user/profile/update/' } as const;
const updated = 'Profile Updated Successfully.';

const sent = (server: MockServer, { method, path }: { method: string; path: string }) =>
  server.requests.filter((request) => request.method === method && request.path === path);
const pictureOf = (page: Page) => accountButton(page).getByRole('presentation');
const save = (page: Page) => page.getByRole('button', { name: 'Save changes' }).click();

test('AC-071 AC-094 an update sends the picture only when a new one was chosen, its replay sends it again, and every tab shows it in its bar', async ({
  page,
  shop,
  context,
}) => {
  await shop.signIn('customer');
  await shop.open('profile/');
  const other = await context.newPage();
  await shop.open('food/', other);
  await expect(pictureOf(other)).toHaveAttribute('src', /customer-portrait/);
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
  for (const tab of [page, other]) await expect(pictureOf(tab)).toHaveAttribute('src', /\/media\/uploads\//);
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

clockTest(
  'AC-104 a profile update that fails stays in the form, a success leads to the profile after three seconds, unless the form is left, even while the next page loads',
  async ({ page, shop }) => {
    const saved = toast(page, updated);
    await page.clock.install();
    await shop.signIn('customer');
    const load = await delayRequests(page, /menu\.page.*\.js$/);
    await shop.open('profile/update/');
    await page.getByLabel('First Name').fill('নুসরাত');
    await pauseClock(page);
    await test.step('a failure', async () => {
      shop.server.program({ ...update, times: 1, reply: { status: 500 } });
      await save(page);
      await expect(toast(page, 'Updating Failed. Please try again.')).toHaveCount(1);
      await page.clock.runFor(3300);
      await expectStillOn(page, 'profile/update');
      await expect(page.getByLabel('First Name')).toHaveValue('নুসরাত');
    });
    await test.step('a success', async () => {
      await save(page);
      await expect(saved).toHaveCount(1);
      await page.clock.runFor(2800);
      await expectStillOn(page, 'profile/update');
      await page.clock.runFor(500);
      await expectRoute(page, 'profile');
    });
    await test.step('the form is left', async () => {
      await page.clock.runFor(3000);
      await expect(saved).toHaveCount(0);
      await page.clock.resume();
      await shop.open('profile/update/');
      await save(page);
      await expect(saved).toBeVisible();
      await page.evaluate(() => (location.hash = '#/food/'));
      await page.clock.runFor(4000);
      await expectStillOn(page, 'food');
      load();
      await expect(page.getByRole('heading', { name: /signature dishes/i })).toBeVisible();
    });
  },
);

clockTest(
  'AC-642 AC-731 on a phone the account menu is above the toast of the login; closing the toast above the open menu hands the focus on to the heading',
  async ({ page, shop }) => {
    await page.setViewportSize({ width: 375, height: 760 });
    await page.clock.install();
    await shop.open('login/');
    await pauseClock(page);
    await logIn(page, shop.server.backend.accounts.customer);
    await expect(toast(page, 'Login sucessfull')).toBeVisible();
    await accountButton(page).click();
    await page.getByRole('menuitem', { name: 'Profile' }).click();
    await expectRoute(page, 'profile');
    await page.clock.runFor(500);
    await expect(page.getByRole('heading', { level: 1, name: 'Nusrat Jahan' })).toBeVisible();

    await page.setViewportSize({ width: 1280, height: 720 });
    await accountButton(page).click();
    await expect(page.getByRole('menu')).toBeFocused();
    await page.clock.runFor(100);
    await page.getByRole('button', { name: 'Close notification' }).click();
    await page.clock.runFor(100);
    await expect(page.getByRole('menu')).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  },
);
