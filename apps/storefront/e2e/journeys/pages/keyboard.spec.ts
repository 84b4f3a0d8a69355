import type { Page } from '@playwright/test';
import { card, picture } from '../../admin-steps.ts';
import { clockTest, expect, expectRoute, toast } from '../../shop.ts';

/** Presses Tab until a control with this name is focused. */
async function tabTo(page: Page, name: RegExp) {
  const seen: string[] = [];
  for (let count = 0; count < 60; count += 1) {
    await page.keyboard.press('Tab');
    const label = await page.evaluate(() => {
      const focused = document.activeElement;
      const labels = focused && 'labels' in focused && focused.labels instanceof NodeList ? [...focused.labels] : [];
      return (focused?.getAttribute('aria-label') ?? labels[0]?.textContent ?? focused?.textContent ?? '').trim();
    });
    if (name.test(label)) return;
    seen.push(label);
  }
  throw new Error(`Tab does not reach ${String(name)}, only ${seen.join(', ')}.`);
}

async function activate(page: Page, name: RegExp) {
  await tabTo(page, name);
  await page.keyboard.press('Enter');
}

async function type(page: Page, label: RegExp, text: string) {
  await tabTo(page, label);
  await page.keyboard.type(text);
}

/** Opens the file dialog of the focused field by keyboard and chooses a file. */
async function chooseByKey(page: Page, label: RegExp) {
  // Turns the interception of dialogs on before the key is pressed.
  const dialog = page.waitForEvent('filechooser');
  await tabTo(page, label);
  await page.keyboard.press('Space');
  await (await dialog).setFiles(picture);
}

/** Waits for a screen: its document title, and the focus on its heading. */
async function expectScreen(page: Page, title: string) {
  await expect(page).toHaveTitle(`${title} · My Food`);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
}

clockTest('AC-149 a guest registers, logs in, orders and gets the receipt without a pointer', async ({ page, shop }) => {
  await page.clock.install();
  await page.goto(`${shop.server.url}/#/`);
  await expect(page).toHaveTitle('Home · My Food');
  await activate(page, /^Login$/);
  await expectScreen(page, 'Login');
  await activate(page, /^Register Yourself$/);
  await expectScreen(page, 'Register');
  await type(page, /^First Name/, 'Nadia');
  await type(page, /^Last Name/, 'Rahman');
  await type(page, /^Username/, 'nadia');
  await type(page, /^Email/, 'nadia@my-food.example');
  await type(page, /^Phone Number/, '01700000000');
  await chooseByKey(page, /^Profile Image/);
  await type(page, /^Gender/, 'Female');
  await type(page, /^Address/, '12 Lake Road, Dhaka');
  await type(page, /^Password/, 'a long password');
  await type(page, /^Confirm Password/, 'a long password');
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Registrations Sucessfully.')).toBeVisible();
  await page.clock.fastForward(3_000);
  await expectRoute(page, 'login');
  await expectScreen(page, 'Login');
  await type(page, /^Email/, 'nadia@my-food.example');
  await type(page, /^Password/, 'a long password');
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Login sucessfull')).toBeVisible();
  await page.clock.fastForward(2_000);
  await expectRoute(page, 'profile');
  await expectScreen(page, 'Profile');

  await expect(page.getByText('No orders found.')).toBeVisible();
  await activate(page, /^Food$/);
  await expectScreen(page, 'Menu');
  await activate(page, /^Margherita$/);
  await expectScreen(page, 'Margherita');
  await activate(page, /^Add to Cart$/);
  await expectScreen(page, 'Cart');
  await activate(page, /^Plus one Margherita/);
  await expect(page.getByText('৳525.00', { exact: true })).toBeVisible();
  await activate(page, /^Proceed to Checkout$/);
  await expect(toast(page, 'Order placed successfully!')).toBeVisible();
  await expectRoute(page, 'profile');
  await expectScreen(page, 'Profile');
  const download = page.waitForEvent('download');
  await activate(page, /^Download/);
  expect((await download).suggestedFilename()).toMatch(/^order_\d+\.pdf$/);
});

clockTest('AC-149 an admin adds, changes and deletes a dish without a pointer', async ({ page, shop }) => {
  await page.clock.install();
  await shop.signIn('admin');
  await shop.open('profile/');
  await activate(page, /^Manage Product$/);
  await expectScreen(page, 'Foods');
  await activate(page, /^New food$/);
  await expectScreen(page, 'Add Food');
  await type(page, /^Name/, 'Puli Pitha');
  await type(page, /^Price/, '90.50');
  await type(page, /^Category/, 'Rice');
  await type(page, /^Description/, 'Rice dumplings.');
  await chooseByKey(page, /^Image/);
  await page.keyboard.press('Control+Enter');
  await expect(toast(page, 'Food item added successfully!')).toBeVisible();
  await page.clock.fastForward(3_000);
  await expectRoute(page, 'admin/products');
  await expectScreen(page, 'Foods');

  await type(page, /^Search/, 'Puli');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
  await activate(page, /^Update$/);
  await expectScreen(page, 'Update Food');
  await tabTo(page, /^Price/);
  await page.keyboard.press('Control+A');
  await page.keyboard.type('95');
  await page.keyboard.press('Control+Enter');
  await expect(toast(page, 'Food item updated successfully!')).toBeVisible();
  await page.clock.fastForward(3_000);
  await expectRoute(page, 'admin/products');
  await expectScreen(page, 'Foods');

  await type(page, /^Search/, 'Puli');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
  await expect(card(page, 'Puli Pitha')).toContainText('$95.00');
  await activate(page, /^Delete$/);
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await activate(page, /^Yes, Delete$/);
  await expect(toast(page, 'Item deleted successfully!')).toBeVisible();
  await expect(card(page, 'Puli Pitha')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: 'Foods' })).toBeFocused();
});
