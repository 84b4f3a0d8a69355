import { card, choosePicture, confirmRemoval, fillFood, save, sidebarLink } from './admin-steps.ts';
import { expect, expectRoute, test, toast } from './shop.ts';
import { tinyPng } from './steps.ts';

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

test('AC-002 what an admin adds, edits and deletes shows on the customers’ screens', async ({ page, shop }) => {
  await shop.signIn('admin');
  await shop.open('admin/add-category/');
  const bar = page.getByRole('banner');
  const toMenu = () => bar.getByRole('link', { name: 'Food', exact: true }).click();
  const toAdmin = async (link: string) => {
    await page.goto(`${shop.server.url}/#/admin/`);
    await sidebarLink(page, link).click();
  };

  await page.getByLabel('Name').fill('Pitha');
  await choosePicture(page);
  await save(page, 'Add Category');
  await expect(toast(page, 'New category added sucessfully.')).toBeVisible();
  await bar.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Pitha' })).toBeVisible();

  await toAdmin('Add Food');
  await fillFood(page, { name: 'Puli Pitha', price: '90.50', description: 'Rice dumplings.', category: 'Pitha' });
  await choosePicture(page);
  await save(page, 'Add Food');
  await expect(toast(page, 'Food item added successfully!')).toBeVisible();
  await toMenu();
  await page.getByRole('radio', { name: 'Pitha' }).check({ force: true });
  await expect(page.getByRole('heading', { name: 'Puli Pitha' })).toBeVisible();
  await expect(page.getByRole('main').getByText('৳90.50')).toBeVisible();

  await toAdmin('View Food');
  await card(page, 'Puli Pitha').getByRole('link', { name: 'Update' }).click();
  await page.getByLabel('Price').fill('95');
  await save(page, 'Update Food');
  await expect(toast(page, 'Food item updated successfully!')).toBeVisible();
  await toMenu();
  await expect(page.getByRole('main').getByText('৳95.00')).toBeVisible();

  await toAdmin('View Categories');
  await card(page, 'Pitha').getByRole('link', { name: 'Update' }).click();
  await page.getByLabel('Name').fill('Sweets');
  await save(page, 'Update Category');
  await expect(toast(page, 'Category Updated Sucessfully.')).toBeVisible();
  await toMenu();
  await expect(page.getByRole('radio', { name: 'Sweets' })).toBeAttached();

  await toAdmin('View Food');
  await confirmRemoval(page, 'Puli Pitha');
  await expect(toast(page, 'Item deleted successfully!')).toBeVisible();
  await toAdmin('View Categories');
  await confirmRemoval(page, 'Sweets');
  await expect(toast(page, 'Category deleted successfully!')).toBeVisible();
  await toMenu();
  await expect(page.getByRole('heading', { name: 'Kacchi' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Puli Pitha' })).toHaveCount(0);
  await expect(page.getByRole('radio', { name: 'Sweets' })).toHaveCount(0);
});

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

test('AC-149 an admin needs no pointer', async ({ page, shop }) => {
  await shop.signIn('admin');
  await shop.open('admin/products/');
  const press = (key: string) => page.keyboard.press(key);
  const tabTo = async (name: string) => {
    for (let count = 0; count < 60; count += 1) {
      await press('Tab');
      const focused = page.locator(':focus');
      const words = `${(await focused.getAttribute('aria-label')) ?? ''} ${(await focused.textContent()) ?? ''}`;
      if (words.includes(name)) return;
    }
    throw new Error(`The keyboard does not reach ${name}.`);
  };

  await tabTo('Add Category');
  await press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Add Category' })).toBeFocused();
  await expect(page).toHaveTitle('Add Category · My Food');
  await press('Tab');
  await page.keyboard.type('Pitha');
  await expect(page.getByLabel('Name')).toHaveValue('Pitha');
  await press('Tab');
  await expect(page.getByLabel('Image')).toBeFocused();
  const chooser = page.waitForEvent('filechooser');
  await press('Space');
  await (await chooser).setFiles({ name: 'pitha.png', mimeType: 'image/png', buffer: tinyPng });
  await press('Control+Enter');
  await expect(toast(page, 'New category added sucessfully.')).toBeVisible();
  await expectRoute(page, 'admin/categorys');
  await expect(page.getByRole('heading', { level: 1, name: 'Categories' })).toBeFocused();

  await sidebarLink(page, 'Add Food').focus();
  await press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Add Food' })).toBeFocused();
  await expect(page.getByRole('option', { name: 'Pitha' })).toBeAttached();
  for (const typed of ['Puli Pitha', '90.50', 'Pitha', 'Rice dumplings.']) {
    await press('Tab');
    await page.keyboard.type(typed);
  }
  await press('Tab');
  const secondChooser = page.waitForEvent('filechooser');
  await press('Space');
  await (await secondChooser).setFiles({ name: 'puli.png', mimeType: 'image/png', buffer: tinyPng });
  await press('Control+Enter');
  await expect(toast(page, 'Food item added successfully!')).toBeVisible();
  await expectRoute(page, 'admin/products');
  await expect(card(page, 'Puli Pitha').getByText('$90.50')).toBeVisible();
  await sidebarLink(page, 'View Categories').focus();
  await press('Enter');

  await card(page, 'Pitha').getByRole('link', { name: 'Update' }).focus();
  await press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Update Category' })).toBeFocused();
  await press('Tab');
  await page.keyboard.type('Sweets');
  await press('Enter');
  await expect(toast(page, 'Category Updated Sucessfully.')).toBeVisible();
  await expectRoute(page, 'admin/categorys');

  await card(page, 'Sweets').getByRole('button', { name: 'Delete' }).focus();
  await press('Enter');
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await press('Escape');
  await expect(card(page, 'Sweets').getByRole('button', { name: 'Delete' })).toBeFocused();
  await press('Enter');
  await press('Tab');
  await press('Enter');
  await expect(toast(page, 'Category deleted successfully!')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Categories' })).toBeFocused();
  await expect(card(page, 'Sweets')).toHaveCount(0);
});
