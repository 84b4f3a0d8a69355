import { card, choosePicture, confirmDeletion, save, sidebarLink } from '../../admin-steps.ts';
import { pauseClock } from '../../clock.ts';
import { expect, test } from './demo.ts';
import { expectRoute, toast } from '../../shop.ts';
import { recordHttp } from '../../http-recorder.ts';

// The acceptance checks of the admin marked ◆, on the in-browser backend.
test('what an admin sees, saves and deletes', async ({ page, demo }) => {
  await page.clock.install();
  const recorder = await recordHttp(page);
  await demo.signIn('admin');
  await test.step('AC-041 AC-042 AC-043 the admin’s lists and the links between them', async () => {
    await demo.open('admin/');
    for (const [name, route] of [
      ['Add Food', 'add-food'],
      ['View Categories', 'categorys'],
      ['Add Category', 'add-category'],
      ['View Food', 'products'],
    ] as const) {
      await sidebarLink(page, name).click();
      await expectRoute(page, `admin/${route}`);
      await expect(page.getByRole('complementary', { name: 'Food Admin' }).locator('[aria-current]')).toHaveText(name);
    }
    const margherita = card(page, 'Margherita');
    await expect(margherita.getByText('$250.00', { exact: true })).toBeVisible();
    await expect(margherita.getByRole('link', { name: 'Update' })).toHaveCount(1);
    await expect(margherita.getByRole('button', { name: 'Delete', exact: true })).toHaveCount(1);
    await sidebarLink(page, 'View Categories').click();
    for (const name of ['Pizza', 'Curry', 'Rice']) await expect(card(page, name).getByRole('link', { name: 'Update' })).toHaveCount(1);
  });
  await test.step('AC-089 AC-095 AC-097 a category needs name and picture, and a dish is deleted after confirmation', async () => {
    await demo.open('admin/add-category/');
    await save(page, 'Add Category');
    await expect(toast(page, 'Please enter category name and select an image.')).toHaveCount(1);
    await demo.open('admin/products/');
    await card(page, 'Dal').getByRole('button', { name: 'Delete', exact: true }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Confirm Deletion' });
    await expect(dialog).toContainText('Are you sure you want to delete this Food item? This action cannot be undone.');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    const writes = () => recorder.exchanges.filter(({ method, path }) => method !== 'GET' && !path.startsWith('/api/user/'));
    expect(writes()).toEqual([]);
    await confirmDeletion(page, 'Dal');
    await expect(toast(page, 'Item deleted successfully!')).toHaveCount(1);
    await expect(card(page, 'Dal')).toHaveCount(0);
    expect(writes().map(({ method, answer }) => [method, answer?.status])).toEqual([['DELETE', 204]]);
  });
  await test.step('AC-082 a new category redirects to the list after three seconds', async () => {
    await demo.open('admin/add-category/');
    await page.getByRole('main').getByLabel('Name').fill('Pitha');
    await choosePicture(page);
    await pauseClock(page);
    await save(page, 'Add Category');
    await expect(toast(page, 'New category added sucessfully.')).toHaveCount(1);
    await page.clock.runFor(2800);
    await expectRoute(page, 'admin/add-category');
    await page.clock.runFor(400);
    await expectRoute(page, 'admin/categorys');
  });
});
