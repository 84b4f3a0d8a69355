import { card, confirmDeletion, formOf, idOf, sidebarLink, writes } from '../../admin-steps.ts';
import { clockTest, expect, expectRoute, test, toast } from '../../shop.ts';
import { twoFrames } from '../../steps.ts';

const kinds = [
  {
    numbers: 'AC-095 AC-097 AC-110 AC-133',
    kind: 'food',
    route: 'admin/products/',
    path: '/api/food/',
    name: 'Dal',
    other: 'Naan',
    text: 'Are you sure you want to delete this Food item? This action cannot be undone.',
    done: 'Item deleted successfully!',
  },
  {
    numbers: 'AC-095 AC-098 AC-110 AC-128',
    kind: 'category',
    route: 'admin/categorys/',
    path: '/api/category/',
    name: 'Curry',
    other: 'Rice',
    text: 'Are you sure you want to delete this category? This action cannot be undone.',
    done: 'Category deleted successfully!',
  },
] as const;

for (const { numbers, kind, route, path, name, other, text, done } of kinds) {
  clockTest(
    `${numbers} a ${kind} is deleted by one call, once that is confirmed; after a failure it is listed where it was`,
    async ({ page, shop }) => {
      const { server } = shop;
      const id = await idOf(server, path, name);
      const names = () => page.getByRole('article').getByRole('heading').allTextContents();
      await page.clock.install();
      await shop.signIn('admin');
      await shop.open(route);
      await expect(card(page, name)).toBeVisible();
      const before = await names();
      await test.step('the confirmation stays open for ten minutes and longer', async () => {
        await card(page, name).getByRole('button', { name: 'Delete', exact: true }).click();
        await page.clock.runFor('10:00');
        const dialog = page.getByRole('alertdialog', { name: 'Confirm Deletion' });
        await expect(dialog.getByText(text, { exact: true })).toBeVisible();
        await expect(dialog.getByRole('button')).toHaveText(['Cancel', 'Yes, Delete']);
        expect(writes(server)).toEqual([]);
      });
      await test.step('a lost connection', async () => {
        server.program({ method: 'DELETE', path: `${path}{id}/`, isDropped: true });
        await page.getByRole('button', { name: 'Yes, Delete' }).click();
        await expect(toast(page, 'Delete failed!')).toHaveCount(1);
        await expect(card(page, name)).toBeVisible();
        expect(await names()).toEqual(before);
      });
      await test.step('a success with an empty response', async () => {
        server.clear();
        await confirmDeletion(page, name);
        await expect(toast(page, done)).toHaveCount(1);
        await expect(card(page, name)).toHaveCount(0);
        expect(writes(server).map(({ method, path: sent, answer }) => [method, sent, answer?.status])).toEqual([
          ['DELETE', `${path}${String(id)}/`, 204],
        ]);
        await page.reload();
        await expect(card(page, other)).toBeVisible();
        await expect(card(page, name)).toHaveCount(0);
      });
      await test.step(`AC-632 a ${kind} that another admin has deleted, with all others, disappears, and the heading has the focus`, async () => {
        server.backend.db[kind].deleteMany({ where: {} });
        await confirmDeletion(page, other);
        await expect(toast(page, 'Delete failed!')).toHaveCount(1);
        await expect(page.getByRole('article')).toHaveCount(0);
        await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      });
    },
  );
}

test('a list that is left: its confirmation closes, an older answer restores nothing, and a pending delete continues', async ({
  page,
  shop,
}) => {
  const deleted = toast(page, 'Item deleted successfully!');
  await shop.signIn('admin');
  await shop.open('admin/products/');
  await test.step('leaving the list closes the confirmation', async () => {
    await card(page, 'Dal').getByRole('button', { name: 'Delete', exact: true }).click();
    await sidebarLink(page, 'View Categories').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Categories' })).toBeVisible();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    expect(writes(shop.server)).toEqual([]);
  });
  await test.step('a list requested before the delete that responds after it does not restore the food', async () => {
    const late = shop.server.program({ method: 'GET', path: '/api/food/', times: 1, isHeld: true });
    await sidebarLink(page, 'View Food').click();
    await expect.poll(() => late.hitCount()).toBe(1);
    await confirmDeletion(page, 'Dal');
    await expect(deleted).toHaveCount(1);
    late.release();
    await expect(card(page, 'Naan')).toBeVisible();
    await expect(card(page, 'Dal')).toHaveCount(0);
    await page.getByRole('button', { name: 'Close notification' }).click();
    await expect(deleted).toHaveCount(0);
  });
  await test.step('a pending delete continues after leaving, and its toast appears there', async () => {
    const held = shop.server.program({ method: 'DELETE', path: '/api/food/{id}/', isHeld: true });
    await confirmDeletion(page, 'Naan');
    await expect(card(page, 'Naan')).toHaveCount(0);
    await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click();
    await expectRoute(page, '');
    held.release();
    await expect(deleted).toHaveCount(1);
  });
});

test('AC-240 a price in the list is one update with every field, and no other request', async ({ page, shop }) => {
  const id = await idOf(shop.server, '/api/food/', 'Dal');
  const categoryId = await idOf(shop.server, '/api/category/', 'Curry');
  await shop.signIn('admin');
  await shop.open('admin/products/');
  await card(page, 'Dal')
    .getByRole('button', { name: /change the price/ })
    .click();
  await expect(page.getByLabel('Price of Dal')).toBeFocused();
  await page.keyboard.type('130');
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Food item updated successfully!')).toHaveCount(1);
  await twoFrames(page);
  const calls = shop.server.requests.filter((request) => request.path.startsWith('/api/'));
  expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual(['GET /api/food/', `PATCH /api/food/${String(id)}/`]);
  expect(formOf(calls[1])).toEqual({
    id: String(id),
    name: 'Dal',
    price: '130.00',
    description: 'Red lentils tempered with garlic and panch phoron.',
    category_id: String(categoryId),
  });
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
    // Once: a toast would close while it is waited for.
    expect(await page.getByRole('button', { name: 'Close notification' }).count()).toBe(0);
  }
});
