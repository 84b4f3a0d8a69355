import type { SnapshotFrom } from 'xstate';
import type { CheckoutActor } from '../checkout-actor.ts';

/** Whether an order is being checked, placed or searched for, or is placed and its page is loading. */
export function isOrderPending(snapshot: SnapshotFrom<CheckoutActor>): boolean {
  return isBeingOrdered(snapshot) || snapshot.matches({ unsettled: 'finding' }) || snapshot.matches({ unsettled: 'settling' });
}

/** Whether a requested order is under way: from the press until its page is shown. */
export function isBeingOrdered(snapshot: SnapshotFrom<CheckoutActor>): boolean {
  return snapshot.matches('checking') || snapshot.matches('placing') || snapshot.matches('placed');
}
