import { pauseClock } from '../../clock.ts';
import { hold } from '../../hold.ts';
import { clockTest, expect, expectRoute, toast } from '../../shop.ts';
import { fillRegistration } from '../../steps.ts';

const account = { email: 'nadia@my-food.example', password: 'a long password' };
const submit = { name: 'Register' } as const;

clockTest('AC-139 the toasts of registrations close after three and after five seconds', async ({ page, shop }) => {
  await page.clock.install();
  await shop.open('register/');
  await pauseClock(page);
  for (const [passwordAgain, text, seconds] of [
    ['another password', 'Password did not match', 5],
    [account.password, 'Registrations Sucessfully.', 3],
  ] as const) {
    await fillRegistration(page, { ...account, passwordAgain });
    await page.getByRole('main').getByRole('button', submit).click();
    await expect(toast(page, text)).toBeVisible();
    await page.clock.runFor(seconds * 1000 - 600);
    await expect(toast(page, text)).toBeVisible();
    await page.clock.runFor(1200);
    await expect(toast(page, text)).toHaveCount(0);
  }
});

clockTest('AC-511 leaving the registration within the three seconds cancels the redirect, coming back does not', async ({ page, shop }) => {
  await page.clock.install();
  const load = await hold(page, /(menu|login)\.page.*\.js$/);
  await shop.open('register/');
  await fillRegistration(page, account);
  await page.getByRole('main').getByRole('button', submit).click();
  await expect(toast(page, 'Registrations Sucessfully.')).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Food', exact: true }).click();
  await page.clock.runFor(4000);
  await expectRoute(page, 'food');
  await page.goBack();
  await expectRoute(page, 'login');
  await page.goBack();
  await expectRoute(page, 'login');
  load();
  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
});
