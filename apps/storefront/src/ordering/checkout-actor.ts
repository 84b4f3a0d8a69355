import { ApiError, type Api, type Food, type Order } from '@my-food/api';
import {
  comparedWithMenu,
  createCheckoutMachine,
  PlacingError,
  type MenuComparison,
  type CheckoutActor as ActorOfCheckout,
  type Totals,
} from '@my-food/machines';
import { createActor, fromPromise } from 'xstate';
import { ifTabLockIsFree } from '../lib/tab-lock.ts';
import type { Cart } from './cart-actor.ts';
import { isOrderable, type CartDish, type CartLine } from './cart-dish.ts';
import type { CartStorage } from './cart-storage.ts';
import type { PendingOrder, PendingOrderMark } from './pending-order.ts';

const checkoutMachine = createCheckoutMachine<CartDish>();
export type CheckoutActor = ActorOfCheckout<CartDish>;

interface Needs {
  api: Api;
  cart: Cart;
  storage: CartStorage;
  pendingOrder: PendingOrderMark;
  readMenu(): Promise<Food[]>;
  /** The orders on record, none of this visit's missing; null when they are not known. */
  knownOrders(): Order[] | null;
  readOrders(): Promise<Order[]>;
}

/** Spec §7: the one write a person must never make twice by accident. Lives above the router, so leaving the screen never cancels an order. */
export function createCheckoutActor({ api, cart, storage, pendingOrder, readMenu, knownOrders, readOrders }: Needs): CheckoutActor {
  const place = async (lines: CartLine[], totals: Totals, session: AbortSignal): Promise<void> => {
    const answer = await ifTabLockIsFree('my-food-checkout', () => send(lines, totals, session), 'held' as const);
    if (answer === 'held') throw new PlacingError({ kind: 'heldElsewhere' });
  };

  let hasOrdered = false;
  /** After an order of this visit an equal one is told from it by its id alone: the list is read anew when it is not known any more. */
  const ordersOnRecord = async (): Promise<Order[] | null> => {
    const known = knownOrders();
    if (known || !hasOrdered) return known;
    const late = new Promise<null>((resolve) => setTimeout(resolve, recordPatienceMs, null));
    return Promise.race([readOrders().catch(() => null), late]);
  };

  const send = async (lines: CartLine[], totals: Totals, session: AbortSignal): Promise<void> => {
    // Another tab may have ordered this very cart a moment ago.
    if (storage.read().length === 0) throw new PlacingError({ kind: 'heldElsewhere' });
    const known = await ordersOnRecord();
    // The session has ended meanwhile: nobody is there to order.
    if (session.aborted) return;
    pendingOrder.write({ total: totals.total, knownIds: known?.map((order) => order.id) ?? null, requestedAt: Date.now() });
    try {
      const draftLines = lines.map(({ item, quantity }) => ({ foodId: item.id, quantity, price: item.price }));
      await api.orders.place({ lines: draftLines, ...totals });
      hasOrdered = true;
      // The session has ended meanwhile: the cart is the next person's by now.
      if (session.aborted) return;
      // Emptied inside the lock: the next tab in the queue finds nothing to order.
      cart.change({ type: 'cart.emptied' });
      pendingOrder.remove();
    } catch (error) {
      if (!(error instanceof ApiError) || error.reason !== 'status') {
        pendingOrder.share();
        throw new PlacingError({ kind: 'unreachable' });
      }
      pendingOrder.remove();
      // Spec §7: the refusal's body is logged.
      console.error('The order was refused.', error.status, error.body);
      throw new PlacingError({ kind: 'refused', retryAfterMs: pauseAfter(error) });
    }
  };

  const logic = checkoutMachine.provide({
    actors: {
      readMenu: fromPromise<MenuComparison<CartDish>, { lines: CartLine[] }>(async ({ input }) => {
        const dishes = (await readMenu()).filter(isOrderable);
        cart.change({ type: 'menu.read', items: dishes });
        return comparedWithMenu(input.lines, dishes);
      }),
      placeOrder: fromPromise<void, { lines: CartLine[]; totals: Totals }>(({ input, signal }) => place(input.lines, input.totals, signal)),
      findOrder: fromPromise<boolean, undefined>(async ({ signal }) => {
        const pending = pendingOrder.read();
        const found = (await readOrders()).some((order) => pending !== null && isTheOne(order, pending));
        // The session has ended meanwhile: mark and cart are the next person's by now.
        if (signal.aborted) return false;
        hasOrdered ||= found;
        // In this order: the mark holds the other tabs back until there is nothing left to send.
        if (found) cart.change({ type: 'cart.emptied' });
        pendingOrder.remove();
        return found;
      }),
    },
  });
  const actor = createActor(logic, { input: { isOutcomeUnknown: pendingOrder.read() !== null } });
  pendingOrder.onOtherTab((outcome) => {
    hasOrdered = true;
    const { value } = actor.getSnapshot();
    if (outcome === 'lost') actor.send({ type: 'outcome.lost' });
    else if (value === 'unknown' || value === 'finding') actor.send({ type: 'checkout.reset' });
  });
  return actor;
}

/** An order does not wait longer than this for the list of those before it. Milliseconds. */
const recordPatienceMs = 2000;

/** The pause a server asks for, milliseconds; one without `Retry-After` may be asked again at once (FAULTS §1.3, 429). */
const pauseAfter = ({ status, retryAfterSeconds }: ApiError) => (status === 429 ? (retryAfterSeconds ?? 0) * 1000 : 0);

/** A server's clock may run behind ours by this much and its order still count as new. Milliseconds. */
const clockToleranceMs = 120_000;

function isTheOne(order: Order, pending: PendingOrder): boolean {
  if (order.total !== pending.total) return false;
  if (pending.knownIds) return !pending.knownIds.includes(order.id);
  const createdAt = Date.parse(order.createdAt);
  return Number.isNaN(createdAt) || createdAt >= pending.requestedAt - clockToleranceMs;
}
