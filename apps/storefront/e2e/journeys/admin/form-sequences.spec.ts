import { forms } from './admin-forms.ts';
import { card, sidebarLink } from '../../admin-steps.ts';
import { delayRequests } from '../../delay-requests.ts';
import { expect, expectRoute, test, toast } from '../../shop.ts';

test('AC-582 an update form that is opened again waits for the list: a copy in the history may be days old', async ({ page, shop }) => {
  await shop.signIn('admin');
  await forms[1].open(page, shop);
  shop.server.backend.db.food.update({ where: { id: { equals: 2 } }, data: { name: 'Dal Tadka' } });
  const held = shop.server.program({ method: 'GET', path: '/api/food/', isHeld: true });
  await page.reload();
  await expect(page.getByText('Looking for the food')).toBeVisible();
  held.release();
  await expect(page.getByLabel('Name')).toHaveValue('Dal Tadka');
});

test('AC-583 after Leave, Back before the next page has loaded: the form stays, and what was typed is stored', async ({ page, shop }) => {
  await shop.signIn('admin');
  const load = await delayRequests(page, /menu\.page.*\.js$/);
  await shop.open('admin/add-category/');
  const name = page.getByLabel('Name');
  const dialog = page.getByRole('alertdialog');
  await name.fill('Pitha');
  await page.getByRole('banner').getByRole('link', { name: 'Food', exact: true }).click();
  await dialog.getByRole('button', { name: 'Leave', exact: true }).click();
  await expectRoute(page, 'food');
  await page.goBack();
  await expectRoute(page, 'admin/add-category');
  await expect(dialog).toHaveCount(0);
  await expect(name).toHaveValue('Pitha');
  // The address is followed without a question.
  await shop.open('admin/categorys/');
  await sidebarLink(page, 'Add Category').click();
  await page.getByRole('button', { name: 'Restore what I typed' }).click();
  await expect(name).toHaveValue('Pitha');
  load();
});

test('AC-600 AC-631 Back from a form with typed values: whoever stays keeps them, whoever leaves is where the link or Back has led', async ({
  page,
  shop,
}) => {
  const name = page.getByLabel('Name');
  const dialog = page.getByRole('alertdialog');
  await shop.signIn('admin');
  await test.step('AC-600 a form at an address entered by hand: Back asks, and whoever stays keeps what was typed', async () => {
    await shop.open('');
    await shop.open('food/');
    await shop.open('admin/add-category/');
    await name.fill('Pitha');
    await page.goBack();
    await dialog.getByRole('button', { name: 'Stay here' }).click();
    await expect(dialog).toHaveCount(0);
    await expectRoute(page, 'admin/add-category');
    await expect(name).toHaveValue('Pitha');
    await page.goBack();
    await expect(dialog).toBeVisible();
    await sidebarLink(page, 'View Food').click();
    await expect(dialog).toBeVisible();
    await expect(name).toHaveValue('Pitha');
    await dialog.getByRole('button', { name: 'Leave', exact: true }).click();
    await expectRoute(page, 'admin/products');
  });
  await test.step('AC-631 Back twice: the address stays that of the form, whoever stays can go on, and whoever leaves is where Back has led', async () => {
    await shop.open('');
    await page.getByRole('banner').getByRole('link', { name: 'Food', exact: true }).click();
    await page.getByRole('banner').getByRole('link', { name: /^Cart/ }).click();
    await shop.open('admin/add-category/');
    await name.fill('Pitha');
    await page.goBack();
    await expect(dialog).toBeVisible();
    await expectRoute(page, 'admin/add-category');
    await page.goBack();
    await expectRoute(page, 'admin/add-category');
    await dialog.getByRole('button', { name: 'Stay here' }).click();
    await expect(dialog).toHaveCount(0);
    await expectRoute(page, 'admin/add-category');
    await expect(name).toHaveValue('Pitha');
    await page.evaluate(() => history.go(-2));
    await dialog.getByRole('button', { name: 'Leave', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Our signature dishes' })).toBeVisible();
    await expectRoute(page, 'food');
  });
});

test('AC-620 a save closes the confirmation before leaving, and what could not be saved is offered', async ({ page, shop }) => {
  await shop.signIn('admin');
  const { open, method, path, toasts } = forms[1];
  await open(page, shop);
  const confirmation = page.getByRole('alertdialog');
  const back = page.getByRole('link', { name: 'Back to the foods' });
  const held = shop.server.program({ method, path, isHeld: true, reply: { status: 400, json: {} } });
  await back.click();
  await expect(confirmation).toBeVisible();
  const save = page.getByRole('button', { name: 'Update Food' });
  await save.click();
  await expect.poll(held.hitCount).toBe(1);
  await expect(confirmation).toHaveCount(0);
  await expect(save).toBeFocused();
  await back.click();
  await expectRoute(page, 'admin/products');
  held.release();
  await expect(toast(page, toasts[1])).toBeVisible();
  await card(page, 'Dal').getByRole('link', { name: 'Update' }).click();
  await page.getByRole('button', { name: 'Restore what I typed' }).click();
  await expect(page.getByLabel('Name')).toHaveValue('Dal Makhani');
});
