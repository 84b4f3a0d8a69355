import { logOut } from '../../account-steps.ts';
import { pauseClock } from '../../clock.ts';
import { clockTest, expect, expectRoute, test, toast } from '../../shop.ts';
import { addToOrder, enterCart, expectQuantity } from '../../steps.ts';

test.beforeEach(async ({ shop }) => shop.open('food/'));

test('AC-049 the stored cart holds the food fields and the quantity', async ({ page, shop }) => {
  await addToOrder(page, 'Margherita');
  await expectQuantity(page, 'Margherita', 1);
  const menu: { name: string }[] = await (await fetch(`${shop.server.url}/api/food/`)).json();
  const stored = await page.evaluate(() => ({ keys: Object.keys(localStorage), cart: JSON.parse(localStorage.getItem('cart') ?? 'null') }));
  expect(stored).toEqual({ keys: ['cart'], cart: [{ ...menu.find(({ name }) => name === 'Margherita'), quantity: 1 }] });
});

test('AC-073 AC-074 plus, minus and remove change the row and all totals', async ({ page }) => {
  await addToOrder(page, 'Margherita');
  const summary = page.getByRole('region', { name: 'Order summary' });
  await page.getByRole('button', { name: /^Plus one Margherita/ }).click();
  await expectQuantity(page, 'Margherita', 2);
  await expect(summary).toContainText('৳525.00');
  await page.getByRole('button', { name: /^Minus one Margherita/ }).click();
  await expectQuantity(page, 'Margherita', 1);
  await expect(summary).toContainText('৳262.50');
  await page.getByRole('button', { name: /^Minus one Margherita/ }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Margherita' }).getByRole('status')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expectQuantity(page, 'Margherita', 1);
  await page.getByRole('button', { name: 'Remove Margherita' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Margherita' }).getByRole('status')).toHaveCount(0);
  await expect(summary).toContainText('৳0.00');
});

test('AC-075 the cart survives a reload and is there in another tab', async ({ page, shop, context }) => {
  await addToOrder(page, 'Margherita');
  await page.getByRole('link', { name: 'Add More Items' }).click();
  await addToOrder(page, 'Naan');
  await page.getByRole('button', { name: /^Plus one Naan/ }).click();
  await expectQuantity(page, 'Naan', 2);
  await page.reload();
  const other = await context.newPage();
  await shop.open('food/add-to-card/', other);
  for (const tab of [page, other]) {
    await expectQuantity(tab, 'Margherita', 1);
    await expectQuantity(tab, 'Naan', 2);
  }
});

test('AC-075 two tabs lose none of each other’s lines', async ({ page, shop, context }) => {
  const other = await context.newPage();
  await shop.open('food/', other);
  await addToOrder(page, 'Margherita');
  await addToOrder(other, 'Naan');
  await expectQuantity(page, 'Naan', 1);
  await expectQuantity(other, 'Margherita', 1);
});

test('only a click on a dish adds it to the cart', async ({ page }) => {
  const bar = page.getByRole('banner');
  await addToOrder(page, 'Margherita');
  await expectQuantity(page, 'Margherita', 1);
  await test.step('AC-076 AC-077 a dish is added once per navigation: three reloads, Back and Forward add nothing', async () => {
    for (let reload = 0; reload < 3; reload += 1) {
      await page.reload();
      await expectQuantity(page, 'Margherita', 1);
    }
    await page.goBack();
    await expectRoute(page, 'food');
    await page.goForward();
    await expectQuantity(page, 'Margherita', 1);
  });
  await test.step('AC-080 the Cart link of the top bar adds nothing', async () => {
    await bar.getByRole('link', { name: 'Home', exact: true }).click();
    await bar.getByRole('link', { name: 'Cart', exact: true }).click();
    await expectQuantity(page, 'Margherita', 1);
  });
  await test.step('AC-079 another click on the same dish increases the quantity of its row', async () => {
    await page.getByRole('link', { name: 'Add More Items' }).click();
    await addToOrder(page, 'Margherita');
    await expectQuantity(page, 'Margherita', 2);
  });
});

test('AC-673 a typed quantity counts, although Back leaves the cart before it is committed', async ({ page }) => {
  await addToOrder(page, 'Naan');
  await expectQuantity(page, 'Naan', 1);
  await page.getByRole('spinbutton', { name: 'Number of Naan' }).focus();
  await page.keyboard.insertText('12');
  await page.goBack();
  await expectRoute(page, 'food');
  await expect(page.getByText('12 in your order')).toBeVisible();
});

test('AC-644 a typed quantity counts, although a reload, or the end of its tab, comes before it is committed', async ({
  page,
  shop,
  context,
}) => {
  await addToOrder(page, 'Naan');
  const type = async (quantity: string) => {
    await page.getByRole('spinbutton', { name: 'Number of Naan' }).focus();
    await page.keyboard.insertText(quantity);
  };
  await expectQuantity(page, 'Naan', 1);
  await type('12');
  await page.reload();
  await expectQuantity(page, 'Naan', 12);
  await type('5');
  const other = await context.newPage();
  await page.close({ runBeforeUnload: true });
  await shop.open('food/add-to-card/', other);
  await expectQuantity(other, 'Naan', 5);
});

clockTest(
  'AC-088 AC-139 AC-140 an empty cart sends nothing, with at most twenty toasts that close after four seconds',
  async ({ page, shop }) => {
    await page.clock.install();
    await enterCart(page, () => shop.open('food/add-to-card/'));
    const text = 'Please add at least one item to your cart.';
    const checkout = page.getByRole('button', { name: 'Proceed to Checkout' });
    await expect(checkout).toBeVisible();
    await pauseClock(page);
    shop.server.clear();
    await checkout.evaluate((button: HTMLElement) => {
      for (let click = 0; click < 25; click += 1) button.click();
    });
    await expect(toast(page, text)).toHaveCount(20);
    await page.clock.runFor(3400);
    await expect(toast(page, text)).toHaveCount(20);
    await page.clock.runFor(1100);
    await expect(toast(page, text)).toHaveCount(0);
    expect(shop.server.requests).toEqual([]);
  },
);

test('AC-651 a dish that goes well with the cart hands its focus on to the heading when another tab empties the cart', async ({
  page,
  shop,
  context,
}) => {
  await addToOrder(page, 'Naan');
  const other = await context.newPage();
  await shop.open('food/add-to-card/', other);
  await page.getByRole('button', { name: /^Add Kacchi/ }).focus();
  await other.getByRole('button', { name: 'Remove Naan' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('AC-733 a logout on the cart page announces no total', async ({ page, shop }) => {
  await shop.signIn('customer');
  await shop.open('food/');
  await addToOrder(page, 'Naan');
  await page.getByRole('button', { name: 'Plus one Naan' }).click();
  const announcements = page.getByRole('main').getByRole('status').first();
  await expect(announcements).toHaveText('Naan: 2. Total ৳63.00');
  await announcements.evaluate((region) => {
    new MutationObserver(() => performance.mark('announced')).observe(region, { childList: true, characterData: true, subtree: true });
  });
  await logOut(page);
  await expectRoute(page, 'login');
  expect(await page.evaluate(() => performance.getEntriesByName('announced').length)).toBe(0);
});
