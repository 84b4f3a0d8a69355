import type { Namespace } from '../../namespace.ts';

/** Texts of a receipt (Spec §9). The heading and the thanks are the shop's own. */
export const receipt = {
  name: 'receipt',
  texts: {
    title: 'Receipt for order {id}',
    page: 'Page {page} of {count}',
    id: 'Order ID: {id}',
    date: 'Date: {date}',
    status: 'Status: Paid',
    food: 'Food',
    quantity: 'Qty',
    price: 'Price',
    unitPrice: 'each {price}',
    subtotal: 'Subtotal',
    tax: 'Tax',
    total: 'Total',
  },
} as const satisfies Namespace;
