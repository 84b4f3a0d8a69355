import { ApiError, type Food, type Order, type Orders } from '@my-food/api';
import {
  comparedWithMenu,
  createCheckoutMachine,
  PlacingError,
  type MenuComparison,
  type CheckoutActor as ActorOfCheckout,
  type OrderSearch,
  type OrderSearchInput,
  type Totals,
} from '@my-food/machines';
import { createActor, fromPromise } from 'xstate';
import type { TabLocks } from '../lib/tab-lock.ts';
import type { Cart } from './cart-actor.ts';
import { isOrderable, type CartDish, type CartLine } from './cart-dish.ts';
import type { JournalEntry, OrderJournal } from './order-journal.ts';
import { recognizeOrder, toCandidate } from './recognize-order.ts';

const checkoutMachine = createCheckoutMachine<CartDish>();
export type CheckoutActor = ActorOfCheckout<CartDish>;

const lockName = 'my-food-checkout';
/** Longer than an order and the renewal before it may take: who still holds the lock then will not learn the answer. Milliseconds. */
const settlementPatienceMs = 120_000;

interface Needs {
  placeOrder: Orders['place'];
  cart: Cart;
  journal: OrderJournal;
  locks: TabLocks;
  isSignedIn(): boolean;
  readMenu(): Promise<Food[]>;
  /** The orders on record, fresh from the server. */
  readOrders(): Promise<Order[]>;
}

interface Placement {
  lines: CartLine[];
  totals: Totals;
  knownIds: number[] | null;
}

/** Spec §7: the one write that must never happen twice by accident. Lives above the router, so leaving the screen never cancels an order. */
export function createCheckoutActor({ placeOrder, cart, journal, locks, isSignedIn, readMenu, readOrders }: Needs): CheckoutActor {
  /** The unsettled order that the last search has looked for: only that one may be sent again, once it was waited for. */
  let searchedId: string | null = null;

  const settle = async (entry: JournalEntry): Promise<void> => {
    // In this order: the entry holds the other tabs back until there is nothing left to send.
    cart.change({ type: 'lines.ordered', lines: entry.lines });
    await journal.write(null);
  };

  const send = async ({ lines, totals, knownIds }: Placement, session: AbortSignal): Promise<void> => {
    // Another tab may have ordered this very cart a moment ago, or have lost the answer to its order.
    if (!cart.holds(lines)) throw new PlacingError({ kind: 'cartChanged' });
    const earlier = await journal.read();
    if (earlier && (earlier.status !== 'absent' || earlier.id !== searchedId)) throw new PlacingError({ kind: 'unsettled' });
    // The session has ended meanwhile: nobody is there to order.
    if (session.aborted) return;
    const entry: JournalEntry = {
      id: `${String(Date.now())} ${String(Math.random())}`,
      status: 'sending',
      lines: lines.map(({ item, quantity }) => ({ id: item.id, name: item.name, quantity })),
      knownIds,
      isSignedIn: isSignedIn(),
    };
    await journal.write(entry);
    // It has ended while the entry was written: nothing was sent.
    if (session.aborted) return journal.write(null);
    try {
      const draftLines = lines.map(({ item, quantity }) => ({ foodId: item.id, quantity, price: item.price }));
      await placeOrder({ lines: draftLines, ...totals });
    } catch (error) {
      const isRefused = error instanceof ApiError && error.reason === 'status';
      // The session has ended meanwhile: the journal is the next user's by now.
      if (!session.aborted) await journal.write(isRefused ? null : { ...entry, status: 'lost' });
      if (!isRefused) throw new PlacingError({ kind: 'unreachable' });
      // Spec §7: the refusal's body is logged.
      console.error('The order was refused.', error.status, error.body);
      throw new PlacingError({ kind: 'refused', retryAfterMs: pauseAfter(error) });
    }
    // Inside the lock: the next tab in the queue finds these lines gone.
    if (!session.aborted) await settle(entry);
  };

  const find = async ({ rejectedIds, isLast }: OrderSearchInput, session: AbortSignal): Promise<OrderSearch> => {
    const entry = await journal.read();
    // Another tab is sending: the lock says so, or that the tab is gone.
    if (entry?.status === 'sending' || (!entry && !isSignedIn())) return { type: 'absent', knownIds: null };
    const orders = await readOrders().catch((error: unknown) => {
      // Without an earlier order nothing depends on the list: a lost answer will then be a question to the user.
      if (entry) throw error;
      return null;
    });
    const knownIds = orders?.map(({ id }) => id) ?? null;
    if (!entry || !orders || session.aborted) return { type: 'absent', knownIds };
    const { order, candidates } = recognizeOrder(entry, orders, rejectedIds);
    // One that was given up may have been ordered anew elsewhere: the user decides.
    if (order && entry.status === 'absent') return { type: 'candidates', candidates: [toCandidate(order)] };
    if (order) {
      await settle(entry);
      return { type: 'recorded' };
    }
    if (candidates.length > 0) return { type: 'candidates', candidates };
    searchedId = entry.id;
    if (isLast) await journal.write({ ...entry, status: 'absent', knownIds });
    return { type: 'absent', knownIds };
  };

  const logic = checkoutMachine.provide({
    actors: {
      readMenu: fromPromise<MenuComparison<CartDish>, { lines: CartLine[] }>(async ({ input }) => {
        const dishes = (await readMenu()).filter(isOrderable);
        cart.change({ type: 'menu.read', items: dishes });
        return comparedWithMenu(input.lines, dishes);
      }),
      placeOrder: fromPromise<void, Placement>(async ({ input, signal }) => {
        const answer = await locks.runIfFree(lockName, () => send(input, signal), 'locked' as const);
        if (answer === 'locked') throw new PlacingError({ kind: 'lockedByOtherTab' });
      }),
      findOrder: fromPromise<OrderSearch, OrderSearchInput>(({ input, signal }) => find(input, signal)),
      settleOrder: fromPromise<void, undefined>(async ({ signal }) => {
        const entry = await journal.read();
        if (entry && !signal.aborted) await settle(entry);
      }),
    },
  });
  const actor = createActor(logic);

  /** Follows what the journal says: other tabs write to it, and earlier visits have. */
  const follow = async (): Promise<void> => {
    const entry = await journal.read();
    if (entry?.isSignedIn && !isSignedIn()) return journal.write(null);
    if (entry?.status === 'lost') return actor.send({ type: 'outcome.lost' });
    if (entry?.status !== 'sending') return actor.send({ type: 'outcome.settled' });
    if (actor.getSnapshot().matches('placing')) return;
    // The tab that sends it holds the lock until it knows the answer. One that was closed or has crashed never will.
    await locks.run(lockName, settlementPatienceMs, async () => {
      const left = await journal.read();
      if (left?.id === entry.id && left.status === 'sending') await journal.write({ ...left, status: 'lost' });
    });
    return follow();
  };
  const followSafely = () => void follow().catch((error: unknown) => console.error('The journal of orders cannot be followed.', error));
  journal.onChange(followSafely);
  followSafely();
  return actor;
}

/** The pause a server asks for, milliseconds; one without `Retry-After` may be asked again at once (Faults §1.3, 429). */
const pauseAfter = ({ status, retryAfterSeconds }: ApiError) => (status === 429 ? (retryAfterSeconds ?? 0) * 1000 : 0);
