import type { Receipt, ReceiptDesign, ReceiptRow } from '../receipt.ts';
import type { ReadPdf } from './read-pdf.ts';

export const testDesign: ReceiptDesign = {
  colors: {
    accent: '#1f5c3d',
    paper: '#fffaf0',
    sunken: '#f3ead9',
    line: '#d8c9ab',
    ink: '#2b2118',
    muted: '#6b5b4b',
    mark: { plate: '#ffffff', rim: '#d8c9ab', first: '#f2a900', second: '#b5291c', third: '#1f5c3d', bowl: '#2b2118' },
  },
  texts: { shop: 'My Food', contact: '', heading: 'Order Receipt', thanks: 'Thank you for your order!' },
};

export const otherDesign: ReceiptDesign = {
  ...testDesign,
  texts: { shop: 'লেকসাইড Deli', contact: 'Call us: 020 7946 0018', heading: 'Invoice', thanks: 'See you at the lake!' },
};

export const row = (name: string, change: Partial<ReceiptRow> = {}): ReceiptRow => ({
  name,
  quantity: 1,
  price: '৳450.00',
  unitPrice: null,
  ...change,
});

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

/** The names of the dishes at the default price. */
export const namesOf = (receipt: ReadPdf) =>
  receipt.lines.flat().flatMap((line) => {
    const name = /^(.*) \d+ ৳450\.00$/.exec(line)?.[1];
    return name === undefined ? [] : [name];
  });
