export { createReceiptPrinter, type ReceiptPrinter, type ReceiptServices } from './print-in-worker.ts';
export type { Receipt, ReceiptColors, ReceiptRow } from './receipt.ts';
