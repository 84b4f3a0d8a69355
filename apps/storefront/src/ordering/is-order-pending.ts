import type { SnapshotFrom } from 'xstate';
import type { CheckoutActor } from './checkout-actor.ts';

/** Whether an order is being checked, placed or searched for. */
export function isOrderPending(snapshot: SnapshotFrom<CheckoutActor>): boolean {
  return snapshot.matches('checking') || snapshot.matches('placing') || snapshot.matches({ unsettled: 'finding' });
}
