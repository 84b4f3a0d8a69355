import { accountButton } from '../../account-steps.ts';
import { cartChunk, delayUntilRendered } from '../../delay-requests.ts';
import { expect, test, toast } from '../../shop.ts';
import { card } from '../../admin-steps.ts';
import { saveData } from '../../steps.ts';

test('AC-709 the account menu that comes late does not open over another page, and takes no focus', async ({ page, shop }) => {
  const load = await delayUntilRendered(page, /\/open-account-menu-[\w-]+\.js$/);
  await shop.signIn('customer');
  await shop.open('food/');
  await accountButton(page).click();
  const search = page.getByRole('searchbox', { name: 'Search dishes' });
  await search.fill('lass');
  await load();
  await expect(search).toBeFocused();
  await expect(page.getByRole('menu')).toHaveCount(0);
  await accountButton(page).click();
  await expect(page.getByRole('menu')).toBeVisible();
});

for (const viewport of [
  { width: 375, height: 760 },
  { width: 1280, height: 800 },
])
  test(`AC-710 a toast and a confirmation do not cover each other at ${String(viewport.width)} px`, async ({ page, shop }) => {
    await page.setViewportSize(viewport);
    await shop.signIn('admin');
    await shop.open('admin/products/');
    const confirmation = page.getByRole('alertdialog');
    const openConfirmation = (name: string) => card(page, name).getByRole('button', { name: 'Delete' }).click();
    const answer = shop.server.program({ method: 'DELETE', path: '*', isHeld: true, reply: { status: 500, json: {} } });
    await openConfirmation('Margherita');
    await confirmation.getByRole('button', { name: 'Yes, Delete' }).click();
    await openConfirmation('Dal');
    await expect(confirmation).toBeVisible();
    answer.release();
    const failed = toast(page, 'Delete failed!');
    await expect(failed).toBeVisible();
    const [one, other] = [await confirmation.boundingBox(), await failed.boundingBox()];
    const bottom = (box: typeof one) => (box ? box.y + box.height : 0);
    expect([bottom(one) <= (other?.y ?? 0), bottom(other) <= viewport.height]).toEqual([true, true]);
  });

test('AC-670 the account menu that a key opens focuses its first entry, also the first time, and a pointer focuses none', async ({
  page,
  shop,
}) => {
  await shop.signIn('customer');
  await shop.open('food/');
  const first = page.getByRole('menuitem', { name: 'Profile' });
  for (const key of ['Enter', 'Space']) {
    await accountButton(page).press(key);
    await expect(first).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(accountButton(page)).toBeFocused();
  }
  await page.reload();
  await accountButton(page).click();
  await expect(page.getByRole('menu')).toBeFocused();
});

test('AC-907 the account menu that is opened while a screen loads stays open', async ({ page, shop }) => {
  await saveData(page);
  await shop.signIn('customer');
  await shop.open('food/');
  const showCart = await delayUntilRendered(page, cartChunk);
  await page.getByRole('banner').getByRole('link', { name: 'Cart' }).click();
  await accountButton(page).click();
  await expect(page.getByRole('menu')).toBeFocused();
  await showCart();
  await expect(page).toHaveTitle(/Cart/);
  await expect(page.getByRole('menu')).toBeFocused();
  await page.getByRole('menuitem', { name: 'Profile' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await accountButton(page).click();
  await expect(page.getByRole('menu')).toBeFocused();
  await page.goBack();
  await expect(page).toHaveTitle(/Cart/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('menu')).toHaveCount(0);
});
