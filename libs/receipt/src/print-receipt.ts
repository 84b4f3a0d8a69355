import { renderPdf } from './engine/render-pdf.ts';
import { loadFonts } from './fonts.ts';
import { isLatin, sanitizeText } from './sanitize-text.ts';
import { receiptDocument } from './receipt-document.ts';
import type { Receipt, ReceiptDesign } from './receipt.ts';

/** Resolves to the bytes of the receipt's PDF. */
export async function printReceipt(receipt: Receipt, design: ReceiptDesign): Promise<Uint8Array<ArrayBuffer>> {
  const isLatinOnly = [receipt.date, ...Object.values(design.texts), ...receipt.rows.map(({ name }) => name)].every((text) =>
    isLatin(sanitizeText(text)),
  );
  return renderPdf(receiptDocument(receipt, design), await loadFonts(isLatinOnly));
}
