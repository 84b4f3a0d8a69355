import type { OrderSearch, OrderSearchInput } from '@my-food/machines';
import type { Cart } from '../cart-actor.ts';
import type { CheckoutServices, LastSearch } from '../checkout-services.ts';
import type { JournalEntry } from './order-journal.ts';
import { recognizeOrder, toCandidate } from './recognize-order.ts';
import { replaceEntry } from './settle-order.ts';

/** Looks for the unsettled order on the server. `session` is aborted when the session ends. */
export async function findOrder(
  services: CheckoutServices,
  lastSearch: LastSearch,
  { rejectedIds, isLast, isSettledElsewhere }: OrderSearchInput,
  session: AbortSignal,
): Promise<OrderSearch> {
  const { cart, journal, isSignedIn, readOrders } = services;
  const stored = await journal.read();
  const entry = stored ?? (isSettledElsewhere ? lastSearch.entry : null);
  lastSearch.entry = entry;
  // `sending`: when the order is placed, the lock tells whether the other tab is still open. A guest has no orders to read.
  if (entry?.status === 'sending' || (!entry && !isSignedIn())) return { type: 'absent', knownIds: null };
  const orders = await readOrders().catch((error: unknown) => {
    // Without an unsettled order the list is optional: if the response is lost, the user decides.
    if (entry && !isGivenUp(cart, entry)) throw error;
    return null;
  });
  const knownIds = orders?.map(({ id }) => id) ?? null;
  if (!entry || session.aborted) return { type: 'absent', knownIds };
  if (!orders || isGivenUp(cart, entry)) {
    await replaceEntry(services, entry, null);
    return { type: 'absent', knownIds };
  }
  const { order, candidates } = recognizeOrder(entry, orders, rejectedIds);
  // Nothing but an order that was found takes a lost one out of the journal.
  if (entry.status === 'lost' && (order || !stored)) return { type: 'recorded' };
  // The order was considered absent, so the user may have ordered again elsewhere: the user decides.
  if (order) return { type: 'candidates', candidates: [toCandidate(order)] };
  if (candidates.length > 0) return { type: 'candidates', candidates };
  lastSearch.missingId = entry.id;
  if (isLast) await replaceEntry(services, entry, { ...entry, status: 'absent', knownIds });
  return { type: 'absent', knownIds };
}

/** Another cart: the user has given the earlier order up, and may have placed it elsewhere. */
export function isGivenUp({ actor }: Cart, { status, lines }: JournalEntry): boolean {
  const current = actor.getSnapshot().context.lines;
  const isInCart = lines.every(({ id, quantity }) => current.some((line) => line.item.id === id && line.quantity >= quantity));
  return status === 'absent' && !isInCart;
}
