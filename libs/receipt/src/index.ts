export { createReceiptRenderer, type ReceiptRenderer } from './render-in-worker.ts';
export type { Receipt, ReceiptTexts } from './receipt.ts';
