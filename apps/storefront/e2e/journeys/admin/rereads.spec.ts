import { card, choosePicture, fillFood, save, sidebarLink, writes } from '../../admin-steps.ts';
import { clockTest, expect, expectRoute, test, toast } from '../../shop.ts';

clockTest('AC-714 the list that was preloaded by hovering its link during a save has what was saved', async ({ page, shop }) => {
  await page.clock.install();
  await shop.signIn('admin');
  await shop.open('admin/products/');
  await expect(card(page, 'Dal')).toBeVisible();
  await sidebarLink(page, 'Add Food').click();
  await fillFood(page, { name: 'Fuchka', price: '60', description: 'Crisp shells.', category: 'Curry' });
  await choosePicture(page);
  // The list that was just shown is not preloaded.
  await page.clock.fastForward(6_000);
  const list = { method: 'GET', path: '/api/food/' } as const;
  const before: unknown = await (await fetch(`${shop.server.url}${list.path}`)).json();
  shop.server.program({ ...list, times: 1, reply: { status: 200, json: before } });
  const post = shop.server.program({ method: 'POST', path: '/api/food/', isHeld: true });
  await save(page, 'Add Food');
  await expect.poll(() => post.hitCount()).toBe(1);
  const preloaded = page.waitForResponse(/\/api\/food\/$/);
  await page.getByRole('main').getByRole('link', { name: 'Back to the foods' }).hover();
  await (await preloaded).finished();
  post.release();
  await expect(toast(page, 'Food item added successfully!')).toBeVisible();
  await page.clock.fastForward(3_000);
  await expectRoute(page, 'admin/products');
  await expect(card(page, 'Fuchka')).toBeVisible();
});

test('AC-715 of two windows, the form or list that is chosen reads what the other has saved', async ({ page, shop, context }) => {
  await shop.signIn('admin');
  await shop.open('admin/update-food/?id=2');
  const description = page.getByRole('main').getByLabel('Description');
  await expect(description).toHaveValue(/Red lentils/);
  const other = await context.newPage();
  await shop.open('admin/products/', other);
  const changePrice = async (price: string) => {
    await card(other, 'Dal')
      .getByRole('button', { name: /change the price/ })
      .click();
    await other.getByLabel('Price of Dal').fill(price);
    await other.keyboard.press('Enter');
    await expect(card(other, 'Dal')).toContainText(`$${price}.00`);
  };
  // What a browser fires when a window is chosen. Here both have the focus all the time.
  const choose = (window: typeof page) => window.evaluate(() => dispatchEvent(new Event('focus')));

  await changePrice('150');
  await choose(page);
  await expect(page.getByLabel('Price')).toHaveValue('150.00');
  await description.fill('Yellow lentils.');
  await save(page, 'Update Food');
  await expect(toast(page, 'Food item updated successfully!')).toBeVisible();

  await choose(other);
  await expect(card(other, 'Dal')).toContainText('Yellow lentils.');
  await changePrice('160');
  await expect.poll(() => writes(shop.server).length).toBe(3);
  const stored = shop.server.backend.db.food.findFirst({ where: { name: { equals: 'Dal' } } });
  expect(stored).toMatchObject({ price: 160_00, description: 'Yellow lentils.' });
});
