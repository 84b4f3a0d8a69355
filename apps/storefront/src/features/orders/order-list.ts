import type { Order } from '@my-food/api';
import type { Formats } from '../../i18n/locale.ts';

/** Newest first. Invalid dates come last; equal dates are sorted by descending id. */
export function newestFirst(orders: readonly Order[]): Order[] {
  const momentOf = ({ createdAt }: Order) => {
    const moment = Date.parse(createdAt);
    return Number.isNaN(moment) ? -Infinity : moment;
  };
  return [...orders].sort((a, b) => Math.sign(momentOf(b) - momentOf(a)) || b.id - a.id);
}

/** The amount of a row: price times quantity; a dash for an unknown price. */
export const amountOf = ({ price, quantity }: Order['items'][number], { money }: Pick<Formats, 'money'>) =>
  money(price === null ? null : price * quantity);

/** The rows of an order card. */
export function rowsOf(items: Order['items'], formats: Pick<Formats, 'count' | 'money'>) {
  return items.map((item) => ({ name: item.foodName || '–', quantity: formats.count(item.quantity), amount: amountOf(item, formats) }));
}
