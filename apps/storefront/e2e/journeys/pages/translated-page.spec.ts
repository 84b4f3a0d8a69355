import { card, confirmDeletion, save, sidebarLink } from '../../admin-steps.ts';
import { expect, expectRoute, test as shopTest, toast } from '../../shop.ts';
import { addToOrder, checkOut } from '../../steps.ts';
import { installTranslation } from '../../translation.ts';

/** Opens a page that the browser translates. The returned function fails on a change that the page does not show. */
const test = shopTest.extend<{ openTranslated: (route: string) => Promise<() => Promise<void>> }>({
  openTranslated: async ({ page, shop }, use) =>
    use(async (route) => {
      await page.addInitScript(installTranslation);
      await shop.open(route);
      await page.evaluate(() => window.pageTranslation.start());
      return async () => expect(await page.evaluate(() => window.pageTranslation.drainProblems())).toEqual([]);
    }),
});

test('AC-602 on a page that the browser translates, a customer sees every change and orders', async ({ page, shop, openTranslated }) => {
  await shop.signIn('customer');
  const expectNothingStale = await openTranslated('food/');
  const search = page.getByRole('searchbox');
  for (const [typed, answer] of [
    ['zzz', 'No dish matches “zzz”'],
    ['zzzz', 'No dish matches “zzzz”'],
    ['na', '1 dish'],
  ] as const) {
    await search.fill(typed);
    await expect(page.getByRole('main').getByText(answer, { exact: true })).toBeVisible();
  }
  await addToOrder(page, 'Naan');
  await page.getByRole('link', { name: 'Add More Items' }).click();
  await search.fill('');
  await expect(page.getByRole('link', { name: /^View order/ })).toContainText('View order · 1');
  await addToOrder(page, 'Kacchi');
  await expectNothingStale();
  for (const quantity of ['2', '3']) {
    await page.getByRole('button', { name: /^Plus one Naan/ }).click();
    await expect(page.getByRole('main').getByText(`Naan: ${quantity}.`)).toBeAttached();
  }
  await expectNothingStale();
  await page.getByRole('button', { name: 'বাংলা' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your cart' })).toHaveCount(0);
  await page.getByRole('button', { name: 'English' }).click();
  await expectNothingStale();
  await checkOut(page);
  await expect(toast(page, 'Order placed successfully!')).toHaveCount(1);
  await expectRoute(page, 'profile');
  await expect(page.getByRole('heading', { name: /^Order #/ })).toBeInViewport();
  await expectNothingStale();
});

test('AC-602 on a page that the browser translates, an admin saves a food and deletes a category', async ({
  page,
  shop,
  openTranslated,
}) => {
  await shop.signIn('admin');
  const expectNothingStale = await openTranslated('admin/products/');
  await card(page, 'Naan').getByRole('link', { name: 'Update' }).click();
  await page.getByRole('main').getByLabel('Price').fill('60');
  await save(page, 'Update Food');
  await page.getByRole('link', { name: 'list of foods' }).click();
  await expect(page.getByText('Naan was changed.')).toBeAttached();
  await expectNothingStale();
  await sidebarLink(page, 'View Categories').click();
  await expect(card(page, 'Curry')).toBeVisible();
  await confirmDeletion(page, 'Pizza');
  await expect(page.getByText('2 categories', { exact: true })).toBeVisible();
  await expectNothingStale();
});

test('AC-602 on a page that the browser translates, the notice of a refused form changes its language', async ({
  page,
  shop,
  openTranslated,
}) => {
  const busy = { reply: { status: 429, json: { detail: 'Request was throttled.' } } };
  await shop.signIn('admin');
  shop.server.program({ method: 'PATCH', path: '/api/user/profile/update/', ...busy });
  shop.server.program({ method: 'PATCH', path: '/api/food/{id}/', ...busy });
  const expectNothingStale = await openTranslated('profile/update/');
  for (const [address, button] of [
    ['#/profile/update/', 'Save changes'],
    ['#/admin/update-food/?id=3', 'Update Food'],
  ] as const) {
    await page.evaluate((next) => (location.hash = next), address);
    await save(page, button);
    await expect(page.getByText('Nothing you typed is lost')).toBeVisible();
    await page.getByRole('button', { name: 'বাংলা' }).click();
    await expect(page.getByText('Nothing you typed is lost')).toHaveCount(0);
    await page.getByRole('button', { name: 'English' }).click();
    await expectNothingStale();
  }
});
