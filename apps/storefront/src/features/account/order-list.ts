import type { Order } from '@my-food/api';
import { formatAmount } from '../../lib/amount.ts';

/** `84000` poisha -> '৳840.00'; a dash without a sign when it could not be read. */
export const taka = (poisha: number | null): string => {
  const amount = formatAmount(poisha);
  return amount === '–' ? amount : `৳${amount}`;
};

/** Newest first; what has no readable date comes last, and of one moment the higher number is the newer. */
export function newestFirst(orders: readonly Order[]): Order[] {
  const momentOf = ({ createdAt }: Order) => {
    const moment = Date.parse(createdAt);
    return Number.isNaN(moment) ? -Infinity : moment;
  };
  return [...orders].sort((a, b) => Math.sign(momentOf(b) - momentOf(a)) || b.id - a.id);
}

/** What was in it, as its ticket shows it: each row with the price of all its pieces. */
export function rowsOf({ items }: Order) {
  return items.map(({ foodName, quantity, price }) => ({
    name: foodName || '–',
    quantity,
    amount: taka(price === null ? null : price * quantity),
  }));
}
