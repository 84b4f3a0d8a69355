import {
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
  runsOf,
  saveReceipt,
} from './receipt-steps.ts';
import { expect, test } from '../../shop.ts';

/** The end of a page's content (Spec §9) and the height of a table row with one line. Millimetres. */
const pageEnd = 270;
const rowHeight = 8;

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
        'Kacchi Biryani 2 ৳640.00',
        'each ৳320.00',
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

test('AC-142 60 rows take several pages, each row once, nothing below 270 mm; one row takes one page', async ({ page, shop }) => {
  await showOrders({ page, shop }, orderOf(dishes(60)), orderOf(dishes(1), { id: 13 }));
  const long = await saveReceipt(page, 12);
  expect(long.pages.length).toBeGreaterThanOrEqual(2);
  expect(itemLines(long)).toEqual(dishes(60).flatMap(dishLines));
  const hasRows = (lines: string[]) => lines.some((line) => line.startsWith('Dish '));
  expect(long.lines.map((lines) => lines.filter((line) => line === 'Food Qty Price').length)).toEqual(
    long.lines.map((lines) => (hasRows(lines) ? 1 : 0)),
  );
  expect(lowestBaseline(long)).toBeLessThanOrEqual(pageEnd);
  // A full page is filled to its end.
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
