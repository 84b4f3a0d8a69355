export { createReceiptPrinter, type ReceiptPrinter, type ReceiptServices } from './print-in-worker.ts';
export type { Receipt, ReceiptDesign, ReceiptRow } from './receipt.ts';
