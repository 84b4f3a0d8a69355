import {
  articleOf,
  collectDownloads,
  dish,
  downloadButton,
  orderOf,
  receiptFiles,
  showOrders,
  expectEveryGlyph,
  saveReceipt,
} from './receipt-steps.ts';
import { expect, test } from '../../shop.ts';

/** An order whose amounts are served as strings or as numbers. */
const orderServed = (served: (amount: string) => string | number, id: number) =>
  orderOf([dish('Kacchi', { price: served('320.50') }), dish('Fuchka', { price: served('160.00') })], {
    id,
    subtotal: served('480.50'),
    tax: served('24.03'),
    total: served('504.53'),
  });

test('an order is on the profile, and one click saves its receipt', async ({ page, shop }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  const downloads = collectDownloads(page);
  await showOrders(
    { page, shop },
    orderOf([], { id: 7, created_at: '2026-11-19T20:30:00Z', total: '5.00' }),
    orderOf([dish('Kacchi Biryani', { quantity: 2, price: '320.00' }), dish('Mishti Doi', { price: 180.5 })]),
    orderServed(String, 5),
    orderServed(Number, 6),
  );
  await test.step('AC-036 each order shows its number, date, total and Download', async () => {
    await expect(articleOf(page, 12).or(articleOf(page, 7))).toHaveText([
      /Order #12.*৳861\.53.*20 Nov 2026, 13:07/,
      /Order #7.*৳5\.00.*20 Nov 2026, 02:30/,
    ]);
    for (const id of [12, 7]) await expect(downloadButton(page, id)).toBeVisible();
  });
  await test.step('AC-141 one click saves one file order_{id}.pdf with every text, and nothing of it was loaded before', async () => {
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
    expect(downloads).toHaveLength(1);
  });
  await test.step('AC-050 amounts served as strings and as numbers are the same on the profile and in the receipt', async () => {
    for (const id of [5, 6]) {
      const shown = await articleOf(page, id).innerText();
      expect(shown.match(/৳\S+/g)).toEqual(['৳504.53', '৳320.50', '৳160.00']);
      const receipt = await saveReceipt(page, id);
      expect(receipt.lines[0]?.slice(6, 11)).toEqual([
        'Kacchi 1 ৳320.50',
        'Fuchka 1 ৳160.00',
        'Subtotal ৳480.50',
        'Tax ৳24.03',
        'Total ৳504.53',
      ]);
    }
  });
});
