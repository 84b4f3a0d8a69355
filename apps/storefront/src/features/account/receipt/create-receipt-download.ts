import type { Order } from '@my-food/api';
import type { ReceiptPrinter } from '@my-food/receipt';
import { toReceipt } from './to-receipt.ts';

interface Needs {
  print: ReceiptPrinter;
  save(bytes: Uint8Array<ArrayBuffer>, name: string): void;
}

/** One file per order at a time: a call for an order that is being printed joins it. A failed one can be called again. */
export function createReceiptDownload({ print, save }: Needs): (order: Order) => Promise<void> {
  const pending = new Map<Order['id'], Promise<void>>();
  const make = async (order: Order) => {
    save(await print(toReceipt(order)), `order_${order.id}.pdf`);
  };
  return (order) => {
    const running = pending.get(order.id);
    if (running !== undefined) return running;
    const started = make(order).finally(() => pending.delete(order.id));
    pending.set(order.id, started);
    return started;
  };
}
