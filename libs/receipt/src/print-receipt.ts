import { renderPdf } from './engine/render-pdf.ts';
import { loadFonts } from './fonts.ts';
import { isLatin, sanitizeText } from './sanitize-text.ts';
import { receiptDocument } from './receipt-document.ts';
import type { Receipt, ReceiptColors } from './receipt.ts';

/** Resolves to the bytes of the receipt's PDF. */
export async function printReceipt(receipt: Receipt, colors: ReceiptColors): Promise<Uint8Array<ArrayBuffer>> {
  const isLatinOnly = [receipt.date, ...receipt.rows.map(({ name }) => name)].every((text) => isLatin(sanitizeText(text)));
  return renderPdf(receiptDocument(receipt, colors), await loadFonts(isLatinOnly));
}
