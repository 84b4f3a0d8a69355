import type { Order } from '@my-food/api';
import type { Receipt } from '@my-food/receipt';
import { formats } from '../../../i18n/formats/formats.ts';
import type { Locale } from '../../../i18n/locale.ts';
import { amountOf } from '../order-list.ts';
import { receiptTexts } from './receipt-texts.ts';

/** Maps an order to its receipt with the stored amounts (Spec §9). The rows' prices are multiplied, so that they add up to the subtotal. */
export function toReceipt({ id, createdAt, items, subtotal, tax, total }: Order, locale: Locale): Receipt {
  const { count, date, money } = formats(locale);
  return {
    texts: receiptTexts(locale),
    orderId: id.toLocaleString(locale.tag, { useGrouping: false }),
    date: date(createdAt),
    rows: items.map((item) => ({
      name: item.foodName,
      quantity: count(item.quantity),
      price: amountOf(item, { money }),
      unitPrice: item.price === null || item.quantity === 1 ? null : money(item.price),
    })),
    subtotal: money(subtotal),
    tax: money(tax),
    total: money(total),
  };
}
