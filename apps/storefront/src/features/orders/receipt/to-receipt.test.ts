import { createApi, createPublicClient, createSignedInClient, type Order } from '@my-food/api';
import { expect, it } from 'vitest';
import { english } from '../../../i18n/locale.ts';
import { receiptTexts } from './receipt-texts.ts';
import { toReceipt } from './to-receipt.ts';

/** Parses an order from a response whose amounts are converted by `amount`. */
async function readOrder(amount: (value: string) => unknown): Promise<Order | undefined> {
  const items = [{ food_name: 'Fuchka', quantity: 3, price: amount('90.50') }];
  const body = [{ id: 12, created_at: '', subtotal: amount('271.50'), tax: amount('13.58'), total: amount('285.08'), items }];
  const configuration = { baseUrl: 'https://shop.test', fetch: () => Promise.resolve(Response.json(body)) };
  const signedIn = createSignedInClient(configuration, { current: () => 'token', refresh: () => Promise.resolve(null) });
  const [order] = await createApi(createPublicClient(configuration), signedIn).orders.list();
  return order;
}

it.each<[string, (value: string) => unknown]>([
  ['strings', (value) => value],
  ['numbers', Number],
])('AC-050 AC-194 has the same two-decimal amounts for %s in the response', async (_, amount) => {
  const order = await readOrder(amount);
  expect(order && toReceipt(order, english)).toEqual({
    texts: receiptTexts(english),
    orderId: '12',
    date: '',
    rows: [{ name: 'Fuchka', quantity: '3', price: '৳271.50', unitPrice: '৳90.50' }],
    subtotal: '৳271.50',
    tax: '৳13.58',
    total: '৳285.08',
  });
});

it('has dashes for unreadable amounts, recomputes no total, and shows the price of one dish once', () => {
  const items = [
    { foodName: 'Tea', quantity: 2, price: null },
    { foodName: 'Fuchka', quantity: 1, price: 9050 },
  ];
  const receipt = toReceipt({ id: 7, createdAt: '2026-11-20T07:07:00Z', subtotal: 5, tax: null, total: 99_999_999_999, items }, english);
  expect(receipt).toMatchObject({
    rows: [
      { price: '–', unitPrice: null },
      { price: '৳90.50', unitPrice: null },
    ],
    subtotal: '৳0.05',
    tax: '–',
    total: '৳999999999.99',
  });
});
