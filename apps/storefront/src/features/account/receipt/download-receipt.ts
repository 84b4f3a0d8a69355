import { createReceiptDownload } from './create-receipt-download.ts';
import { printReceipt } from './print-receipt.ts';
import { saveFile } from './save-file.ts';

/**
 * Prints an order's receipt and saves it as `order_{id}.pdf` (Spec §9): one file per call, calls for the same order while
 * it prints are one. Everything heavy is loaded by the call, from our own origin. Rejects with an Error; may be repeated.
 */
export const downloadReceipt = createReceiptDownload({ print: printReceipt, save: saveFile });
