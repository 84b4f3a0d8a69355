import { writes } from '../../admin-steps.ts';
import { pauseClock } from '../../clock.ts';
import { delayRequests } from '../../delay-requests.ts';
import { clockTest, expect, expectRoute, expectStillOn, test, toast } from '../../shop.ts';
import { fillRegistration, tinyPng } from '../../steps.ts';

const account = { email: 'nadia@my-food.example', password: ' a long password ' };
const submit = { name: 'Register' } as const;

const registered = 'Registrations Sucessfully.';
const register = { method: 'POST', path: '/api/user/register/' } as const;
const fields = {
  first_name: 'Nadia',
  last_name: 'Rahman',
  username: 'nadia',
  email: account.email,
  phone_number: '01700000000',
  gender: 'F',
  address: '12 Lake Road, Dhaka',
  password: account.password,
  password2: account.password,
};

clockTest(
  'AC-045 AC-060 AC-103 AC-113 AC-118 AC-139 AC-145 AC-626 AC-732 AC-764 a registration that fails offers what was typed; one that succeeds is one multipart call, says so, and leads to the login',
  async ({ page, shop }) => {
    const form = page.getByRole('main');
    const restore = form.getByRole('button', { name: 'Restore what I typed' });
    await page.clock.install();
    await shop.open('register/');
    await pauseClock(page);

    await test.step('two passwords that differ, twice: the offer has the focus, and the toast closes after five seconds', async () => {
      for (const passwordAgain of ['another password', 'a third password']) {
        await fillRegistration(page, { ...account, passwordAgain });
        await form.getByLabel('Confirm Password').press('Enter');
        await expect(restore).toBeFocused();
        await expect(toast(page, 'Password did not match')).toHaveCount(1);
        await page.clock.runFor(4400);
        await expect(toast(page, 'Password did not match')).toBeVisible();
        await page.clock.runFor(1200);
        await expect(toast(page, 'Password did not match')).toHaveCount(0);
      }
      expect(writes(shop.server)).toEqual([]);
    });
    await test.step('an answer of 202', async () => {
      shop.server.program({ ...register, reply: { status: 202, json: {} } });
      await fillRegistration(page, account);
      await form.getByRole('button', submit).click();
      await expect(toast(page, 'registrations Failed. Please try again')).toHaveCount(1);
      await expect(form.getByLabel('First Name')).toHaveValue('');
      await expect(restore).toBeVisible();
      await expect(form).toContainText('You may be registered after all');
    });
    await test.step('an e-mail that was pasted with marks: the call', async () => {
      shop.server.clear();
      await fillRegistration(page, { ...account, email: `\u202a${account.email}\u202c\u00a0` });
      await form.getByRole('button', submit).click();
      await expect(toast(page, registered)).toHaveCount(1);
      const [request, ...others] = writes(shop.server);
      expect(others).toEqual([]);
      expect(request).toMatchObject(register);
      expect(request?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=./);
      expect(request?.headers['authorization']).toBeUndefined();
      const texts = request?.form?.flatMap(({ name, value, file }) => (file ? [] : [[name, value]]));
      expect(Object.fromEntries(texts ?? [])).toEqual(fields);
      const files = request?.form?.flatMap(({ name, file }) => (file ? [{ name, bytes: Buffer.from(file.bytes) }] : []));
      expect(files).toEqual([{ name: 'profile_image', bytes: tinyPng }]);
    });
    await test.step('its toast and its redirect take three seconds', async () => {
      await page.clock.runFor(2500);
      await expect(toast(page, registered)).toBeVisible();
      await page.clock.runFor(400);
      await expectStillOn(page, 'register');
      await page.clock.runFor(200);
      await expectRoute(page, 'login');
      await page.clock.runFor(400);
      await expect(toast(page, registered)).toHaveCount(0);
    });
  },
);

clockTest('AC-511 leaving the registration within the three seconds cancels the redirect, coming back does not', async ({ page, shop }) => {
  await page.clock.install();
  const load = await delayRequests(page, /(menu|login)\.page.*\.js$/);
  await shop.open('register/');
  await fillRegistration(page, account);
  await page.getByRole('main').getByRole('button', submit).click();
  await expect(toast(page, registered)).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Food', exact: true }).click();
  await page.clock.runFor(4000);
  await expectStillOn(page, 'food');
  await page.goBack();
  await expectRoute(page, 'login');
  await page.goBack();
  await expectRoute(page, 'login');
  load();
  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();

  await test.step('left before its answer, its toast shows on the next page, which stays', async () => {
    expect(await toast(page, registered).count()).toBe(0);
    await shop.open('register/');
    shop.server.backend.reset();
    const held = shop.server.program({ ...register, isHeld: true });
    await fillRegistration(page, account);
    await page.getByRole('main').getByRole('button', submit).click();
    await expect.poll(held.hitCount).toBe(1);
    await page.getByRole('banner').getByRole('link', { name: 'Food', exact: true }).click();
    await expectRoute(page, 'food');
    held.release();
    await expect(toast(page, registered)).toHaveCount(1);
    await page.clock.runFor(4000);
    await expectStillOn(page, 'food');
  });
});
