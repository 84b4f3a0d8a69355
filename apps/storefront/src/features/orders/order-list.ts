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

/** The amount of a row: price times quantity; a dash for an unknown price. */
export const amountOf = ({ price, quantity }: Order['items'][number]) => formatMoney(price === null ? null : price * quantity);

/** The label of the dishes that an order card hides at first. */
export const moreLabel = (count: number) => `${count} more`;

/** The rows of an order card. */
export function rowsOf(items: Order['items']) {
  return items.map((item) => ({ name: item.foodName || '–', quantity: item.quantity, amount: amountOf(item) }));
}
