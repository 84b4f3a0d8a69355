import { ApiError, type Food, type Order, type Orders } from '@my-food/api';
import {
  compareWithMenu,
  createCheckoutMachine,
  PlacingError,
  type MenuComparison,
  type CheckoutActor as ActorOfCheckout,
  type OrderSearch,
  type OrderSearchInput,
  type Totals,
} from '@my-food/machines';
import { createActor, fromPromise } from 'xstate';
import { shop } from '../../shop.config.ts';
import { createRandomId } from '../platform/random-id.ts';
import type { TabLocks } from '../platform/tab-lock/tab-lock.ts';
import type { Cart } from './cart-actor.ts';
import { isOrderable, type CartDish, type CartLine } from './cart-dish.ts';
import type { JournalEntry, OrderJournal } from './pending-order/order-journal.ts';
import { recognizeOrder, toCandidate } from './pending-order/recognize-order.ts';
import { report } from '../platform/reporting/report.ts';

const checkoutMachine = createCheckoutMachine<CartDish>(shop.tax.percent);
export type CheckoutActor = ActorOfCheckout<CartDish>;

const lockName = 'my-food-checkout';
const settlementLockName = 'my-food-settlement';
/** Longer than an order with a token renewal can take: a tab that still holds the lock then will not learn the outcome. Milliseconds. */
const settlementTimeoutMs = 120_000;

interface CheckoutActorOptions {
  placeOrder: Orders['place'];
  cart: Cart;
  journal: OrderJournal;
  locks: TabLocks;
  isSignedIn(): boolean;
  readMenu(): Promise<Food[]>;
  /** The server's list of orders, not from the cache. */
  readOrders(): Promise<Order[]>;
}

interface Placement {
  lines: CartLine[];
  totals: Totals;
  knownIds: number[] | null;
}

