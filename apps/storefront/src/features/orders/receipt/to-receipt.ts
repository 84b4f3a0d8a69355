import type { Order } from '@my-food/api';
import type { Receipt } from '@my-food/receipt';
import { formatMoney } from '../../../i18n/amount.ts';
import { formatDate } from '../../../i18n/date.ts';
import { amountOf } from '../order-list.ts';

/** Maps an order to its receipt with the stored amounts (Spec §9). The rows' prices are multiplied, so that they add up to the subtotal. */
export function toReceipt({ id, createdAt, items, subtotal, tax, total }: Order): Receipt {
  return {
    orderId: id,
    date: formatDate(createdAt),
    rows: items.map((item) => ({
      name: item.foodName,
      quantity: item.quantity,
      price: amountOf(item),
      unitPrice: item.price === null || item.quantity === 1 ? null : formatMoney(item.price),
    })),
    subtotal: formatMoney(subtotal),
    tax: formatMoney(tax),
    total: formatMoney(total),
  };
}
