import type { CheckoutActor } from '@my-food/machines';
import { report } from '../../platform/reporting/report.ts';
import type { CartDish } from '../cart-dish.ts';
import type { CheckoutServices } from '../checkout-services.ts';
import { isGivenUp } from './find-order.ts';
import { recognizeOrder } from './recognize-order.ts';
import { settlementTimeoutMs } from './settle-order.ts';

/** Held by the tab that sends an order. */
export const sendingLockName = 'my-food-checkout';

/** Syncs the actor with the journal, which other tabs and earlier visits write to, and with the orders that are read. */
export function followJournal(
  actor: CheckoutActor<CartDish>,
  { cart, journal, locks, isSignedIn, knownOrders, onKnownOrders }: CheckoutServices,
): void {
  const sync = async (): Promise<void> => {
    const entry = await journal.read();
    // An unknown outcome belongs to a session: without one it is dropped. An order that is being sent may be a guest's.
    if (entry && entry.status !== 'sending' && !isSignedIn()) return journal.write(null).then(sync);
    if (entry?.status !== 'sending') {
      // If the orders that My Orders has read contain it, the search starts at once, without a press.
      const isListed = entry && !isGivenUp(cart, entry) && recognizeOrder(entry, knownOrders()).order;
      if (!isListed && entry?.status !== 'lost') return actor.send({ type: 'outcome.settled' });
      actor.send({ type: 'outcome.lost' });
      if (isListed) actor.send({ type: 'outcome.checked' });
      return;
    }
    if (actor.getSnapshot().matches('placing')) return;
    // The sending tab holds the lock until it has a response. A closed or crashed tab never gets one.
    await locks.run(sendingLockName, settlementTimeoutMs, async () => {
      const latest = await journal.read();
      if (latest?.id === entry.id && latest.status === 'sending') await journal.write({ ...latest, status: 'lost' });
    });
    return sync();
  };
  const syncSafely = () => void sync().catch((error: unknown) => report(error, 'The journal of orders cannot be followed.', [error]));
  journal.onChange(syncSafely);
  onKnownOrders(() => {
    const snapshot = actor.getSnapshot();
    if (snapshot.matches('reviewing') || snapshot.matches({ unsettled: 'unknown' })) syncSafely();
  });
  syncSafely();
}
