import type { SnapshotFrom } from 'xstate';
import type { CheckoutActor } from '../checkout-actor.ts';

/** Whether an order is being checked, placed or searched for, or is placed and its page is on its way. */
export function isOrderPending(snapshot: SnapshotFrom<CheckoutActor>): boolean {
  return isBeingOrdered(snapshot) || snapshot.matches({ unsettled: 'finding' }) || snapshot.matches({ unsettled: 'settling' });
}

/** Whether the order that the user has pressed is on its way, up to its page. */
export function isBeingOrdered(snapshot: SnapshotFrom<CheckoutActor>): boolean {
  return snapshot.matches('checking') || snapshot.matches('placing') || snapshot.matches('placed');
}
