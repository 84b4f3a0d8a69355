import { createReceiptPrinter } from '@my-food/receipt';
import { shop } from '../../../../shop.config.ts';
import { trustScript } from '../../../platform/trusted-script.ts';
import { receiptColors } from './receipt-colors.css.ts';

/** Receipt printer with the texts and the colours of the shop. */
export const printReceipt = createReceiptPrinter({
  design: { colors: receiptColors, texts: { shop: shop.name, contact: shop.contact, ...shop.receipt } },
  trustScript,
});
