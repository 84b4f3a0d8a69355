import type { Line } from '../cart/cart-lines.ts';
import type { OrderCandidate } from './order-search.ts';

export type CheckoutEvent<Item> =
  | { type: 'order.requested'; lines: Line<Item>[] }
  | { type: 'outcome.checked' }
  | { type: 'outcome.lost' }
  | { type: 'outcome.settled' }
  | { type: 'candidate.accepted' }
  | { type: 'candidates.rejected' }
  | { type: 'order.shown' }
  | { type: 'page.left' }
  | { type: 'checkout.reset' };

export type CheckoutEmitted =
  { type: 'cart.wasEmpty' } | { type: 'order.placed' } | { type: 'order.refused' } | { type: 'order.unreachable' };

/**
 * Why the order was not placed, or the result of the last order search. Cleared by the next `order.requested`; when the page is left or the next search
 * begins as well, but for `refused` and `absent`, which are about an order that was sent.
 */
export type CheckoutNote = 'menuChanged' | 'refused' | 'lockedByOtherTab' | 'cartChanged' | 'absent' | 'searchFailed';

/** What the last order of this session contained. `knownIds`: as in `Checkout`; an order with another id is the new one. */
export interface PlacedOrder<Item> {
  lines: Line<Item>[];
  knownIds: number[] | null;
}

/** `knownIds`: the ids of all orders the server had before this one was sent; null when they could not be read. */
export interface Checkout<Item> {
  lines: Line<Item>[];
  knownIds: number[] | null;
  candidates: OrderCandidate[];
  rejectedIds: number[];
  hasWaited: boolean;
  retryAfterMs: number;
  placed: PlacedOrder<Item> | null;
  note: CheckoutNote | null;
}
