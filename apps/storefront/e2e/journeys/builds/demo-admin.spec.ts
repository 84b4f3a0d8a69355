import { card, choosePicture, confirmDeletion, save } from '../../admin-steps.ts';
import { pauseClock } from '../../clock.ts';
import { expect, test } from './demo.ts';
import { expectRoute, expectStillOn, toast } from '../../shop.ts';
import { recordHttp } from '../../http-recorder.ts';

// The acceptance checks of the admin marked ◆ that its stories do not prove on the same backend.
test('what an admin deletes and saves', async ({ page, demo }) => {
  await page.clock.install();
  const recorder = await recordHttp(page);
  await demo.signIn('admin');
  await test.step('AC-095 AC-097 a dish is deleted after confirmation', async () => {
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
    await expectStillOn(page, 'admin/add-category');
    await page.clock.runFor(400);
    await expectRoute(page, 'admin/categorys');
  });
});
