import type { Order } from '@my-food/api';
import { expect, it } from 'vitest';
import { bangla } from '../../../i18n/bn/index.ts';
import { toReceipt } from './to-receipt.ts';

const order: Order = {
  id: 1042,
  createdAt: '',
  subtotal: 12_345_650,
  tax: 4103,
  total: null,
  items: [{ foodName: 'Fuchka', quantity: 1_200, price: 9050 }],
};

it('AC-347 a receipt in Bangla has Bengali digits: none are grouped in the number of the order', () => {
  expect(toReceipt(order, bangla)).toMatchObject({
    texts: { language: 'bn-BD', heading: 'অর্ডারের রসিদ', id: 'অর্ডার নম্বর: {id}', page: 'পাতা {page}/{count}', unitPrice: 'প্রতিটি {price}' },
    orderId: '১০৪২',
    date: '',
    rows: [{ name: 'Fuchka', quantity: '১,২০০', price: '৳১,০৮,৬০০.০০', unitPrice: '৳৯০.৫০' }],
    subtotal: '৳১,২৩,৪৫৬.৫০',
    tax: '৳৪১.০৩',
    total: '–',
  });
});