/** Spec §7: an order must never be sent twice by accident. The actor is independent of the router, so a navigation never cancels an order. */
export function createCheckoutActor({
  placeOrder,
  cart,
  journal,
  locks,
  isSignedIn,
  readMenu,
  readOrders,
}: CheckoutActorOptions): CheckoutActor {
  /** The id of the unsettled order that the last search has not found: only this one may be sent again. */
  let searchedId: string | null = null;

  /** Settles an order, unless another tab has done so, or has sent a newer one: a suspended tab learns the outcome late. */
  const settle = (entry: JournalEntry): Promise<void> =>
    locks.run(settlementLockName, settlementTimeoutMs, async () => {
      if (!(await journal.has(entry.id))) return;
      // The order matters: the journal entry blocks the other tabs until the cart is updated.
      cart.change({ type: 'lines.ordered', lines: entry.lines });
      await journal.write(null);
    });

  /** Replaces the entry of an order. Resolves to false if another tab has settled it. */
  const replace = async (entry: JournalEntry, next: JournalEntry | null): Promise<boolean> => {
    const isUnsettled = await journal.has(entry.id);
    if (isUnsettled) await journal.write(next);
    return isUnsettled;
  };

  const isInCart = ({ lines }: JournalEntry): boolean => {
    const current = cart.actor.getSnapshot().context.lines;
    return lines.every(({ id, quantity }) => current.some((line) => line.item.id === id && line.quantity >= quantity));
  };

  const send = async ({ lines, totals, knownIds }: Placement, session: AbortSignal): Promise<void> => {
    // Another tab may have ordered these lines, or have an order with an unknown outcome.
    if (!cart.containsLines(lines)) throw new PlacingError({ kind: 'cartChanged' });
    const earlier = await journal.read();
    if (earlier && (earlier.status !== 'absent' || earlier.id !== searchedId)) throw new PlacingError({ kind: 'unsettled' });
    // The session has ended meanwhile.
    if (session.aborted) return;
    const entry: JournalEntry = {
      id: createRandomId(),
      status: 'sending',
      lines: lines.map(({ item, quantity }) => ({ id: item.id, name: item.name, quantity })),
      knownIds,
      isSignedIn: isSignedIn(),
    };
    await journal.write(entry);
    // The session has ended during the write; nothing was sent.
    if (session.aborted) return journal.write(null);
    try {
      const draftLines = lines.map(({ item, quantity }) => ({ foodId: item.id, quantity, price: item.price }));
      await placeOrder({ lines: draftLines, ...totals });
    } catch (error) {
      const isRefused = error instanceof ApiError && error.reason === 'status';
      // After the end of the session the journal belongs to the next user.
      const isUnsettled = session.aborted || (await replace(entry, isRefused ? refusedEntry(entry, error) : { ...entry, status: 'lost' }));
      if (!isRefused) throw new PlacingError({ kind: isUnsettled ? 'unreachable' : 'cartChanged' });
      // Spec §7: log the body of the refusal.
      report(error, 'The order was refused.', [error.status, error.body]);
      throw new PlacingError({ kind: 'refused', retryAfterMs: retryAfterMsOf(error) });
    }
    // Inside the lock: the next tab in the queue finds these lines removed.
    if (!session.aborted) await settle(entry);
  };

  const find = async ({ rejectedIds, isLast }: OrderSearchInput, session: AbortSignal): Promise<OrderSearch> => {
    const entry = await journal.read();
    // Another tab is sending: the lock decides whether it still exists.
    if (entry?.status === 'sending' || (!entry && !isSignedIn())) return { type: 'absent', knownIds: null };
    const orders = await readOrders().catch((error: unknown) => {
      // Without an unsettled order the list is optional: if the response is lost, the user decides.
      if (entry) throw error;
      return null;
    });
    const knownIds = orders?.map(({ id }) => id) ?? null;
    if (!entry || !orders || session.aborted) return { type: 'absent', knownIds };
    // Another cart: the user has given the earlier order up, and may have placed it elsewhere.
    if (entry.status === 'absent' && !isInCart(entry)) {
      await replace(entry, null);
      return { type: 'absent', knownIds };
    }
    const { order, candidates } = recognizeOrder(entry, orders, rejectedIds);
    // The order was considered absent, so the user may have ordered again elsewhere: the user decides.
    if (order && entry.status === 'absent') return { type: 'candidates', candidates: [toCandidate(order)] };
    if (order) {
      await settle(entry);
      return { type: 'recorded' };
    }
    if (candidates.length > 0) return { type: 'candidates', candidates };
    searchedId = entry.id;
    if (isLast) await replace(entry, { ...entry, status: 'absent', knownIds });
    return { type: 'absent', knownIds };
  };

  const logic = checkoutMachine.provide({
    actors: {
      readMenu: fromPromise<MenuComparison<CartDish>, { lines: CartLine[] }>(async ({ input }) => {
        const dishes = (await readMenu()).filter(isOrderable);
        cart.change({ type: 'menu.read', items: dishes });
        return compareWithMenu(input.lines, dishes);
      }),
      placeOrder: fromPromise<void, Placement>(async ({ input, signal }) => {
        const result = await locks.runIfFree(lockName, () => send(input, signal), 'locked' as const);
        if (result === 'locked') throw new PlacingError({ kind: 'lockedByOtherTab' });
      }),
      findOrder: fromPromise<OrderSearch, OrderSearchInput>(({ input, signal }) => find(input, signal)),
      settleOrder: fromPromise<void, undefined>(async ({ signal }) => {
        const entry = await journal.read();
        if (entry && !signal.aborted) await settle(entry);
      }),
    },
  });
  const actor = createActor(logic);

  /** Syncs the actor with the journal, which other tabs and earlier visits write to. */
  const syncWithJournal = async (): Promise<void> => {
    const entry = await journal.read();
    if (entry?.isSignedIn && !isSignedIn()) return journal.write(null);
    if (entry?.status === 'lost') return actor.send({ type: 'outcome.lost' });
    if (entry?.status !== 'sending') return actor.send({ type: 'outcome.settled' });
    if (actor.getSnapshot().matches('placing')) return;
    // The sending tab holds the lock until it has a response. A closed or crashed tab never gets one.
    await locks.run(lockName, settlementTimeoutMs, async () => {
      const latest = await journal.read();
      if (latest?.id === entry.id && latest.status === 'sending') await journal.write({ ...latest, status: 'lost' });
    });
    return syncWithJournal();
  };
  const syncSafely = () =>
    void syncWithJournal().catch((error: unknown) => report(error, 'The journal of orders cannot be followed.', [error]));
  journal.onChange(syncSafely);
  syncSafely();
  return actor;
}

/** A server that answers 5xx may have stored the order before it failed: the next attempt looks for it among the new ones first. */
const refusedEntry = (entry: JournalEntry, { status }: ApiError): JournalEntry | null =>
  (status ?? 0) >= 500 ? { ...entry, status: 'absent' } : null;

/** The `Retry-After` time of a 429, 0 without the header (Faults §1.3, 429). Milliseconds. */
const retryAfterMsOf = ({ status, retryAfterSeconds }: ApiError) => (status === 429 ? (retryAfterSeconds ?? 0) * 1000 : 0);
