import type { Page } from '@playwright/test';
import { pauseClock } from '../../clock.ts';
import { clockTest, expect, expectRoute, test, toast, type Shop } from '../../shop.ts';
import { logOut } from '../../account-steps.ts';
import { logIn } from '../../steps.ts';
import { patch, raiseAll } from './batch-steps.ts';

/** Another user logs in at the same device, on a page whose address was entered by hand. The clock stops: the toast stays. */
async function logInAsCustomer(page: Page, shop: Shop): Promise<void> {
  await page.evaluate(() => (location.hash = '#/login/'));
  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
  await pauseClock(page);
  await logIn(page, shop.server.backend.accounts.customer);
  await expect(toast(page, 'Login sucessfull')).toBeVisible();
}

/** That nothing but the login is reported, not even after a moment. */
async function expectOnlyLogin(page: Page): Promise<void> {
  await page.clock.runFor(500);
  expect(await page.getByRole('region', { name: 'Notifications' }).textContent()).toBe('Login sucessfull');
}

clockTest('AC-268 AC-791 many at once: what is in flight leaves nothing for the user who logs in meanwhile', async ({ page, shop }) => {
  await page.clock.install();
  await shop.signIn('admin');
  await shop.open('admin/products/');
  const held = shop.server.program({ ...patch, isHeld: true, reply: { status: 400, json: { price: ['Too dear.'] } } });
  await raiseAll(page);
  await expect.poll(() => held.hitCount()).toBe(4);
  await logInAsCustomer(page, shop);
  held.release();
  const heldLocks = async () => {
    await page.clock.runFor(10);
    return page.evaluate(async () => (await navigator.locks.query()).held?.map(({ name }) => name));
  };
  await expect.poll(heldLocks).not.toContain('my-food-batch');
  await expectOnlyLogin(page);
  expect(await page.evaluate(() => sessionStorage.getItem('batch'))).toBe(null);
});

const saveForm = async (page: Page, shop: Shop) => {
  await shop.open('admin/update-food/?id=2');
  await page.getByRole('button', { name: 'Update Food' }).click();
};
const deleteDal = async (page: Page, shop: Shop) => {
  await shop.open('admin/products/?q=Dal');
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Yes, Delete' }).click();
};
for (const [name, write, method, status] of [
  ['AC-791 a form that is refused', saveForm, 'PATCH', 400],
  ['AC-930 a form that is saved', saveForm, 'PATCH', 200],
  ['AC-930 a deletion', deleteDal, 'DELETE', 200],
] as const) {
  clockTest(`${name} shows its toast to its own user only`, async ({ page, shop }) => {
    await page.clock.install();
    await shop.signIn('admin');
    const held = shop.server.program({ method, path: patch.path, isHeld: true, reply: { status, json: {} } });
    await write(page, shop);
    await expect.poll(() => held.hitCount()).toBe(1);
    await logInAsCustomer(page, shop);
    const answered = page.waitForResponse((response) => response.request().method() === method);
    held.release();
    await answered;
    await expectOnlyLogin(page);
  });
}

test('AC-860 Back after a logout keeps no filter for the user who logs in then', async ({ page, shop }) => {
  const { admin } = shop.server.backend.accounts;
  await shop.signIn('admin');
  await shop.open('admin/products/?q=Dal');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Food Admin', 'Dal']);
  await logOut(page);
  await expectRoute(page, 'login');
  await page.goBack();
  await expectRoute(page, 'login');
  await logIn(page, admin);
  await expect(toast(page, 'Login sucessfull')).toBeVisible();
  await page.evaluate(() => (location.hash = '#/admin/add-food/'));
  await page.getByRole('link', { name: 'Back to the foods' }).click();
  await expect(page.getByRole('searchbox')).toHaveValue('');
});
