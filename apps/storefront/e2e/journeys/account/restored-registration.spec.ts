import { logOut, profileHeading } from '../../account-steps.ts';
import { writes } from '../../admin-steps.ts';
import { clockTest, expect, expectRoute, test, toast } from '../../shop.ts';
import { fillRegistration, logIn } from '../../steps.ts';

const account = { email: 'nadia@my-food.example', password: 'a long password' };
const submit = { name: 'Register' } as const;

clockTest('AC-638 what was typed into a registration that was left can be restored, but not after a session', async ({ page, shop }) => {
  await page.clock.install();
  const form = page.getByRole('main');
  const bar = page.getByRole('banner');
  const firstName = form.getByLabel('First Name');
  const email = form.getByLabel('Email');
  const password = form.getByLabel('Password', { exact: true });
  const restore = form.getByRole('button', { name: 'Restore what I typed' });
  const leaveAndComeBack = async () => {
    await bar.getByRole('link', { name: 'Food', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Our signature dishes' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Register' })).toBeVisible();
  };
  await shop.open('register/');
  await leaveAndComeBack();
  await expect(restore).toHaveCount(0);

  await test.step('half a form, and one field typed beside the offer', async () => {
    await firstName.fill('Nadia');
    await password.fill(account.password);
    await leaveAndComeBack();
    await expect(restore).toBeInViewport();
    await email.fill(account.email);
    await leaveAndComeBack();
    await restore.click();
    await expect(restore).toHaveCount(0);
    await expect(firstName).toHaveValue('Nadia');
    await expect(email).toHaveValue(account.email);
    await expect(password).toHaveValue('');
  });
  await test.step('AC-678 a registration that fails after its page was left, while the form is open again', async () => {
    await fillRegistration(page, account);
    const answer = shop.server.program({ path: '/api/user/register/', isHeld: true, reply: { status: 400, json: { email: ['Taken.'] } } });
    await form.getByRole('button', submit).click();
    await expect.poll(answer.hitCount).toBe(1);
    await leaveAndComeBack();
    await expect(restore).toHaveCount(0);
    // Screen readers announce changes of a live region that was there before.
    const region = await form.getByRole('status').first().elementHandle();
    answer.release();
    await expect(toast(page, 'registrations Failed. Please try again')).toBeVisible();
    await expect(restore).toBeVisible();
    expect(await region?.textContent()).toContain('Restore what I typed');
    await firstName.fill('Nad');
    await leaveAndComeBack();
    await restore.click();
    await expect(firstName).toHaveValue('Nad');
    await expect(email).toHaveValue(account.email);
  });
  await test.step('another user, also if the registration fails only then', async () => {
    await fillRegistration(page, account);
    const answer = shop.server.program({ path: '/api/user/register/', isHeld: true, reply: { status: 400, json: {} } });
    await form.getByRole('button', submit).click();
    await expect.poll(answer.hitCount).toBe(1);
    await bar.getByRole('link', { name: 'Login' }).click();
    await logIn(page, shop.server.backend.accounts.customer);
    await expect(toast(page, 'Login sucessfull')).toBeVisible();
    await page.clock.fastForward(2_000);
    await expect(profileHeading(page, 'Nusrat Jahan')).toBeVisible();
    await logOut(page);
    await expectRoute(page, 'login');
    const failed = page.waitForResponse(/register\/$/);
    answer.release();
    await failed;
    await form.getByRole('link', { name: 'Register Yourself' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Register' })).toBeVisible();
    await expect(restore).toHaveCount(0);
  });
});

test('AC-617 what was typed outlives a form that is left while its picture is checked, and the success of an earlier one', async ({
  page,
  shop,
}) => {
  const form = page.getByRole('main');
  const firstName = form.getByLabel('First Name');
  const restore = form.getByRole('button', { name: 'Restore what I typed' });
  const leave = async () => {
    await page.getByRole('banner').getByRole('link', { name: 'Food', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Our signature dishes' })).toBeVisible();
  };
  const comeBack = async () => {
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Register' })).toBeVisible();
  };
  await shop.open('register/');

  await test.step('left while its picture is checked: nothing is sent', async () => {
    // The last step of the check.
    await page.evaluate(() => {
      const picture = { width: 1, height: 1, close: () => {} };
      const decode = () => new Promise<ImageBitmap>((resolve) => addEventListener('decoded', () => resolve(picture), { once: true }));
      Object.assign(window, { createImageBitmap: decode });
    });
    await fillRegistration(page, account);
    await form.getByRole('button', submit).click();
    await expect(form.getByRole('button', submit)).toHaveAttribute('aria-busy', 'true');
    await leave();
    await page.evaluate(() => dispatchEvent(new Event('decoded')));
    await comeBack();
    await restore.click();
    await expect(firstName).toHaveValue('Nadia');
    expect(writes(shop.server)).toEqual([]);
  });
  await test.step('typed into a newer form while an earlier registration succeeds', async () => {
    await page.reload();
    await fillRegistration(page, account);
    const answer = shop.server.program({ path: '/api/user/register/', isHeld: true });
    await form.getByRole('button', submit).click();
    await expect.poll(answer.hitCount).toBe(1);
    await leave();
    await comeBack();
    await firstName.fill('Farid');
    answer.release();
    await expect(toast(page, 'Registrations Sucessfully.')).toBeVisible();
    await leave();
    await comeBack();
    await restore.click();
    await expect(firstName).toHaveValue('Farid');
  });
});
