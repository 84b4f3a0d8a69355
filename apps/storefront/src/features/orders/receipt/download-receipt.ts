import { saveFile } from '../../../platform/save-file.ts';
import { createReceiptDownload } from './create-receipt-download.ts';
import { renderReceipt } from './render-receipt.ts';

/**
 * Renders an order's receipt and saves it as `order_{id}.pdf` (Spec §9). Concurrent calls for the same order share one file.
 * Loads the PDF engine and the fonts on the first call, from our own origin. Rejects with an Error; can be retried.
 */
export const downloadReceipt = createReceiptDownload({ render: renderReceipt, save: saveFile });
