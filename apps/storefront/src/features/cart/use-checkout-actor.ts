import { useServices } from '../../services/services.tsx';
import type { CheckoutActor } from '../../ordering/checkout-actor.ts';

/** The checkout on the cart page, whose route has loaded it. */
export function useCheckoutActor(): CheckoutActor {
  const checkoutActor = useServices().checkout.current();
  if (!checkoutActor) throw new Error('No checkout here: the route of the cart loads it.');
  return checkoutActor;
}
