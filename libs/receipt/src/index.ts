export { createReceiptRenderer, type ReceiptRenderer, type ReceiptServices } from './render-in-worker.ts';
export type { Receipt, ReceiptRow, ReceiptTexts } from './receipt.ts';
