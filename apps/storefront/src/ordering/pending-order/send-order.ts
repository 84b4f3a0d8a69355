import { ApiError } from '@my-food/api';
import { PlacingError, type Totals } from '@my-food/machines';
import { createRandomId } from '../../platform/create-random-id.ts';
import { report } from '../../platform/reporting/report.ts';
import type { CartLine } from '../cart-dish.ts';
import type { CheckoutServices, LastSearch } from '../checkout-services.ts';
import type { JournalEntry } from './order-journal.ts';
import { replaceEntry, settleOrder } from './settle-order.ts';

/** `knownIds`: the ids of all orders on the server, null if they could not be read. */
export interface Placement {
  lines: CartLine[];
  totals: Totals;
  knownIds: number[] | null;
}

/** Longer than an order takes from its press to its call on the slowest line. Milliseconds. */
const requestLimitMs = 120_000;

/**
 * Sends an order and writes its outcome to the journal. `requestedAt`: the time of the press. `session` is aborted when the session ends. Rejects with
 * a PlacingError.
 */
export async function sendOrder(
  services: CheckoutServices,
  lastSearch: LastSearch,
  { lines, totals, knownIds, requestedAt }: Placement & { requestedAt: number },
  session: AbortSignal,
): Promise<void> {
  const { placeOrder, cart, journal, isSignedIn } = services;
  // Another tab may have ordered these lines, or have an order with an unknown outcome.
  if (!cart.containsLines(lines)) throw new PlacingError({ kind: 'cartChanged' });
  const earlier = await journal.read();
  if (earlier && (earlier.status !== 'absent' || earlier.id !== lastSearch.missingId)) throw new PlacingError({ kind: 'unsettled' });
  // The session has ended meanwhile.
  if (session.aborted) return;
  const entry: JournalEntry = {
    id: createRandomId(),
    status: 'sending',
    lines: lines.map(({ item, quantity }) => ({ id: item.id, name: item.name, quantity })),
    knownIds,
  };
  await journal.write(entry);
  // The session has ended during the write; nothing was sent.
  if (session.aborted) return journal.write(null);
  // The device was asleep meanwhile, perhaps for hours: the user no longer expects this order.
  if (Date.now() - requestedAt > requestLimitMs) {
    await journal.write(earlier);
    throw new PlacingError({ kind: 'overdue' });
  }
  try {
    const draftLines = lines.map(({ item, quantity }) => ({ foodId: item.id, quantity, price: item.price }));
    await placeOrder({ lines: draftLines, ...totals });
  } catch (error) {
    const isRefused = error instanceof ApiError && error.reason === 'status';
    // A server that answers 5xx may have stored the order before it failed: the next attempt looks for it among the new ones first.
    const status = !isRefused ? 'lost' : Number(error.status) >= 500 ? 'absent' : null;
    // Orders belong to an account: without a session the server has stored none, and nobody could look for it.
    const unsettled: JournalEntry | null = status && isSignedIn() ? { ...entry, status } : null;
    // After the end of the session the journal belongs to the next user.
    const isCurrent = session.aborted || (await replaceEntry(services, entry, unsettled));
    if (!isRefused) throw new PlacingError({ kind: !isCurrent ? 'cartChanged' : unsettled ? 'unreachable' : 'notStored' });
    // Spec §7: log the body of the refusal.
    report(error, 'The order was refused.', [error.status, error.body]);
    // The `Retry-After` time of a 429, 0 without the header (Faults §1.3, 429).
    throw new PlacingError({ kind: 'refused', retryAfterMs: error.status === 429 ? Number(error.retryAfterSeconds) * 1000 : 0 });
  }
  // Inside the lock: the next tab in the queue finds these lines removed.
  if (!session.aborted) await settleOrder(services, entry);
}
