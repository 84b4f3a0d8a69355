import { formOf, save, sidebarLink, writes } from '../../admin-steps.ts';
import { clockTest, expect, expectRoute, test, toast } from '../../shop.ts';

clockTest('AC-245 the list of foods: its address says what it shows, and a save loses nothing', async ({ page, shop }) => {
  const { food: foods, category } = shop.server.backend.db;
  const categoryId = Number(category.findFirst({ where: { name: { equals: 'Curry' } } })?.id);
  for (let number = 400; number < 520; number += 1)
    foods.create({ name: `Dish no. ${String(number)}`, price: number * 100, description: 'Fresh.', categoryId });
  await page.clock.install();
  await shop.signIn('admin');
  await test.step('AC-245 after a save the list is as it was left', async () => {
    await shop.open('admin/products/');
    await shop.open('admin/products/?category=Curry&sort=price&page=2');
    await expect(page.getByText(/^49 to 96 of/)).toBeVisible();
    const food = page.getByRole('article').nth(40);
    await food.scrollIntoViewIfNeeded();
    const scrollTop = () => page.evaluate(() => Math.round(window.scrollY));
    const [top, address] = [await scrollTop(), new URL(page.url()).hash];
    expect(top).toBeGreaterThan(500);
    await food.getByRole('link', { name: 'Update' }).click();
    await page.getByLabel('Description').fill('Now with coriander.');
    await save(page, 'Update Food');
    await expect(toast(page, 'Food item updated successfully!')).toBeVisible();
    await page.clock.fastForward(3_000);
    await expect(page.getByText(/^49 to 96 of/)).toBeVisible();
    expect(new URL(page.url()).hash).toBe(address);
    await expect.poll(scrollTop).toBe(top);
  });
  await test.step('query, category, order and page of the foods are in the URL', async () => {
    await shop.open('admin/products/');
    await expect(page.getByRole('article')).toHaveCount(48);
    await expect(page.getByText('1 to 48 of 124 foods')).toBeVisible();
    await page.getByRole('link', { name: 'Next page' }).click();
    await expect(page.getByText('49 to 96 of 124 foods')).toBeFocused();
    await page.getByLabel('Sort by').selectOption('Price, high to low');
    await page.getByRole('main').getByLabel('Category').selectOption('Curry');
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
});

test('AC-698 a price that is typed is saved by Back and by an address entered by hand, as by leaving its field; Back asks about no price', async ({
  page,
  shop,
}) => {
  const { food, category } = shop.server.backend.db;
  const [first] = category.getAll();
  for (let number = 1; number <= 60; number += 1)
    food.create({ name: `Dish ${String(number)}`, price: 90_00, description: 'Fresh.', categoryId: Number(first?.id) });
  await shop.signIn('admin');
  await shop.open('admin/categorys/');
  await sidebarLink(page, 'View Food').click();
  const price = page.getByRole('article').first().getByRole('textbox');
  const type = async (text: string) => {
    await page
      .getByRole('article')
      .first()
      .getByRole('button', { name: /change the price$/ })
      .click();
    await page.keyboard.type(text);
  };
  const saved = () => writes(shop.server).map((request) => formOf(request)['price']);
  await page.getByRole('link', { name: 'Next page' }).click();
  await expect(page.getByText('49 to 64 of 64 foods')).toBeFocused();
  await type('701');
  await page.goBack();
  await expect(page.getByText('1 to 48 of 64 foods')).toBeVisible();
  await expect.poll(saved).toEqual(['701.00']);
  await type('702');
  await page.goBack();
  await expectRoute(page, 'admin/categorys');
  await expect.poll(saved).toEqual(['701.00', '702.00']);
  await page.goForward();
  await type('703');
  await shop.open('profile/');
  await expect.poll(saved).toEqual(['701.00', '702.00', '703.00']);
  await shop.open('admin/products/');
  await type('none');
  await page.goBack();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stay here' }).click();
  await expect(price).toHaveValue('none');
});
