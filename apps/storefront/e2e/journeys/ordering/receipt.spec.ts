import {
  collectDownloads,
  dish,
  dishes,
  downloadButton,
  orderOf,
  receiptFiles,
  showOrders,
  expectEveryGlyph,
  saveReceipt,
} from './receipt-steps.ts';
import { expect, test } from '../../shop.ts';

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

test('a double click saves one file, the next click another', async ({ page, shop }) => {
  await showOrders({ page, shop }, orderOf(dishes(60)));
  const downloads = collectDownloads(page);
  await downloadButton(page, 12).dblclick();
  await expect(downloadButton(page, 12)).not.toHaveAttribute('aria-busy');
  await saveReceipt(page, 12);
  expect(downloads.map((download) => download.suggestedFilename())).toEqual(['order_12.pdf', 'order_12.pdf']);
});
