import type { Page } from '@playwright/test';
import { card, formOf, writes } from '../../admin-steps.ts';
import { expect, test } from '../../shop.ts';
import { addToOrder, expectIdleLayout, expectQuantity } from '../../steps.ts';

/** An input method, as the browser sees it. */
async function inputMethod(page: Page) {
  const client = await page.context().newCDPSession(page);
  return {
    compose: (text: string) => client.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length }),
    /** A key that the input method handles. */
    press: (key: string) => client.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', key, code: key, windowsVirtualKeyCode: 229 }),
    commit: (text: string) => client.send('Input.insertText', { text }),
  };
}

test('AC-623 AC-624 AC-629 an admin types numbers: digits and Escape of an input method, and commas', async ({ page, shop }) => {
  await shop.signIn('admin');
  await shop.open('admin/add-food/');
  const { compose, press, commit } = await inputMethod(page);
  const editDal = () =>
    card(page, 'Dal')
      .getByRole('button', { name: /change the price/ })
      .click();
  const ofNewFood = page.getByLabel('Price', { exact: true });
  await test.step('AC-629 Bengali digits of an input method are inserted into a number field as European ones', async () => {
    await ofNewFood.fill('5');
    await ofNewFood.press('End');
    for (const digits of ['১২', '০']) {
      await compose(digits);
      await commit(digits);
    }
    await expect(ofNewFood).toHaveValue('5120');
  });
  await test.step('AC-624 a comma typed into a price is a decimal one, and thousands are refused', async () => {
    await ofNewFood.fill('');
    await ofNewFood.pressSequentially('12,50');
    await expect(ofNewFood).toHaveValue('12.50');
    for (const thousands of ['1,250', '1,25,000', '1,250.00', '1.250,00']) {
      await ofNewFood.fill('');
      await ofNewFood.pressSequentially(thousands);
      await ofNewFood.blur();
      await expect(ofNewFood).toHaveAccessibleDescription(/two decimals/);
    }
  });
  await shop.open('admin/products/');
  await test.step('AC-623 Escape that ends a composition leaves a price and a form open', async () => {
    await editDal();
    const price = page.getByLabel('Price of Dal');
    await expect(price).toBeFocused();
    await expectIdleLayout(page);
    await compose('৯');
    await press('Escape');
    await commit('১২৫');
    await expect(price).toHaveValue('১২৫');
    await page.keyboard.press('Escape');
    await page.getByRole('checkbox', { name: 'Select Dal' }).check();
    await page.getByRole('button', { name: 'Change prices' }).click();
    const percentage = page.getByLabel('Per cent');
    await expect(percentage).toBeFocused();
    await press('Escape');
    await expect(percentage).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(percentage).toHaveCount(0);
  });
  await test.step('AC-624 a comma is a decimal one in the list and in a percentage too', async () => {
    await editDal();
    await page.keyboard.type('12,50');
    await page.keyboard.press('Enter');
    await expect(card(page, 'Dal')).toContainText('$12.50');
    await expect.poll(() => writes(shop.server).map((request) => formOf(request)['price'])).toEqual(['12.50']);
    await page.getByRole('button', { name: 'Change prices' }).click();
    await page.keyboard.type('2,5');
    await expect(page.getByRole('row', { name: 'Dal $12.50 $12.81' })).toBeVisible();
  });
});

test('AC-623 AC-628 neither capitals nor corrections change what is no word; Enter that ends a composition commits no quantity', async ({
  page,
  shop,
}) => {
  await test.step('AC-628 names of users and dishes, e-mails and passwords', async () => {
    const expectUnchanged = async (label: string) => {
      const field = page.getByLabel(label, { exact: true });
      await expect(field).toHaveAttribute('autocapitalize', 'none');
      await expect(field).toHaveAttribute('autocorrect', 'off');
    };
    await shop.open('login/');
    for (const label of ['Email', 'Password']) await expectUnchanged(label);
    await shop.open('register/');
    for (const label of ['Username', 'Password', 'Confirm Password']) await expectUnchanged(label);
    // Browsers change nothing in a field of this type.
    await expect(page.getByRole('main').getByLabel('Email')).toHaveAttribute('type', 'email');
    await shop.open('food/');
    await expectUnchanged('Search dishes');
  });
  await test.step('AC-623 Enter that ends a composition commits no quantity', async () => {
    await addToOrder(page, 'Margherita');
    await expectQuantity(page, 'Margherita', 1);
    const { compose, press, commit } = await inputMethod(page);
    await expectIdleLayout(page);
    const field = page.getByRole('spinbutton');
    await field.focus();
    await compose('১২');
    await press('Enter');
    await commit('১২');
    // Safari reports it after the composition.
    await press('Enter');
    await expect(field).toHaveValue('১২');
    await expectQuantity(page, 'Margherita', 1);
    await page.keyboard.press('Enter');
    await expectQuantity(page, 'Margherita', 12);
  });
});
