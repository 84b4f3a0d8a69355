import { openEmptyDocument } from '../../shared-context.ts';
import { expect, expectRoute, test } from '../../shop.ts';

test('AC-007 without a stored role the form is shown; another role than that of an admin shows the notice', async ({ page, shop }) => {
  for (const [role, heading] of [
    [null, 'Add Category'],
    ['USER', 'Admins only'],
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
