import type { Receipt, ReceiptColors, ReceiptRow } from '../receipt.ts';

export const testColors: ReceiptColors = {
  accent: '#1f5c3d',
  highlight: '#f2a900',
  paper: '#fffaf0',
  sunken: '#f3ead9',
  line: '#d8c9ab',
  ink: '#2b2118',
  muted: '#6b5b4b',
};

export const row = (name: string, change: Partial<ReceiptRow> = {}): ReceiptRow => ({ name, quantity: 1, price: '৳450.00', ...change });

export const receiptOf = (rows: readonly ReceiptRow[], change: Partial<Receipt> = {}): Receipt => ({
  orderId: 12,
  date: '20 Nov 2026, 13:07',
  rows,
  subtotal: '৳820.50',
  tax: '৳41.03',
  total: '৳861.53',
  ...change,
});

/** `count` different dishes with quantities from 1 to 9. */
export const rowsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => row(`Dish ${index + 1}`, { quantity: (index % 9) + 1 }));
