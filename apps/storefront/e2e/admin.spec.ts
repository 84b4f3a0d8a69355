import { keepCatalogue } from './journeys.ts';
import { expect, expectRoute, test } from './shop.ts';

const routes = [
  '',
  'food/',
  'food/details/',
  'food/add-to-card/',
  'login/',
  'register/',
  'profile/',
  'profile/update/',
  'admin/',
  'admin/products/',
  'admin/add-food/',
  'admin/update-food/',
  'admin/categorys/',
  'admin/add-category/',
  'admin/update-category/',
];

test('AC-002 what an admin adds, edits and deletes shows on the customers’ screens', ({ page, shop }) =>
  keepCatalogue({ page, open: shop.open }));

for (const route of routes) {
  test(`AC-004 ${route || 'home'} is the same screen without its last slash`, async ({ page, shop }) => {
    await shop.signIn('admin');
    await shop.open(route);
    await page.waitForLoadState('networkidle');
    const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
    const title = await page.title();
    await page.goto(`${shop.server.url}/favicon.svg`);
    await shop.open(route.replace(/\/$/, ''));
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page).toHaveTitle(title);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  });
}

for (const [role, heading] of [
  [null, 'Add Category'],
  ['', 'Add Category'],
  ['ADMIN', 'Add Category'],
  ['USER', 'Admins only'],
  ['admin', 'Admins only'],
] as const) {
  test(`AC-007 a stored role of ${JSON.stringify(role)} is shown '${heading}'`, async ({ page, shop }) => {
    await page.goto(`${shop.server.url}/favicon.svg`);
    await page.evaluate((stored) => {
      localStorage.setItem('accessToken', 'a-token');
      if (stored !== null) localStorage.setItem('role', stored);
    }, role);
    await shop.open('admin/add-category/');
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expectRoute(page, 'admin/add-category');
    await expect(page.getByLabel('Image')).toHaveCount(heading === 'Add Category' ? 1 : 0);
  });
}
