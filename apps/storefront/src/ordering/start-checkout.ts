import type { Orders } from '@my-food/api';
import type { Queries } from '@my-food/api/queries';
import type { SessionActor } from '@my-food/machines';
import type { QueryClient } from '@tanstack/react-query';
import type { RegisteredRouter } from '@tanstack/react-router';
import type { Toaster } from '../notifications/toaster.ts';
import type { TabLocks } from '../platform/tab-lock/tab-lock.ts';
import { alwaysStale } from '../queries/always-stale.ts';
import { onQueryData } from '../queries/on-query-update.ts';
import type { Cart } from './cart-actor.ts';
import { createCheckoutActor, type CheckoutActor } from './checkout-actor.ts';
import { startCheckoutEffects } from './checkout-effects.ts';
import type { OrderJournal } from './pending-order/order-journal.ts';
import { readOrders } from './read-orders.ts';

interface StartCheckoutOptions {
  /** Removes the listener for logins when aborted. */
  lifetime: AbortSignal;
  orders: Orders;
  queries: Queries;
  queryClient: QueryClient;
  sessionActor: SessionActor;
  cart: Cart;
  journal: OrderJournal;
  locks: TabLocks;
  toaster: Toaster;
  router: RegisteredRouter;
}

/** Starts the checkout with its effects. */
export function startCheckout({
  lifetime,
  orders,
  queries,
  queryClient,
  sessionActor,
  toaster,
  router,
  ...options
}: StartCheckoutOptions): CheckoutActor {
  const isSignedIn = () => sessionActor.getSnapshot().context.session !== null;
  const checkoutActor = createCheckoutActor({
    ...options,
    placeOrder: (draft) => orders.place(draft),
    isSignedIn,
    readMenu: () => queryClient.fetchQuery({ ...queries.foods(), staleTime: alwaysStale }),
    readOrders: () => readOrders({ queryClient, queries, list: () => orders.list() }),
    knownOrders: () => queryClient.getQueryData(queries.orders().queryKey) ?? [],
    onKnownOrders: (listener) => onQueryData(queryClient, queries.orders().queryKey, listener),
  });
  // A refusal of a guest or of an expired session advises to log in: after a login it is obsolete.
  const forgetRefusal = () => {
    const snapshot = checkoutActor.getSnapshot();
    if (snapshot.matches('reviewing') && snapshot.context.note === 'refused') checkoutActor.send({ type: 'checkout.reset' });
  };
  window.addEventListener('login', forgetRefusal, { signal: lifetime });
  // Another tab has logged in.
  let wasSignedIn = isSignedIn();
  sessionActor.subscribe(() => {
    if (!wasSignedIn && isSignedIn()) forgetRefusal();
    wasSignedIn = isSignedIn();
  });
  startCheckoutEffects({ cart: options.cart, checkoutActor, queryClient, toaster, router });
  checkoutActor.start();
  return checkoutActor;
}
