import { createReceiptRenderer } from '@my-food/receipt';
import { trustScript } from '../../../platform/trusted-script.ts';
import { receiptColors } from './receipt-colors.css.ts';

export const renderReceipt = createReceiptRenderer({
  colors: receiptColors,
  trustScript,
});
