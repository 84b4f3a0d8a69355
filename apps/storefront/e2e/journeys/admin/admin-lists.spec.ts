import { card, confirmDeletion, idOf, save, sidebarLink, writes } from '../../admin-steps.ts';
import { clockTest, expect, expectRoute, test, toast } from '../../shop.ts';
import { twoFrames } from '../../steps.ts';

const kinds = [
  {
    kind: 'food',
    route: 'admin/products/',
    path: '/api/food/',
    name: 'Dal',
    text: 'Are you sure you want to delete this Food item? This action cannot be undone.',
    done: 'Item deleted successfully!',
  },
  {
    kind: 'category',
    route: 'admin/categorys/',
    path: '/api/category/',
    name: 'Curry',
    text: 'Are you sure you want to delete this category? This action cannot be undone.',
    done: 'Category deleted successfully!',
  },
] as const;

for (const { kind, route, path, name, text, done } of kinds) {
  clockTest(`AC-095 the delete confirmation of a ${kind} stays open for ten minutes and longer`, async ({ page, shop }) => {
    await page.clock.install();
    await shop.signIn('admin');
    await shop.open(route);
    await card(page, name).getByRole('button', { name: 'Delete', exact: true }).click();
    await page.clock.runFor('10:00');
    const dialog = page.getByRole('alertdialog', { name: 'Confirm Deletion' });
    await expect(dialog.getByText(text, { exact: true })).toBeVisible();
    await expect(dialog.getByRole('button')).toHaveText(['Cancel', 'Yes, Delete']);
    expect(writes(shop.server)).toEqual([]);
  });

  test(`AC-097 AC-098 AC-110 a ${kind} is deleted by one call with an empty response`, async ({ page, shop }) => {
    const id = await idOf(shop.server, path, name);
    await shop.signIn('admin');
    await shop.open(route);
    await confirmDeletion(page, name);
    await expect(toast(page, done)).toHaveCount(1);
    await expect(card(page, name)).toHaveCount(0);
    expect(writes(shop.server).map(({ method, path: sent, answer }) => [method, sent, answer?.status])).toEqual([
      ['DELETE', `${path}${String(id)}/`, 204],
    ]);
    await page.reload();
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(card(page, name)).toHaveCount(0);
  });

  test(`AC-128 AC-133 a ${kind} whose delete loses its connection returns to its old position`, async ({ page, shop }) => {
    await shop.signIn('admin');
    await shop.open(route);
    const names = () => page.getByRole('article').getByRole('heading').allTextContents();
    await expect(card(page, name)).toBeVisible();
    const before = await names();
    shop.server.program({ method: 'DELETE', path: `${path}{id}/`, isDropped: true });
    await confirmDeletion(page, name);
    await expect(toast(page, 'Delete failed!')).toHaveCount(1);
    await expect(card(page, name)).toBeVisible();
    expect(await names()).toEqual(before);
  });

  test(`AC-632 a ${kind} that another admin has deleted, with all others, disappears, and the heading has the focus`, async ({
    page,
    shop,
  }) => {
    await shop.signIn('admin');
    await shop.open(route);
    await expect(card(page, name)).toBeVisible();
    shop.server.backend.db[kind].deleteMany({ where: {} });
    await confirmDeletion(page, name);
    await expect(toast(page, 'Delete failed!')).toHaveCount(1);
    await expect(page.getByRole('article')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });
}

test('leaving the list closes the confirmation', async ({ page, shop }) => {
  await shop.signIn('admin');
  await shop.open('admin/products/');
  await card(page, 'Dal').getByRole('button', { name: 'Delete', exact: true }).click();
  await sidebarLink(page, 'View Categories').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Categories' })).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  expect(writes(shop.server)).toEqual([]);
});

test('a pending delete continues after leaving, and its toast appears there', async ({ page, shop }) => {
  await shop.signIn('admin');
  await shop.open('admin/products/');
  const held = shop.server.program({ method: 'DELETE', path: '/api/food/{id}/', isHeld: true });
  await confirmDeletion(page, 'Dal');
  await expect(card(page, 'Dal')).toHaveCount(0);
  await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click();
  await expectRoute(page, '');
  held.release();
  await expect(toast(page, 'Item deleted successfully!')).toHaveCount(1);
});

test('a list requested before the delete that responds after it does not restore the food', async ({ page, shop }) => {
  await shop.signIn('admin');
  await shop.open('admin/products/');
  await expect(card(page, 'Dal')).toBeVisible();
  const late = shop.server.program({ method: 'GET', path: '/api/food/', times: 1, isHeld: true });
  await sidebarLink(page, 'View Categories').click();
  await sidebarLink(page, 'View Food').click();
  await expect.poll(() => late.hitCount()).toBe(1);
  await confirmDeletion(page, 'Dal');
  await expect(toast(page, 'Item deleted successfully!')).toHaveCount(1);
  late.release();
  await expect(card(page, 'Naan')).toBeVisible();
  await expect(card(page, 'Dal')).toHaveCount(0);
});

test('query, category, order and page of the foods are in the URL', async ({ page, shop }) => {
  shop.server.backend.reset('manyDishes');
  await shop.signIn('admin');
  await shop.open('admin/products/');
  await expect(page.getByRole('article')).toHaveCount(48);
  await expect(page.getByText('1 to 48 of 10000 foods')).toBeVisible();
  await page.getByRole('link', { name: 'Next page' }).click();
  await expect(page.getByText('49 to 96 of 10000 foods')).toBeFocused();
  await page.getByLabel('Sort by').selectOption('Price, high to low');
  await page.getByRole('main').getByLabel('Category').selectOption('Dhaka Kitchen');
  await page.getByLabel('Search foods').fill('no. 4');
  await expect.poll(() => page.evaluate(() => location.hash)).toMatch(/q=no/);
  await expect(page.getByRole('article')).toHaveCount(48);
  const shown = await page.getByRole('article').getByRole('heading').allTextContents();
  await page.reload();
  await expect(page.getByLabel('Search foods')).toHaveValue('no. 4');
  await expect(page.getByRole('article')).toHaveCount(48);
  expect(await page.getByRole('article').getByRole('heading').allTextContents()).toEqual(shown);
  await expect(sidebarLink(page, 'View Food')).toHaveAttribute('aria-current', 'page');
});

test('AC-245 after a save the list is as it was left', async ({ page, shop }) => {
  shop.server.backend.reset('manyDishes');
  await shop.signIn('admin');
  await shop.open('admin/products/?category=Dhaka+Kitchen&sort=price&page=2');
  await expect(page.getByText(/^49 to 96 of/)).toBeVisible();
  const food = page.getByRole('article').nth(40);
  await food.scrollIntoViewIfNeeded();
  const scrollTop = () => page.evaluate(() => Math.round(window.scrollY));
  const [top, address] = [await scrollTop(), new URL(page.url()).hash];
  expect(top).toBeGreaterThan(500);
  await food.getByRole('link', { name: 'Update' }).click();
  await page.getByLabel('Description').fill('Now with coriander.');
  await save(page, 'Update Food');
  await expect(page.getByText(/^49 to 96 of/)).toBeVisible();
  expect(new URL(page.url()).hash).toBe(address);
  await expect.poll(scrollTop).toBe(top);
});

test('query and page of the categories are in the URL', async ({ page, shop }) => {
  for (let number = 1; number <= 130; number += 1) shop.server.backend.db.category.create({ name: `Sweets No. ${String(number)}` });
  await shop.signIn('admin');
  await shop.open('admin/categorys/');
  const search = page.getByLabel('Search categories');
  await search.fill('SWEETS no. 12');
  await expect(page.getByRole('article')).toHaveCount(12);
  await expect.poll(() => new URL(page.url()).hash).toMatch(/q=SWEETS/);
  await search.fill('sweets');
  await page.getByRole('link', { name: 'Next page' }).click();
  await expect(page.getByText('49 to 96 of 130 categories')).toBeFocused();
  await page.getByRole('link', { name: 'Next page' }).click();
  await expect(page.getByRole('article')).toHaveCount(34);
  await expect.poll(() => new URL(page.url()).hash).toMatch(/page=3/);
  await page.reload();
  await expect(search).toHaveValue('sweets');
  await expect(page.getByText('97 to 130 of 130 categories')).toBeVisible();
  await page.goBack();
  await expect(page.getByText('49 to 96 of 130 categories')).toBeVisible();
  await expect(sidebarLink(page, 'View Categories')).toHaveAttribute('aria-current', 'page');
});

for (const [path, from, name, to] of [
  ['/api/food/', 'admin/categorys/', 'View Food', 'Foods'],
  ['/api/category/', 'admin/products/', 'View Categories', 'Categories'],
] as const)
  test(`a list is prefetched on hover, once for hover and page: ${to}`, async ({ page, shop }) => {
    await shop.signIn('admin');
    await shop.open(from);
    const link = page.getByRole('link', { name, exact: true });
    await expect(link).toBeVisible();
    await page.waitForLoadState('networkidle');
    shop.server.clear();
    const reads = () => shop.server.requests.filter((request) => request.path === path).length;
    await link.hover();
    await expect.poll(reads).toBe(1);
    await link.click();
    await expect(page.getByRole('heading', { level: 1, name: to })).toBeVisible();
    await twoFrames(page);
    expect(reads()).toBe(1);
  });
