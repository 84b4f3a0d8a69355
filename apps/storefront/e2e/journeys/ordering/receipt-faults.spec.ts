import {
  collectDownloads,
  dish,
  dishes,
  downloadButton,
  orderOf,
  receiptFiles,
  showOrders,
  expectEveryGlyph,
  dishLines,
  itemLines,
  lowestBaseline,
  readDownload,
  runsOf,
  saveReceipt,
} from './receipt-steps.ts';
import { expect, test, toast } from '../../shop.ts';

/** The end of a page's content (Spec §9). Millimetres. */
const pageEnd = 270;

test('AC-144 without the API the receipt is printed, and no request leaves the shop’s own origin', async ({ page, shop }) => {
  await showOrders({ page, shop }, orderOf([dish('কাচ্চি'), dish('Naan')]));
  shop.server.program({ path: '*', isDropped: true });
  shop.server.requests.length = 0;
  const requested: URL[] = [];
  page.on('request', (request) => requested.push(new URL(request.url())));
  expect(itemLines(await saveReceipt(page, 12))).toEqual(['কাচ্চি 1 ৳450.00', 'Naan 1 ৳450.00']);
  const otherOrigins = requested.filter(({ protocol, origin }) => protocol !== 'blob:' && origin !== shop.server.url);
  expect(otherOrigins.map(String)).toEqual([]);
  expect(requested.some(({ pathname }) => receiptFiles.test(pathname))).toBe(true);
  expect(shop.server.requests).toEqual([]);
});

test('AC-144 after the first receipt another one needs no network', async ({ page, shop, context }) => {
  await showOrders({ page, shop }, orderOf(dishes(1)), orderOf(dishes(60), { id: 13 }));
  await saveReceipt(page, 12);
  await context.setOffline(true);
  expect(itemLines(await saveReceipt(page, 13))).toEqual(dishes(60).flatMap(dishLines));
});

test('the button is busy while the receipt renders, and nothing is saved twice', async ({ page, shop, context }) => {
  await showOrders({ page, shop }, orderOf(dishes(1)));
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  await context.route(receiptFiles, async (route) => {
    await opened;
    await route.continue();
  });
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
});

for (const [what, files] of [
  ['the scripts', /\/assets\/(receipt\.worker|print-receipt)/],
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
  await expect(toast(page, 'Something went wrong')).toHaveCount(0);
});

test('a thousand rows are printed, each whole and once', async ({ page, shop }) => {
  await showOrders({ page, shop }, orderOf(dishes(1_000)));
  const receipt = await saveReceipt(page, 12);
  expect(itemLines(receipt)).toEqual(dishes(1_000).flatMap(dishLines));
  expect(lowestBaseline(receipt)).toBeLessThanOrEqual(pageEnd);
  expect(receipt.lines.at(-1)?.at(-1)).toBe('Thank you for your order!');
});

test('hostile names are rendered or replaced, without missing glyphs and without a crash', async ({ page, shop }) => {
  const names = [
    'W'.repeat(20_000),
    'কাচ্চি'.repeat(2_000),
    '👨‍👩‍👧‍👦 Family 🍛',
    'كبسة دجاج',
    'half \ud83c name\ud800',
    'a\u0000b\u202ec\ufeffd',
    '<script>{{7*7}}</script> \\(x) &lt;',
  ];
  await showOrders({ page, shop }, orderOf(names.map((name) => dish(name))));
  const receipt = await saveReceipt(page, 12);
  expectEveryGlyph(receipt);
  expect(lowestBaseline(receipt)).toBeLessThanOrEqual(pageEnd);
  expect(runsOf(receipt).filter(({ right }) => right > 210)).toEqual([]);
  expect(itemLines(receipt)).toEqual(
    expect.arrayContaining([
      '◊ Family ◊ 1 ৳450.00',
      '◊◊◊◊ ◊◊◊◊ 1 ৳450.00',
      'half ◊ name◊ 1 ৳450.00',
      'abcd 1 ৳450.00',
      '<script>{{7*7}}</script> \\(x) &lt; 1 ৳450.00',
    ]),
  );
});

test('an invalid date is printed unchanged, an invalid amount as a dash', async ({ page, shop }) => {
  const bad = { created_at: 'yesterday at noon', subtotal: 'a lot', tax: null, total: '9.999' };
  await showOrders({ page, shop }, orderOf([dish('Tea', { price: 'free' }), dish('', { price: '0.01' })], bad));
  await expect(page.getByText('yesterday at noon')).toBeVisible();
  const receipt = await saveReceipt(page, 12);
  expect(receipt.lines[0]?.slice(2, -1)).toEqual([
    'Order ID: 12',
    'Date: yesterday at noon',
    'Status: Paid',
    'Food Qty Price',
    'Tea 1 –',
    '– 1 ৳0.01',
    'Subtotal –',
    'Tax –',
    'Total –',
  ]);
});
