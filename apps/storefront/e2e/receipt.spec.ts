import type { Page } from '@playwright/test';
import { collectDownloads, downloadButton, expectEveryGlyph, itemLines, lowestBaseline, readDownload, runsOf, saveReceipt } from './pdf.ts';
import { expect, test, toast, type Shop } from './shop.ts';

/** Millimetres: where a page ends (Spec §9), and the height of a table row of one line. */
const pageEnd = 270;
const rowHeight = 8;

const receiptFiles = /\/assets\/(receipt\.worker|print-receipt|hind-siliguri)/;

const dish = (food_name: string, change: object = {}) => ({ food_name, quantity: 1, price: '450.00', ...change });
const dishes = (count: number) => Array.from({ length: count }, (_, index) => dish(`Dish ${index + 1}`, { quantity: (index % 9) + 1 }));
const orderOf = (items: object[], change: object = {}) => ({
  id: 12,
  created_at: '2026-11-20T07:07:00Z',
  subtotal: '820.50',
  tax: '41.03',
  total: '861.53',
  items,
  ...change,
});

/** The profile of the customer, with these orders on screen. */
async function showOrders({ page, shop }: { page: Page; shop: Shop }, ...orders: object[]): Promise<void> {
  await shop.signIn('customer');
  shop.server.program({ path: '/api/user/orders/', method: 'GET', reply: { status: 200, json: orders } });
  await page.goto(`${shop.server.url}/#/profile/`);
  // Names of 20,000 characters hold the layout up for seconds on a busy machine.
  await expect(page.getByRole('article')).toHaveCount(orders.length, { timeout: 20_000 });
}

