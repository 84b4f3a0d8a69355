import { renderPdf } from './engine/render-pdf.ts';
import { loadFonts } from './fonts.ts';
import { receiptDocument, scriptsOf } from './receipt-document.ts';
import type { Receipt, ReceiptColors } from './receipt.ts';

/** Resolves to the bytes of the receipt's PDF. */
export async function renderReceipt(receipt: Receipt, colors: ReceiptColors): Promise<Uint8Array<ArrayBuffer>> {
  return renderPdf(receiptDocument(receipt, colors), await loadFonts(scriptsOf(receipt)));
}
