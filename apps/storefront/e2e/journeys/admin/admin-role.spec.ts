import { openEmptyDocument } from '../../shared-context.ts';
import { expect, expectRoute, test } from '../../shop.ts';

test('AC-007 without a stored role, or as an admin, the form is shown; any other role shows the notice', async ({ page, shop }) => {
  for (const [role, heading] of [
    [null, 'Add Category'],
    ['', 'Add Category'],
    ['ADMIN', 'Add Category'],
    ['USER', 'Admins only'],
    ['admin', 'Admins only'],
  ] as const)
    await test.step(JSON.stringify(role), async () => {
      await openEmptyDocument(page, shop.server.url);
      await page.evaluate((stored) => {
        localStorage.clear();
        localStorage.setItem('accessToken', 'a-token');
        if (stored !== null) localStorage.setItem('role', stored);
      }, role);
      await shop.open('admin/add-category/');
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expectRoute(page, 'admin/add-category');
      await expect(page.getByLabel('Image')).toHaveCount(heading === 'Add Category' ? 1 : 0);
    });
});

test('AC-137 a list that cannot be read is an entry of the console and no toast', async ({ page, shop }) => {
  await shop.signIn('admin');
  const logged: string[] = [];
  page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
  for (const [route, path, entry] of [
    ['admin/products/', '/api/food/', 'Reading foods failed:'],
    ['admin/categorys/', '/api/category/', 'Reading categories failed:'],
  ] as const) {
    shop.server.program({ method: 'GET', path, times: 1, reply: { status: 500 } });
    await shop.open(route);
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    expect(logged.filter((text) => text.startsWith(entry))).toHaveLength(1);
    await expect(page.getByRole('button', { name: 'Close notification' })).toHaveCount(0);
  }
});
