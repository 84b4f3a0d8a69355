import { accounts } from '@my-food/mocks/server';
import { accountButton } from '../../account-steps.ts';
import { expect, isolatedTest, test, toast } from '../../shop.ts';
import { logIn, saveData, styledFiles } from '../../steps.ts';

test('AC-595 after a failure, a page whose styles have stalled opens at the next try, without a reload', async ({ page, shop }) => {
  await saveData(page);
  await shop.open('login/');
  await page.route(/\/register\.page-/, (route) => route.abort());
  await page.getByRole('link', { name: 'Register Yourself' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'This screen could not be shown' })).toBeVisible();
  const link = (name: string) => page.getByRole('banner').getByRole('link', { name, exact: true });
  let requests = 0;
  await page.route(/\/cart-with-usual-[\w-]+\.css/, async (route) => {
    const isStyleSheet = route.request().resourceType() === 'stylesheet';
    requests += Number(isStyleSheet);
    // The first stalls.
    if (!isStyleSheet || requests > 1) await route.continue();
  });
  await link('Cart').click();
  await expect.poll(() => requests).toBe(1);
  await link('Food').click();
  await expect(page.getByRole('heading', { name: 'Margherita' })).toBeVisible();
  await link('Cart').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible();
});

isolatedTest('AC-633 a page that was opened without a line has its styles once the line is back', async ({ page, shop, context }) => {
  await saveData(page);
  await shop.open('login/');
  await context.setOffline(true);
  await page.getByRole('banner').getByRole('link', { name: 'Cart', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'This screen could not be shown' })).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible();
  expect(await styledFiles(page)).toContainEqual(expect.stringMatching(/cart-with-usual-[^/]*\.css$/));
});

test('AC-636 a toast and the account menu have their styles, although their first request got no response', async ({ page, shop }) => {
  await saveData(page);
  const [toasts, menu] = [/\/lazy-toast-list-[\w-]+\.css$/, /\/open-account-menu-[\w-]+\.css$/];
  /** Drops the connections of a file until it was requested. */
  const failOnce = async (file: RegExp) => {
    await page.route(file, (route) => route.abort());
    const hasFailed = page.waitForEvent('requestfailed', { predicate: (request) => file.test(request.url()) });
    return async () => {
      await hasFailed;
      await page.unroute(file);
    };
  };
  const [restoreToasts, restoreMenu] = [await failOnce(toasts), await failOnce(menu)];
  await shop.open('login/');
  await restoreToasts();
  await logIn(page, accounts.customer);
  await expect(toast(page, 'Login sucessfull')).toBeVisible();
  expect(await styledFiles(page)).toContainEqual(expect.stringMatching(toasts));
  await accountButton(page).hover();
  await restoreMenu();
  await accountButton(page).click();
  await expect(page.getByRole('menuitem', { name: 'Profile' })).toBeVisible();
  expect(await styledFiles(page)).toContainEqual(expect.stringMatching(menu));
});
