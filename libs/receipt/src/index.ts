export { createReceiptPrinter, type ReceiptPrinter, type ReceiptServices } from './print-in-worker.ts';
export type { Receipt, ReceiptRow, ReceiptTexts } from './receipt.ts';
