import { layOut } from './engine/lay-out.ts';
import { loadTypeface } from './fonts.ts';
import { isLatin, printable } from './printable.ts';
import { receiptDocument } from './receipt-document.ts';
import type { Receipt, ReceiptColors } from './receipt.ts';

/** Resolves to the bytes of the receipt's PDF. */
export async function printReceipt(receipt: Receipt, colors: ReceiptColors): Promise<Uint8Array<ArrayBuffer>> {
  const isPlain = [receipt.date, ...receipt.rows.map(({ name }) => name)].every((text) => isLatin(printable(text)));
  return layOut(receiptDocument(receipt, colors), await loadTypeface(isPlain));
}
