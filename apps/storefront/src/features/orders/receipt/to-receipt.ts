import type { Order } from '@my-food/api';
import type { Receipt } from '@my-food/receipt';
import { formatDate } from '../../../i18n/date.ts';
import { taka } from '../order-list.ts';

/** Maps an order to its receipt with the stored amounts; recomputes nothing (Spec §9). */
export function toReceipt({ id, createdAt, items, subtotal, tax, total }: Order): Receipt {
  return {
    orderId: id,
    date: formatDate(createdAt),
    rows: items.map(({ foodName, quantity, price }) => ({ name: foodName, quantity, price: taka(price) })),
    subtotal: taka(subtotal),
    tax: taka(tax),
    total: taka(total),
  };
}
