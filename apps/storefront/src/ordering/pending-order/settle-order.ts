import type { CheckoutServices } from '../checkout-services.ts';
import type { JournalEntry } from './order-journal.ts';

const lockName = 'my-food-settlement';
/** Longer than an order with a token renewal can take: a tab that still holds the lock then will not learn the outcome. Milliseconds. */
export const settlementTimeoutMs = 120_000;

type Services = Pick<CheckoutServices, 'cart' | 'journal' | 'locks'>;

/** Settles an order. Does nothing if another tab has settled it or sent a newer one: a suspended tab learns the outcome late. */
export function settleOrder({ cart, journal, locks }: Services, entry: JournalEntry): Promise<void> {
  return locks.run(lockName, settlementTimeoutMs, async () => {
    if (!(await journal.has(entry.id))) return;
    // The order matters: the journal entry blocks the other tabs until the cart is updated.
    cart.change({ type: 'lines.ordered', lines: entry.lines });
    await journal.write(null);
  });
}

/** Replaces the entry of an order. Resolves to false if another tab has settled it. */
export async function replaceEntry({ journal }: Services, entry: JournalEntry, next: JournalEntry | null): Promise<boolean> {
  const isUnsettled = await journal.has(entry.id);
  if (isUnsettled) await journal.write(next);
  return isUnsettled;
}
