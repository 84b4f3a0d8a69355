import {
  compareWithMenu,
  createCheckoutMachine,
  PlacingError,
  type MenuComparison,
  type CheckoutActor as ActorOfCheckout,
  type OrderSearch,
  type OrderSearchInput,
} from '@my-food/machines';
import { createActor, fromPromise } from 'xstate';
import { shop } from '../../shop.config.ts';
import { isOrderable, type CartDish, type CartLine } from './cart-dish.ts';
import type { CheckoutServices, LastSearch } from './checkout-services.ts';
import { findOrder } from './pending-order/find-order.ts';
import { followJournal, sendingLockName } from './pending-order/follow-journal.ts';
import { sendOrder, type Placement } from './pending-order/send-order.ts';
import { settleOrder } from './pending-order/settle-order.ts';

const checkoutMachine = createCheckoutMachine<CartDish>(shop.tax.percent);
export type CheckoutActor = ActorOfCheckout<CartDish>;

/** Spec §7: an order must never be sent twice by accident. The actor is independent of the router, so a navigation never cancels an order. */
export function createCheckoutActor(services: CheckoutServices): CheckoutActor {
  const { cart, locks, readMenu } = services;
  const lastSearch: LastSearch = { entry: null, missingId: null };
  let requestedAt = 0;
  const logic = checkoutMachine.provide({
    actors: {
      readMenu: fromPromise<MenuComparison<CartDish>, { lines: CartLine[] }>(async ({ input }) => {
        requestedAt = Date.now();
        const dishes = (await readMenu()).filter(isOrderable);
        cart.change({ type: 'menu.read', items: dishes });
        return compareWithMenu(input.lines, dishes);
      }),
      placeOrder: fromPromise<void, Placement>(async ({ input, signal }) => {
        const placement = { ...input, requestedAt };
        const result = await locks.runIfFree(sendingLockName, () => sendOrder(services, lastSearch, placement, signal));
        if (result === 'locked') throw new PlacingError({ kind: 'lockedByOtherTab' });
      }),
      findOrder: fromPromise<OrderSearch, OrderSearchInput>(({ input, signal }) => findOrder(services, lastSearch, input, signal)),
      settleOrder: fromPromise<void, undefined>(async () => {
        if (lastSearch.entry) await settleOrder(services, lastSearch.entry);
      }),
    },
  });
  const actor = createActor(logic);
  followJournal(actor, services);
  return actor;
}
