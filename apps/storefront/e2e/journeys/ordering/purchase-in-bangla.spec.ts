import type { Page } from '@playwright/test';
import { paths, callsTo } from '../../account-steps.ts';
import { clockTest as test, expect, expectRoute } from '../../shop.ts';
import { orderOfTwoDishes, orderRequests, tinyPng } from '../../steps.ts';
import { readDownload } from './receipt-steps.ts';

const account = { email: 'nadia@my-food.example', password: 'a long password' };
/** The toasts with exactly this text. */
const toast = (page: Page, text: string) => page.getByRole('region', { name: 'বিজ্ঞপ্তি' }).getByText(text, { exact: true });
const bengali = /[\u0980-\u09ff]/;

async function register(page: Page) {
  const form = page.getByRole('main');
  await form.getByLabel('নামের প্রথম অংশ').fill('Nadia');
  await form.getByLabel('নামের শেষ অংশ').fill('Rahman');
  await form.getByLabel('ইউজারনেম').fill('nadia');
  await form.getByLabel('ইমেইল').fill(account.email);
  await form.getByLabel('ফোন নম্বর').fill('০১৭০০০০০০০০');
  await form.getByLabel('প্রোফাইল ছবি').setInputFiles({ name: 'nadia.png', mimeType: 'image/png', buffer: tinyPng });
  await form.getByLabel('লিঙ্গ').selectOption('নারী');
  await form.getByLabel('ঠিকানা').fill('12 Lake Road, Dhaka');
  await form.getByLabel('পাসওয়ার্ড', { exact: true }).fill(account.password);
  await form.getByLabel('পাসওয়ার্ড আবার লিখুন').fill(account.password);
  await form.getByRole('button', { name: 'নিবন্ধন করুন' }).click();
}

test('AC-346 a purchase in Bangla, from the registration to the receipt and the logout, sends what one in English sends', async ({
  page,
  shop,
}) => {
  const warnings: string[] = [];
  page.on('console', (message) => {
    const text = message.text();
    if (['error', 'warning'].includes(message.type()) && text !== 'Service Worker registration blocked by Playwright') warnings.push(text);
  });
  await page.clock.install();
  await page.context().addCookies([{ name: 'language', value: 'bn', url: shop.server.url }]);

  await shop.open('register/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'bn');
  await register(page);
  await expect(toast(page, 'নিবন্ধন সম্পন্ন হয়েছে।')).toBeVisible();
  await page.clock.fastForward(3_000);
  await expectRoute(page, 'login');

  const form = page.getByRole('main');
  await expect(form.getByRole('heading', { level: 1, name: 'লগইন' })).toBeVisible();
  await form.getByLabel('ইমেইল').fill(account.email);
  await form.getByLabel('পাসওয়ার্ড', { exact: true }).fill(account.password);
  await form.getByRole('button', { name: 'লগইন করুন' }).click();
  await expect(toast(page, 'লগইন সফল হয়েছে।')).toBeVisible();
  await page.clock.fastForward(2_000);
  await expect(page.getByRole('heading', { level: 1, name: 'Nadia Rahman' })).toBeVisible();
  await expect(page.getByText('এখনো কোনো অর্ডার নেই।')).toBeVisible();

  await page.getByRole('link', { name: 'মেনু দেখুন' }).click();
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Margherita' })
    .getByRole('button', { name: /যোগ করুন/ })
    .click();
  await page.getByRole('button', { name: 'Margherita: একটি বাড়ান' }).click();
  await expect(page.getByRole('spinbutton', { name: 'Margherita: সংখ্যা' })).toHaveValue('২');
  await page.getByRole('link', { name: 'আরও খাবার যোগ করুন' }).click();
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Kacchi' })
    .getByRole('button', { name: /যোগ করুন/ })
    .click();
  const summary = page.getByRole('region', { name: 'অর্ডারের হিসাব' });
  await expect(summary).toContainText('উপমোট৳৮২০.৫০কর (৫%)৳৪১.০৩মোট৳৮৬১.৫৩');
  await expect(summary.getByRole('radio', { name: 'ক্যাশ অন ডেলিভারি' })).toBeChecked();
  await expect(summary).toContainText('12 Lake Road, Dhaka');
  const body = await orderOfTwoDishes(shop.server);
  await summary.getByRole('button', { name: 'অর্ডার করুন' }).click();
  await expect(toast(page, 'আপনার অর্ডার নেওয়া হয়েছে।')).toHaveCount(1);
  expect(orderRequests(shop.server).map(({ json }) => json)).toEqual([body]);

  const order = page.getByRole('article').filter({ has: page.getByRole('heading', { name: /^অর্ডার #[০-৯]+$/ }) });
  await expect(order).toContainText('২ ×Margherita৳৫০০.০০');
  await expect(order).toContainText('৳৮৬১.৫৩ হাতে রাখুন');
  const [download] = await Promise.all([page.waitForEvent('download'), order.getByRole('button', { name: 'ডাউনলোড' }).click()]);
  const receipt = await readDownload(download);
  expect(receipt.name).toMatch(/^order_\d+\.pdf$/);
  expect(receipt.language).toBe('bn-BD');
  const date = await order
    .locator('header, div')
    .getByText(/^[০-৯]+ .*[০-৯]:[০-৯]+$/)
    .textContent();
  expect(receipt.lines[0]?.slice(3)).toEqual([
    `তারিখ: ${String(date)}`,
    'অবস্থা: পরিশোধিত',
    'খাবার পরিমাণ দাম',
    'Margherita ২ ৳৫০০.০০',
    'প্রতিটি ৳২৫০.০০',
    'Kacchi ১ ৳৩২০.৫০',
    'উপমোট ৳৮২০.৫০',
    'কর ৳৪১.০৩',
    'মোট ৳৮৬১.৫৩',
    'অর্ডারের জন্য ধন্যবাদ!',
  ]);

  await page.getByRole('banner').getByRole('button', { name: 'আপনার অ্যাকাউন্ট' }).click();
  await page.getByRole('menuitem', { name: 'লগআউট' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'লগইন' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'bn');
  const registrations = callsTo(shop.server, '/api/user/register/');
  expect(registrations.flatMap(({ form: parts }) => parts?.filter(({ name }) => name === 'gender').map(({ value }) => value))).toEqual([
    'F',
  ]);
  expect(callsTo(shop.server, paths.login).map(({ json }) => json)).toEqual([account]);
  const sent = shop.server.requests.map(({ answer, ...request }) => request);
  expect(JSON.stringify(sent)).not.toMatch(bengali);
  expect(warnings).toEqual([]);
});
