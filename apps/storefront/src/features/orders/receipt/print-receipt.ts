import { createReceiptPrinter } from '@my-food/receipt';
import { trustScript } from '../../../platform/trusted-script.ts';
import { receiptColors } from './receipt-colors.css.ts';

/** Receipt printer with the colours of the shop. */
export const printReceipt = createReceiptPrinter({
  colors: receiptColors,
  trustScript,
});
