import type { Page } from '@playwright/test';
import {
  collectDownloads,
  dish,
  dishes,
  downloadButton,
  orderOf,
  receiptFiles,
  showOrders,
  dishLines,
  itemLines,
  readDownload,
  saveReceipt,
  expectEveryGlyph,
} from './receipt-steps.ts';
import { logInToProfile, logOut } from '../../account-steps.ts';
import { delayRequests } from '../../delay-requests.ts';
import { expect, expectRoute, test, toast } from '../../shop.ts';
import { twoFrames } from '../../steps.ts';

test('AC-144 without the API the receipt is printed, and no request leaves the shop’s own origin', async ({ page, shop }) => {
  await showOrders({ page, shop }, orderOf([dish('কাচ্চি'), dish('Naan')]));
  shop.server.program({ path: '*', isDropped: true });
  shop.server.requests.length = 0;
  const requested: URL[] = [];
  page.on('request', (request) => requested.push(new URL(request.url())));
  const receipt = await saveReceipt(page, 12);
  expect(itemLines(receipt)).toEqual(['কাচ্চি 1 ৳450.00', 'Naan 1 ৳450.00']);
  expectEveryGlyph(receipt);
  const otherOrigins = requested.filter(({ protocol, origin }) => protocol !== 'blob:' && origin !== shop.server.url);
  expect(otherOrigins.map(String)).toEqual([]);
  expect(requested.some(({ pathname }) => receiptFiles.test(pathname))).toBe(true);
  expect(shop.server.requests).toEqual([]);
});

test('the button is busy while the receipt renders: a second click saves nothing, the next one another file, then without a network', async ({
  page,
  shop,
  context,
}) => {
  await showOrders({ page, shop }, orderOf(dishes(1)), orderOf(dishes(60), { id: 13 }));
  const open = await delayRequests(context, receiptFiles);
  const downloads = collectDownloads(page);
  const button = downloadButton(page, 12);
  await button.click();
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await button.click({ force: true });
  const saved = page.waitForEvent('download');
  open();
  expect((await readDownload(await saved)).name).toBe('order_12.pdf');
  await expect(button).not.toHaveAttribute('aria-busy');
  expect(downloads).toHaveLength(1);
  await saveReceipt(page, 12);
  expect(downloads.map((download) => download.suggestedFilename())).toEqual(['order_12.pdf', 'order_12.pdf']);
  await test.step('AC-144 after the first receipt another one needs no network', async () => {
    await context.setOffline(true);
    expect(itemLines(await saveReceipt(page, 13))).toEqual(dishes(60).flatMap(dishLines));
  });
});

for (const [what, files] of [
  ['the scripts', /\/assets\/(receipt\.worker|render-receipt)/],
  ['the fonts', /\/assets\/hind-siliguri/],
] as const) {
  test(`when ${what} cannot be loaded a toast reports it and a retry works`, async ({ page, shop, context }) => {
    await showOrders({ page, shop }, orderOf(dishes(1)));
    const downloads = collectDownloads(page);
    await context.route(files, (route) => route.abort());
    await downloadButton(page, 12).click();
    await expect(toast(page, 'Something went wrong')).toHaveCount(1);
    await expect(downloadButton(page, 12)).not.toHaveAttribute('aria-busy');
    expect(downloads).toEqual([]);
    await context.unroute(files);
    expect(itemLines(await saveReceipt(page, 12))).toEqual(['Dish 1 1 ৳450.00']);
    expect(downloads).toHaveLength(1);
  });
}

test('when the worker alone cannot be loaded the page prints', async ({ page, shop, context }) => {
  await showOrders({ page, shop }, orderOf(dishes(60)));
  await context.route(/\/assets\/receipt\.worker/, (route) => route.abort());
  expect(itemLines(await saveReceipt(page, 12))).toEqual(dishes(60).flatMap(dishLines));
  expect(await shownToasts(page)).toBe('');
});

/** What the toasts say now. An assertion would wait until they have closed. */
async function shownToasts(page: Page) {
  await twoFrames(page);
  return page.getByRole('region', { name: 'Notifications' }).textContent();
}

/** Presses Download, and waits until the browser has requested a file of the receipt. */
async function requestReceipt(page: Page) {
  const requested = page.waitForRequest(receiptFiles);
  await downloadButton(page, 12).click();
  await requested;
}

test('a receipt is saved after Back, without a toast', async ({ page, shop, context }) => {
  await showOrders({ page, shop }, orderOf(dishes(1)));
  await page.getByRole('banner').getByRole('link', { name: 'Cart', exact: true }).click();
  await expectRoute(page, 'food/add-to-card');
  await page.evaluate(() => (location.hash = '#/profile/'));
  const open = await delayRequests(context, receiptFiles);
  await requestReceipt(page);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible();
  const saved = page.waitForEvent('download');
  open();
  expect(itemLines(await readDownload(await saved))).toEqual(['Dish 1 1 ৳450.00']);
  expect(await shownToasts(page)).toBe('');
});

test('a reload drops a receipt: nothing is saved, said or logged, and the next press saves it', async ({ page, shop, context }) => {
  await showOrders({ page, shop }, orderOf(dishes(1)));
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  const downloads = collectDownloads(page);
  const open = await delayRequests(context, receiptFiles);
  await requestReceipt(page);
  await page.reload();
  await expect(downloadButton(page, 12)).not.toHaveAttribute('aria-busy');
  expect(open()).toBeGreaterThan(0);
  await saveReceipt(page, 12);
  expect(downloads).toHaveLength(1);
  expect(await shownToasts(page)).toBe('');
  expect(errors).toEqual([]);
});

test('AC-646 a receipt that its user has not received before the logout is not saved for the next one', async ({ page, shop, context }) => {
  await showOrders({ page, shop }, orderOf(dishes(1)));
  const open = await delayRequests(context, receiptFiles);
  const downloads = collectDownloads(page);
  await downloadButton(page, 12).click();
  await logOut(page);
  shop.server.clear();
  shop.server.program({ path: '/api/user/orders/', method: 'GET', reply: { status: 200, json: [orderOf(dishes(1), { id: 13 })] } });
  await logInToProfile(page, shop.server.backend.accounts.admin);
  await downloadButton(page, 13).click();
  const saved = page.waitForEvent('download');
  open();
  await saved;
  await expect(downloadButton(page, 13)).not.toHaveAttribute('aria-busy');
  expect(downloads.map((download) => download.suggestedFilename())).toEqual(['order_13.pdf']);
});
