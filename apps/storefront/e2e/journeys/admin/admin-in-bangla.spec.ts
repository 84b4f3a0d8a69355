import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { paths } from '../../account-steps.ts';
import { card, formOf, idOf, picture, sentPicture, writes } from '../../admin-steps.ts';
import { clockTest, expect, expectRoute, test, type Shop } from '../../shop.ts';

const toast = (page: Page, text: string) => page.getByRole('region', { name: 'বিজ্ঞপ্তি' }).getByText(text, { exact: true });
const panel = (page: Page) => page.getByRole('region', { name: 'নির্বাচিত খাবার' });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function logInAsAdmin(page: Page, { server, open }: Shop): Promise<void> {
  const { email, password } = server.backend.accounts.admin;
  await open('login/');
  const form = page.getByRole('main');
  await form.getByLabel('ইমেইল').fill(email);
  await form.getByLabel('পাসওয়ার্ড', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'লগইন করুন' }).click();
  await expect(toast(page, 'লগইন সফল হয়েছে।')).toBeVisible();
}

clockTest('AC-353 AC-354 an admin works in Bangla, and what is sent is as in English', async ({ page, context, shop }) => {
  const messages: string[] = [];
  page.on('console', (message) => {
    if (message.text() !== 'Service Worker registration blocked by Playwright') messages.push(message.text());
  });
  const [dal, naan] = [await idOf(shop.server, '/api/food/', 'Dal'), await idOf(shop.server, '/api/food/', 'Naan')];
  const curry = String(await idOf(shop.server, '/api/category/', 'Curry'));
  await context.addCookies([{ name: 'language', value: 'bn', url: shop.server.url }]);
  await page.clock.install();
  await logInAsAdmin(page, shop);
  shop.server.clear();

  await shop.open('admin/products/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'bn');
  await expect(page.getByRole('heading', { level: 1, name: 'খাবার' })).toBeVisible();
  await expect(page.getByText('৪টি খাবার', { exact: true })).toBeVisible();
  const search = page.getByRole('searchbox', { name: 'খাবার খুঁজুন' });
  await search.fill('Dal');
  await expect(page.getByText('১টি খাবার', { exact: true })).toBeVisible();

  await test.step('a price on the card, in Bengali digits', async () => {
    await card(page, 'Dal').getByRole('button', { name: '$১২০.৫০ দাম পরিবর্তন করুন' }).click();
    await expect(page.getByLabel('Dal-এর দাম')).toBeFocused();
    await page.keyboard.type('১৩০');
    await page.keyboard.press('Enter');
    await expect(toast(page, 'খাবারটি আপডেট হয়েছে।')).toBeVisible();
    await expect(card(page, 'Dal')).toContainText('$১৩০.০০');
  });

  await test.step('two prices at once, by a percentage in Bengali digits', async () => {
    await search.fill('');
    await page.getByRole('checkbox', { name: 'Dal নির্বাচন করুন' }).check();
    await page.getByRole('checkbox', { name: 'Naan নির্বাচন করুন' }).check();
    await expect(panel(page).getByRole('status')).toHaveText('২টি খাবার নির্বাচিত');
    await panel(page).getByRole('button', { name: 'দাম পরিবর্তন করুন' }).click();
    await panel(page).getByLabel('শতকরা').focus();
    await page.keyboard.type('৫');
    await expect(panel(page).getByRole('row', { name: 'Dal $১৩০.০০ $১৩৬.৫০' })).toBeVisible();
    await press(page, '২টি খাবার পরিবর্তন করুন');
    await expect(panel(page).getByRole('status')).toHaveText('২টি খাবারের মধ্যে ২টি হয়েছে');
    await press(page, 'বন্ধ করুন');
  });

  await test.step('a new category', async () => {
    await page.getByRole('link', { name: 'ক্যাটাগরি যোগ করুন' }).click();
    await page.getByRole('main').getByLabel('নাম').fill('পিঠা');
    await page.getByRole('main').getByLabel('ছবি').setInputFiles(picture);
    await press(page, 'ক্যাটাগরি যোগ করুন');
    await expect(toast(page, 'নতুন ক্যাটাগরি যোগ হয়েছে।')).toBeVisible();
    await page.clock.fastForward(3_000);
    await expectRoute(page, 'admin/categorys');
    await expect(card(page, 'পিঠা')).toBeVisible();
  });

  await test.step('a changed food', async () => {
    await page.getByRole('link', { name: 'খাবারের তালিকা' }).click();
    await card(page, 'Dal').getByRole('link', { name: 'আপডেট' }).click();
    await page.getByRole('main').getByLabel('নাম').fill('ডাল');
    await press(page, 'খাবার আপডেট করুন');
    await expect(toast(page, 'খাবারটি আপডেট হয়েছে।')).toBeVisible();
    await page.clock.fastForward(3_000);
    await expectRoute(page, 'admin/products');
    await expect(card(page, 'ডাল')).toBeVisible();
  });

  await test.step('a food that is deleted', async () => {
    await card(page, 'Naan').getByRole('button', { name: 'মুছুন' }).click();
    const confirmation = page.getByRole('alertdialog', { name: 'মুছে ফেলা নিশ্চিত করুন' });
    await expect(confirmation).toContainText('আপনি কি নিশ্চিত যে এই খাবারটি মুছে ফেলতে চান?');
    await press(page, 'হ্যাঁ, মুছুন');
    await expect(toast(page, 'খাবারটি মুছে ফেলা হয়েছে।')).toBeVisible();
    await expect(card(page, 'Naan')).toHaveCount(0);
  });

  await test.step('a CSV file with English columns and European digits', async () => {
    await press(page, 'CSV ফাইল');
    const [download] = await Promise.all([page.waitForEvent('download'), press(page, '৩টি খাবার এক্সপোর্ট করুন')]);
    const rows = (await readFile(await download.path(), 'utf8')).split('\r\n');
    expect(rows[0]).toBe('\uFEFFid,name,price,description,category');
    expect(rows.find((row) => row.startsWith(`${String(dal)},`))).toMatch(/^\d+,ডাল,136\.50,.*,Curry$/);
  });

  const food = { description: 'Red lentils tempered with garlic and panch phoron.', category_id: curry };
  const dalUpdate = (name: string, price: string) => ['PATCH', `/api/food/${String(dal)}/`, { id: String(dal), name, price, ...food }];
  const sent = writes(shop.server)
    .filter(({ path }) => path !== paths.refresh)
    .map((request) => [request.method, request.path, formOf(request)]);
  expect(sent).toContainEqual(['PATCH', `/api/food/${String(naan)}/`, expect.objectContaining({ name: 'Naan', price: '31.50' })]);
  expect(sent.filter(([, path]) => path !== `/api/food/${String(naan)}/`)).toEqual([
    dalUpdate('Dal', '130.00'),
    dalUpdate('Dal', '136.50'),
    ['POST', '/api/category/', { name: 'পিঠা', food_image: sentPicture }],
    dalUpdate('ডাল', '136.50'),
  ]);
  expect(sent.at(-1)).toEqual(['DELETE', `/api/food/${String(naan)}/`, {}]);
  expect(messages).toEqual([]);
});
