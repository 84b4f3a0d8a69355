import { forms } from './admin-forms.ts';
import { card, choosePicture, formOf, idOf, largePicture, save, writes } from '../../admin-steps.ts';
import { expect, expectRoute, test, toast } from '../../shop.ts';
import { tinyPng, twoFrames } from '../../steps.ts';

const file = `file of ${String(tinyPng.length)} bytes`;

test('AC-107 a new food is one multipart request with five parts', async ({ page, shop }) => {
  await shop.signIn('admin');
  await forms[0].open(page, shop);
  await save(page, 'Add Food');
  await expect(toast(page, 'Food item added successfully!')).toHaveCount(1);
  const [request] = writes(shop.server);
  expect([request?.method, request?.path, request?.headers['content-type']?.split(';')[0]]).toEqual([
    'POST',
    '/api/food/',
    'multipart/form-data',
  ]);
  expect(formOf(request)).toEqual({
    name: 'Fuchka',
    price: '60.50',
    description: 'Crisp shells, tamarind water.',
    category_id: String(await idOf(shop.server, '/api/category/', 'Curry')),
    image: file,
  });
});

test('AC-092 AC-108 a changed food sends its picture only when there is a new one', async ({ page, shop }) => {
  const id = await idOf(shop.server, '/api/food/', 'Dal');
  const texts = {
    id: String(id),
    name: 'Dal Makhani',
    price: '120.50',
    description: 'Red lentils tempered with garlic and panch phoron.',
    category_id: String(await idOf(shop.server, '/api/category/', 'Curry')),
  };
  await shop.signIn('admin');
  await forms[1].open(page, shop);
  await save(page, 'Update Food');
  await expect(toast(page, 'Food item updated successfully!')).toHaveCount(1);
  await expectRoute(page, 'admin/products');
  await card(page, 'Dal Makhani').getByRole('link', { name: 'Update' }).click();
  await choosePicture(page);
  await save(page, 'Update Food');
  await expect.poll(() => writes(shop.server).length).toBe(2);
  expect(writes(shop.server).map(({ method, path }) => `${method} ${path}`)).toEqual(Array(2).fill(`PATCH /api/food/${String(id)}/`));
  expect(writes(shop.server).map(formOf)).toEqual([texts, { ...texts, image: file }]);
});

test('AC-240 a price in the list is one update with every field, and no other request', async ({ page, shop }) => {
  const id = await idOf(shop.server, '/api/food/', 'Dal');
  const categoryId = await idOf(shop.server, '/api/category/', 'Curry');
  await shop.signIn('admin');
  await shop.open('admin/products/');
  await expect(card(page, 'Dal')).toBeVisible();
  await page.waitForLoadState('networkidle');
  shop.server.clear();
  await card(page, 'Dal')
    .getByRole('button', { name: /change the price/ })
    .click();
  await expect(page.getByLabel('Price of Dal')).toBeFocused();
  await page.keyboard.type('130');
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Food item updated successfully!')).toHaveCount(1);
  await twoFrames(page);
  const calls = shop.server.requests.filter(({ path }) => path.startsWith('/api/'));
  expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual([`PATCH /api/food/${String(id)}/`]);
  expect(formOf(calls[0])).toEqual({
    id: String(id),
    name: 'Dal',
    price: '130.00',
    description: 'Red lentils tempered with garlic and panch phoron.',
    category_id: String(categoryId),
  });
});

test('AC-090 AC-109 a large picture of a new category is sent', async ({ page, shop }) => {
  await shop.signIn('admin');
  await forms[2].open(page, shop);
  const input = page.getByLabel('Image');
  await expect(input).toHaveAttribute('accept', 'image/*');
  await expect(page.getByText('PNG, JPG, GIF up to 5MB')).toBeVisible();
  await input.setInputFiles(largePicture);
  await expect(page.getByText('larger than 5 MB')).toBeVisible();
  await save(page, 'Add Category');
  await expect(toast(page, 'New category added sucessfully.')).toHaveCount(1);
  expect(writes(shop.server).map(formOf)).toEqual([{ name: 'Pitha', food_image: `file of ${String(largePicture.buffer.length)} bytes` }]);
});

test('AC-093 AC-109 a changed category sends its picture only when there is a new one', async ({ page, shop }) => {
  const path = `/api/category/${String(await idOf(shop.server, '/api/category/', 'Curry'))}/`;
  await shop.signIn('admin');
  await forms[3].open(page, shop);
  await save(page, 'Update Category');
  await expectRoute(page, 'admin/categorys');
  await card(page, 'Curries').getByRole('link', { name: 'Update' }).click();
  await choosePicture(page);
  await save(page, 'Update Category');
  await expect.poll(() => writes(shop.server).length).toBe(2);
  expect(writes(shop.server).map((sent) => [sent.method, sent.path, formOf(sent)])).toEqual([
    ['PATCH', path, { name: 'Curries' }],
    ['PATCH', path, { name: 'Curries', food_image: file }],
  ]);
});
