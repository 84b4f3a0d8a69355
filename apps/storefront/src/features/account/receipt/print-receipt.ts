import type { Order } from '@my-food/api';
import { layOut } from './engine/lay-out.ts';
import { loadTypeface } from './fonts.ts';
import { isLatin, printable } from './printable.ts';
import { receiptDocument } from './receipt-document.ts';

/** The receipt as the bytes of a PDF. `date` is the order's date as the screen shows it. */
export async function printReceipt(order: Order, date: string): Promise<Uint8Array<ArrayBuffer>> {
  const isPlain = [date, ...order.items.map((item) => item.foodName)].every((text) => isLatin(printable(text)));
  const typeface = await loadTypeface(isPlain);
  return layOut(receiptDocument(order, date), typeface);
}
