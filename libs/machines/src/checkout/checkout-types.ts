import type { Line } from '../cart/cart-lines.ts';
import type { OrderCandidate } from './order-search.ts';

export type CheckoutEvent<Item> =
  | { type: 'order.requested'; lines: Line<Item>[] }
  | { type: 'outcome.checked' }
  | { type: 'outcome.lost' }
  | { type: 'outcome.settled' }
  | { type: 'candidate.accepted' }
  | { type: 'candidates.rejected' }
  | { type: 'checkout.reset' };

export type CheckoutEmitted =
  { type: 'cart.wasEmpty' } | { type: 'order.placed' } | { type: 'order.refused' } | { type: 'order.unreachable' };

/** Why nothing was sent, or the result of the last order search. Cleared by the next `order.requested`. */
export type CheckoutNote = 'menuChanged' | 'refused' | 'lockedByOtherTab' | 'cartChanged' | 'absent' | 'searchFailed';

/** `knownIds`: the ids of all orders the server had before this one was sent; null when they could not be read. */
export interface Checkout<Item> {
  lines: Line<Item>[];
  knownIds: number[] | null;
  candidates: OrderCandidate[];
  rejectedIds: number[];
  hasWaited: boolean;
  retryAfterMs: number;
  note: CheckoutNote | null;
}
