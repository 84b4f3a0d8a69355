import { queryKeys } from '@my-food/api/queries';
import type { QueryClient } from '@tanstack/react-query';
import type { RegisteredRouter } from '@tanstack/react-router';
import { messages } from '../i18n/messages.ts';
import type { Toaster } from '../notifications/toaster.ts';
import type { Cart } from './cart-actor.ts';
import type { CheckoutActor } from './checkout-actor.ts';

interface CheckoutEffectsOptions {
  cart: Pick<Cart, 'actor'>;
  checkoutActor: CheckoutActor;
  queryClient: QueryClient;
  toaster: Toaster;
  router: RegisteredRouter;
}

/** Maps the checkout's emitted events to toasts, cache updates and navigation. Independent of the cart page: the order continues after a navigation. */
export function startCheckoutEffects({ cart, checkoutActor, queryClient, toaster, router }: CheckoutEffectsOptions): void {
  checkoutActor.on('cart.wasEmpty', () => toaster.show(messages.cartWasEmpty));
  checkoutActor.on('order.refused', () => {
    toaster.show(messages.orderRefused);
    // A changed price or an unavailable dish may be the cause: refetch the menu before the next attempt (Faults §1.3).
    // A read that has got no answer is not waited for.
    const menu = { queryKey: queryKeys.foods };
    void queryClient.cancelQueries(menu).then(() => queryClient.invalidateQueries(menu));
  });
  checkoutActor.on('order.unreachable', () => toaster.show(messages.orderUnreachable));
  checkoutActor.on('order.placed', () => {
    toaster.show(messages.orderPlaced);
    void queryClient.invalidateQueries({ queryKey: queryKeys.orders });
    const end = () => {
      checkoutActor.send({ type: 'order.shown' });
      cart.actor.send({ type: 'page.left' });
    };
    // `latestLocation`: another page may already be loading.
    const isOnCartRoute = router.latestLocation.pathname.startsWith('/food/add-to-card');
    if (!isOnCartRoute) return end();
    // The cart shows the ordered lines until the next page has replaced it.
    const unsubscribe = router.subscribe('onRendered', () => {
      unsubscribe();
      end();
    });
    void router.navigate({ to: '/profile/' });
  });
}
