import { accounts } from '@my-food/mocks/server';
import { pauseClock } from './clock.ts';
import { card, choosePicture, confirmDeletion, fillFood, save, sidebarLink } from './admin-steps.ts';
import { expect, expectRoute, expectStillOn, toast } from './shop.ts';
import { addToOrder, checkOut, fillRegistration, logIn } from './steps.ts';
import type { Page } from '@playwright/test';

/** The shop in any build, with any server. */
export interface OpenShop {
  page: Page;
  /** Opens a route ('food/') and waits for its heading. */
  open(route: string): Promise<void>;
}

// Both journeys need an isolated context, because they install a clock to skip the redirect delays.

/** AC-001, AC-052, AC-060: a guest registers and logs in, with their redirects after three and two seconds, orders a Margherita and downloads the receipt. */
export async function purchase({ page, open }: OpenShop, total = '262.50'): Promise<void> {
  const account = { email: 'nadia@my-food.example', password: 'a long password' };
  await page.clock.install();
  await open('register/');
  await fillRegistration(page, account);
  await pauseClock(page);
  await page.getByRole('main').getByRole('button', { name: 'Register' }).click();
  await expect(toast(page, 'Registrations Sucessfully.')).toBeVisible();
  await page.clock.runFor(2_900);
  await expectStillOn(page, 'register');
  await page.clock.runFor(200);
  await expectRoute(page, 'login');
  await logIn(page, account);
  await expect(toast(page, 'Login sucessfull')).toBeVisible();
  await page.clock.runFor(1_900);
  await expectStillOn(page, 'login');
  await page.clock.runFor(200);
  await expectRoute(page, 'profile');
  await page.clock.resume();
  await expect(page.getByRole('heading', { level: 1, name: 'Nadia Rahman' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(/Gender\s*Female/);
  await expect(page.getByText('No orders found.')).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Food', exact: true }).click();
  await addToOrder(page, 'Margherita');
  await checkOut(page);
  await expect(toast(page, 'Order placed successfully!')).toBeVisible();
  await expectRoute(page, 'profile');
  await expect(page.getByRole('article').filter({ hasText: total })).toHaveCount(1);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toMatch(/^order_\d+\.pdf$/);
}

/** Whether the picture of the dish has loaded. */
export async function expectPicture(page: Page, name: string): Promise<void> {
  const picture = page.getByRole('img', { name, includeHidden: true }).first();
  await expect.poll(() => picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth > 0)).toBe(true);
}

/**
 * AC-002: an admin logs in, adds, changes and deletes a category and a dish; the customers' screens show each change. `keepsUploads`: false behind
 * Prism's proxy, which reads the bytes of an upload as text.
 */
export async function manageCatalogue({ page, open }: OpenShop, sign = '৳', keepsUploads = true): Promise<void> {
  const bar = page.getByRole('banner');
  const toMenu = () => bar.getByRole('link', { name: 'Food', exact: true }).click();
  const toAdmin = async (link: string) => {
    await open('admin/');
    await sidebarLink(page, link).click();
  };
  await page.clock.install();
  await open('login/');
  await logIn(page, accounts.admin);
  await expect(toast(page, 'Login sucessfull')).toBeVisible();
  await page.clock.fastForward(2_000);
  await expectRoute(page, 'profile');
  await expect(page.getByText('No orders found.')).toBeVisible();

  await toAdmin('Add Category');
  await page.getByRole('main').getByLabel('Name').fill('Pitha');
  await choosePicture(page);
  await save(page, 'Add Category');
  await expect(toast(page, 'New category added sucessfully.')).toBeVisible();
  await bar.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Pitha' })).toBeVisible();

  await toAdmin('Add Food');
  await fillFood(page, { name: 'Puli Pitha', price: '90.50', description: 'Rice dumplings.', category: 'Pitha' });
  await choosePicture(page);
  await save(page, 'Add Food');
  await expect(toast(page, 'Food item added successfully!')).toBeVisible();
  await toMenu();
  await expect(page.getByRole('main').getByText(`${sign}90.50`)).toBeVisible();
  if (keepsUploads) await expectPicture(page, 'Puli Pitha');

  await toAdmin('View Food');
  await card(page, 'Puli Pitha').getByRole('link', { name: 'Update' }).click();
  await page.getByLabel('Price').fill('95');
  await save(page, 'Update Food');
  await expect(toast(page, 'Food item updated successfully!')).toBeVisible();
  await toMenu();
  await expect(page.getByRole('main').getByText(`${sign}95.00`)).toBeVisible();

  await toAdmin('View Categories');
  await card(page, 'Pitha').getByRole('link', { name: 'Update' }).click();
  await page.getByRole('main').getByLabel('Name').fill('Sweets');
  await save(page, 'Update Category');
  await expect(toast(page, 'Category Updated Sucessfully.')).toBeVisible();
  await toMenu();
  await expect(page.getByRole('radio', { name: 'Sweets' })).toBeAttached();

  await toAdmin('View Food');
  await confirmDeletion(page, 'Puli Pitha');
  await expect(toast(page, 'Item deleted successfully!')).toBeVisible();
  await toAdmin('View Categories');
  await confirmDeletion(page, 'Sweets');
  await expect(toast(page, 'Category deleted successfully!')).toBeVisible();
  await toMenu();
  await expect(page.getByRole('heading', { name: 'Kacchi' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Puli Pitha' })).toHaveCount(0);
  await expect(page.getByRole('radio', { name: 'Sweets' })).toHaveCount(0);
}
