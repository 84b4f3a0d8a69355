import type { Order } from '@my-food/api';
import { formatDate } from '../../../lib/date.ts';

export interface ReceiptDesk {
  /** The bytes of the PDF; rejects when they cannot be made. */
  print(order: Order, date: string): Promise<Uint8Array<ArrayBuffer>>;
  save(bytes: Uint8Array<ArrayBuffer>, name: string): void;
}

/** One file per order at a time: a call for an order that is being printed joins it. A failed one can be called again. */
export function createReceiptDownload({ print, save }: ReceiptDesk): (order: Order) => Promise<void> {
  const underWay = new Map<Order['id'], Promise<void>>();
  const make = async (order: Order) => {
    save(await print(order, formatDate(order.createdAt)), `order_${order.id}.pdf`);
  };
  return (order) => {
    const running = underWay.get(order.id);
    if (running !== undefined) return running;
    const started = make(order).finally(() => underWay.delete(order.id));
    underWay.set(order.id, started);
    return started;
  };
}
