import type { Order } from '@my-food/api';
import type { Receipt } from '@my-food/receipt';
import { formatMoney } from '../../../i18n/amount.ts';
import { formatDate } from '../../../i18n/date.ts';

/** Maps an order to its receipt with the stored amounts (Spec §9). The rows' prices are multiplied, so that they add up to the subtotal. */
export function toReceipt({ id, createdAt, items, subtotal, tax, total }: Order): Receipt {
  return {
    orderId: id,
    date: formatDate(createdAt),
    rows: items.map(({ foodName, quantity, price }) => ({
      name: foodName,
      quantity,
      price: formatMoney(price === null ? null : price * quantity),
      unitPrice: price === null || quantity === 1 ? null : formatMoney(price),
    })),
    subtotal: formatMoney(subtotal),
    tax: formatMoney(tax),
    total: formatMoney(total),
  };
}
