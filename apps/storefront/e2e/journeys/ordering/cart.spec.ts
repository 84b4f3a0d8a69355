import type { Page } from '@playwright/test';
import { logOut } from '../../account-steps.ts';
import { pauseClock } from '../../clock.ts';
import { clockTest, expect, expectRoute, test, toast } from '../../shop.ts';
import { addToOrder, enterCart, expectQuantity } from '../../steps.ts';

/** Types a quantity of Naan and commits it neither with Enter nor by leaving the field. */
async function typeQuantity(page: Page, quantity: string) {
  await page.getByRole('spinbutton', { name: 'Number of Naan' }).focus();
  await page.keyboard.insertText(quantity);
}

test('only a click on a dish adds it to the cart, and the row counts what its buttons and its field are told', async ({ page, shop }) => {
  const bar = page.getByRole('banner');
  const quantity = page.getByRole('listitem').filter({ hasText: 'Margherita' }).getByRole('status');
  await shop.open('food/');
  await test.step('AC-024 AC-049 one click on Add to Order puts that dish into the cart once, stored with its fields and its quantity', async () => {
    await addToOrder(page, 'Margherita');
    await expectRoute(page, 'food/add-to-card');
    await expectQuantity(page, 'Margherita', 1);
    const menu: { name: string }[] = await (await fetch(`${shop.server.url}/api/food/`)).json();
    const stored = await page.evaluate(() => ({
      keys: Object.keys(localStorage),
      cart: JSON.parse(localStorage.getItem('cart') ?? 'null'),
    }));
    expect(stored).toEqual({ keys: ['cart'], cart: [{ ...menu.find(({ name }) => name === 'Margherita'), quantity: 1 }] });
  });
  await test.step('AC-076 AC-077 a dish is added once per navigation: three reloads, Back and Forward add nothing', async () => {
    for (let reload = 0; reload < 3; reload += 1) {
      await page.reload();
      await expectQuantity(page, 'Margherita', 1);
    }
    expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain('Margherita');
    await page.goBack();
    await expectRoute(page, 'food');
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Your cart');
    await page.goForward();
    await expectRoute(page, 'food/add-to-card');
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
  await test.step('AC-073 AC-074 plus, minus and remove change the row and all totals', async () => {
    const summary = page.getByRole('region', { name: 'Order summary' });
    const minus = page.getByRole('button', { name: /^Minus one Margherita/ });
    await minus.click();
    await expectQuantity(page, 'Margherita', 1);
    await expect(summary).toContainText('৳262.50');
    await page.getByRole('button', { name: /^Plus one Margherita/ }).click();
    await expectQuantity(page, 'Margherita', 2);
    await expect(summary).toContainText('৳525.00');
    await minus.click();
    await expectQuantity(page, 'Margherita', 1);
    await minus.click();
    await expect(quantity).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expectQuantity(page, 'Margherita', 1);
    await page.getByRole('button', { name: 'Remove Margherita' }).click();
    await expect(quantity).toHaveCount(0);
    await expect(summary).toContainText('৳0.00');
  });
  await test.step('AC-673 a typed quantity counts, although Back leaves the cart before it is committed', async () => {
    await shop.open('food/');
    await addToOrder(page, 'Naan');
    await expectQuantity(page, 'Naan', 1);
    await typeQuantity(page, '12');
    await page.goBack();
    await expectRoute(page, 'food');
    await expect(page.getByText('12 in your order')).toBeVisible();
  });
});

test('the cart and what is typed into it outlast a reload, other tabs and their end', async ({ page, shop, context }) => {
  const other = await context.newPage();
  await shop.open('food/');
  await addToOrder(page, 'Margherita');
  await page.getByRole('link', { name: 'Add More Items' }).click();
  await addToOrder(page, 'Naan');
  await expectQuantity(page, 'Naan', 1);
  const expectBoth = async (tab: Page) => {
    await expectQuantity(tab, 'Margherita', 1);
    await expectQuantity(tab, 'Naan', 12);
  };
  await test.step('AC-644 a typed quantity counts, although a reload comes before it is committed', async () => {
    await typeQuantity(page, '12');
    await page.reload();
    await expectBoth(page);
  });
  await test.step('AC-075 AC-077 the cart is the same in another tab, also after Back in the first one', async () => {
    await shop.open('food/add-to-card/', other);
    await expectBoth(other);
    await page.goBack();
    await expectRoute(page, 'food');
    await expect(page.getByText('12 in your order')).toBeVisible();
    await expectBoth(other);
  });
  await test.step('AC-075 two tabs lose none of each other’s lines', async () => {
    await other.getByRole('link', { name: 'Add More Items' }).click();
    await expect(other.getByText('12 in your order')).toBeVisible();
    await addToOrder(page, 'Kacchi');
    await addToOrder(other, 'Dal');
    for (const tab of [page, other]) {
      await expectBoth(tab);
      await expectQuantity(tab, 'Kacchi', 1);
      await expectQuantity(tab, 'Dal', 1);
    }
  });
  await test.step('AC-644 a typed quantity counts, although its tab ends before it is committed', async () => {
    await typeQuantity(page, '5');
    await page.close({ runBeforeUnload: true });
    await expectQuantity(other, 'Naan', 5);
  });
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

test('AC-666 AC-651 a removal in another tab hands the focus on: to the next row, or to the heading', async ({ page, shop, context }) => {
  const fill = async (name: string) => {
    await shop.open('food/');
    await addToOrder(page, name);
    await expectQuantity(page, name, 1);
  };
  for (const name of ['Margherita', 'Naan']) await fill(name);
  const heading = page.getByRole('heading', { level: 1 });
  const row = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  const other = await context.newPage();
  await shop.open('food/add-to-card/', other);
  const remove = (name: string) => other.getByRole('button', { name: `Remove ${name}` }).click();
  await row('Margherita').getByRole('spinbutton').focus();
  await remove('Margherita');
  await expect(row('Naan')).toBeFocused();
  await page.getByRole('button', { name: 'Remove Naan' }).focus();
  await remove('Naan');
  await expect(heading).toBeFocused();
  await fill('Naan');
  // A dish that goes well with the cart: it goes with the last row.
  await page.getByRole('button', { name: /^Add Kacchi/ }).focus();
  await remove('Naan');
  await expect(heading).toBeFocused();
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
