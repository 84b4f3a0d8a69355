import type { Order } from '@my-food/api';
import { formatMoney } from '../../i18n/amount.ts';

/** Newest first. Invalid dates come last; equal dates are sorted by descending id. */
export function newestFirst(orders: readonly Order[]): Order[] {
  const momentOf = ({ createdAt }: Order) => {
    const moment = Date.parse(createdAt);
    return Number.isNaN(moment) ? -Infinity : moment;
  };
  return [...orders].sort((a, b) => Math.sign(momentOf(b) - momentOf(a)) || b.id - a.id);
}

export const headingOf = ({ id }: Order) => `Order #${id}`;

/** The rows of an order card. Amounts are price times quantity. */
export function rowsOf(items: Order['items']) {
  return items.map(({ foodName, quantity, price }) => ({
    name: foodName || '–',
    quantity,
    amount: formatMoney(price === null ? null : price * quantity),
  }));
}