test('AC-036 each order shows its number, date, total and Download', async ({ page, shop }) => {
  await showOrders({ page, shop }, orderOf([], { id: 7, created_at: '2026-11-19T20:30:00Z', total: '5.00' }), orderOf([]));
  await expect(page.getByRole('article')).toHaveText([/Order #12.*৳861\.53.*20 Nov 2026, 13:07/, /Order #7.*৳5\.00.*20 Nov 2026, 02:30/]);
  await expect(downloadButton(page, 12)).toBeVisible();
  await expect(downloadButton(page, 7)).toBeVisible();
});

for (const [kind, served] of [
  ['strings', (amount: string) => amount],
  ['numbers', Number],
] as const) {
  test(`AC-050 amounts served as ${kind} are the same two-decimal amounts on the profile and in the receipt`, async ({ page, shop }) => {
    const amounts = { subtotal: served('480.50'), tax: served('24.03'), total: served('504.53') };
    const items = [dish('Kacchi', { price: served('320.50') }), dish('Fuchka', { price: served('160.00') })];
    await showOrders({ page, shop }, orderOf(items, amounts));
    const shown = await page.getByRole('article').innerText();
    expect(shown.match(/৳\S+/g)).toEqual(['৳504.53', '৳320.50', '৳160.00']);
    const receipt = await saveReceipt(page, 12);
    expect(receipt.lines[0]?.slice(6, 11)).toEqual([
      'Kacchi 1 ৳320.50',
      'Fuchka 1 ৳160.00',
      'Subtotal ৳480.50',
      'Tax ৳24.03',
      'Total ৳504.53',
    ]);
  });
}

test('AC-141 one click saves one file order_{id}.pdf with every text, and nothing of it was loaded before', async ({ page, shop }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await showOrders(
    { page, shop },
    orderOf([dish('Kacchi Biryani', { quantity: 2, price: '320.00' }), dish('Mishti Doi', { price: 180.5 })]),
  );
  await expect(page.getByText('20 Nov 2026, 13:07')).toBeVisible();
  expect(requested.filter((url) => receiptFiles.test(url))).toEqual([]);
  const receipt = await saveReceipt(page, 12);
  expect({ name: receipt.name, title: receipt.title, language: receipt.language, lines: receipt.lines }).toEqual({
    name: 'order_12.pdf',
    title: 'Receipt for order 12',
    language: 'en',
    lines: [
      [
        'My Food Page 1 of 1',
        'Order Receipt',
        'Order ID: 12',
        'Date: 20 Nov 2026, 13:07',
        'Status: Paid',
        'Food Qty Price',
        'Kacchi Biryani 2 ৳320.00',
        'Mishti Doi 1 ৳180.50',
        'Subtotal ৳820.50',
        'Tax ৳41.03',
        'Total ৳861.53',
        'Thank you for your order!',
      ],
    ],
  });
  expectEveryGlyph(receipt);
});

test('a double click saves one file, the next click another', async ({ page, shop }) => {
  await showOrders({ page, shop }, orderOf(dishes(60)));
  const downloads = collectDownloads(page);
  await downloadButton(page, 12).dblclick();
  await expect(downloadButton(page, 12)).not.toHaveAttribute('aria-busy');
  await saveReceipt(page, 12);
  expect(downloads.map((download) => download.suggestedFilename())).toEqual(['order_12.pdf', 'order_12.pdf']);
});

test('AC-142 60 rows take several pages, each row once, nothing below 270 mm; one row takes one page', async ({ page, shop }) => {
  await showOrders({ page, shop }, orderOf(dishes(60)), orderOf(dishes(1), { id: 13 }));
  const long = await saveReceipt(page, 12);
  expect(long.pages.length).toBeGreaterThanOrEqual(2);
  expect(itemLines(long)).toEqual(dishes(60).map(({ food_name, quantity }) => `${food_name} ${quantity} ৳450.00`));
  expect(long.lines.map((lines) => lines.filter((line) => line === 'Food Qty Price').length)).toEqual(long.pages.map(() => 1));
  expect(lowestBaseline(long)).toBeLessThanOrEqual(pageEnd);
  // Full pages are full: the rule moves the page's end, it does not waste paper.
  expect(Math.max(...(long.pages[0] ?? []).map(({ top }) => top))).toBeGreaterThan(pageEnd - 2 * rowHeight);
  expect((await saveReceipt(page, 13)).pages).toHaveLength(1);
});

test('AC-143 an embedded font maps every code point of a Bengali name, joined, and it can be copied', async ({ page, shop }) => {
  const name = 'কাচ্চি বিরিয়ানি';
  await showOrders({ page, shop }, orderOf([dish(name)]));
  const receipt = await saveReceipt(page, 12);
  expectEveryGlyph(receipt);
  const runs = runsOf(receipt).filter(({ glyphText }) => /[\u0980-\u09f2]/.test(glyphText));
  const mapped = new Set(runs.flatMap(({ glyphText }) => Array.from(glyphText)));
  expect(Array.from(new Set(name)).filter((letter) => !mapped.has(letter))).toEqual([]);
  expect(runs.flatMap(({ glyphs }) => glyphs).length).toBeLessThan(Array.from(name).length);
  expect(itemLines(receipt)).toEqual([`${name} 1 ৳450.00`]);
});

test('AC-144 without the API the receipt is printed, and no request leaves the shop’s own origin', async ({ page, shop }) => {
  await showOrders({ page, shop }, orderOf([dish('কাচ্চি'), dish('Naan')]));
  shop.server.program({ path: '*', isDropped: true });
  shop.server.requests.length = 0;
  const requested: URL[] = [];
  page.on('request', (request) => requested.push(new URL(request.url())));
  expect(itemLines(await saveReceipt(page, 12))).toEqual(['কাচ্চি 1 ৳450.00', 'Naan 1 ৳450.00']);
  const strangers = requested.filter(({ protocol, origin }) => protocol !== 'blob:' && origin !== shop.server.url);
  expect(strangers.map(String)).toEqual([]);
  expect(requested.some(({ pathname }) => receiptFiles.test(pathname))).toBe(true);
  expect(shop.server.requests).toEqual([]);
});

test('AC-144 after a first receipt another one needs no network at all', async ({ page, shop, context }) => {
  await showOrders({ page, shop }, orderOf(dishes(1)), orderOf(dishes(60), { id: 13 }));
  await saveReceipt(page, 12);
  await context.setOffline(true);
  expect(itemLines(await saveReceipt(page, 13))).toHaveLength(60);
});

test('the button is busy while the receipt is on its way, and nothing is saved twice', async ({ page, shop, context }) => {
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
  test(`when ${what} cannot be loaded the person is told and can try again`, async ({ page, shop, context }) => {
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
  expect(itemLines(await saveReceipt(page, 12))).toHaveLength(60);
  await expect(toast(page, 'Something went wrong')).toHaveCount(0);
});

test('a thousand rows are printed, none cut, none twice', async ({ page, shop }) => {
  await showOrders({ page, shop }, orderOf(dishes(1_000)));
  const receipt = await saveReceipt(page, 12);
  expect(itemLines(receipt)).toEqual(dishes(1_000).map(({ food_name, quantity }) => `${food_name} ${quantity} ৳450.00`));
  expect(lowestBaseline(receipt)).toBeLessThanOrEqual(pageEnd);
  expect(receipt.lines.at(-1)?.at(-1)).toBe('Thank you for your order!');
});

test('names of any kind are drawn or replaced, never a box, never a crash', async ({ page, shop }) => {
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

test('a bad date is printed as it came, an unreadable amount as a dash', async ({ page, shop }) => {
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
