import type { QueryClient } from '@tanstack/react-query';
import type { RegisteredRouter } from '@tanstack/react-router';
import { messages } from '../i18n/messages.ts';
import type { Toaster } from '../notifications/toaster.ts';
import type { CheckoutActor } from './checkout-actor.ts';

interface CheckoutEffectsOptions {
  checkoutActor: CheckoutActor;
  queryClient: QueryClient;
  toaster: Toaster;
  router: RegisteredRouter;
}

/** Maps the checkout's emitted events to toasts, cache updates and navigation. Independent of the cart page: the order continues after a navigation. */
export function startCheckoutEffects({ checkoutActor, queryClient, toaster, router }: CheckoutEffectsOptions): void {
  checkoutActor.on('cart.wasEmpty', () => toaster.show(messages.cartWasEmpty));
  checkoutActor.on('order.refused', () => {
    toaster.show(messages.orderRefused);
    // A changed price or an unavailable dish may be the cause: refetch the menu before the next attempt (Faults §1.3).
    void queryClient.invalidateQueries({ queryKey: ['foods'] });
  });
  checkoutActor.on('order.unreachable', () => toaster.show(messages.orderUnreachable));
  checkoutActor.on('order.placed', () => {
    toaster.show(messages.orderPlaced);
    void queryClient.invalidateQueries({ queryKey: ['orders'] });
    // Allows the next order at once.
    checkoutActor.send({ type: 'checkout.reset' });
    // `latestLocation`: another page may already be loading.
    const isOnCartRoute = router.latestLocation.pathname.startsWith('/food/add-to-card');
    if (isOnCartRoute) void router.navigate({ to: '/profile/' });
  });
}
