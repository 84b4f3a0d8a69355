import type { QueryClient } from '@tanstack/react-query';
import { messages } from '../copy/messages.ts';
import type { Toaster } from '../lib/toaster.ts';
import type { AppRouter } from '../routing/router.ts';
import type { CheckoutActor } from './checkout-actor.ts';

interface Needs {
  checkoutActor: CheckoutActor;
  queryClient: QueryClient;
  toaster: Toaster;
  router: AppRouter;
}

/** Maps what the checkout emits to messages and navigation, wherever the user is by then. */
export function startCheckoutEffects({ checkoutActor, queryClient, toaster, router }: Needs): void {
  checkoutActor.on('cart.wasEmpty', () => toaster.show(messages.cartWasEmpty));
  checkoutActor.on('order.refused', () => {
    toaster.show(messages.orderRefused);
    // A changed price or a dish that is gone may be the cause: the menu is read anew, and shown before the next try (Faults §1.3).
    void queryClient.invalidateQueries({ queryKey: ['foods'] });
  });
  checkoutActor.on('order.unreachable', () => toaster.show(messages.orderUnreachable));
  checkoutActor.on('order.placed', () => {
    toaster.show(messages.orderPlaced);
    void queryClient.invalidateQueries({ queryKey: ['orders'] });
    // The next cart may be ordered at once.
    checkoutActor.send({ type: 'checkout.reset' });
    // Not the screen that stands but the one asked for: the next may still be loading.
    const isStillThere = router.latestLocation.pathname.startsWith('/food/add-to-card');
    if (isStillThere) void router.navigate({ to: '/profile/' });
  });
}
