import type { Order } from '@my-food/api';
import { formatAmount } from '../../i18n/amount.ts';

/** `84000` poisha -> '৳840.00'; '–' for null. */
export const taka = (poisha: number | null): string => {
  const amount = formatAmount(poisha);
  return amount === '–' ? amount : `৳${amount}`;
};

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
    amount: taka(price === null ? null : price * quantity),
  }));
}
