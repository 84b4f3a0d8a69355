import { useSelector } from '@xstate/react';
import { isOrderPending } from '../../ordering/pending-order/is-order-pending.ts';
import type { CartLine } from '../../ordering/cart-dish.ts';
import { useServices } from '../../services/services.tsx';
import { useCheckoutActor } from './use-checkout-actor.ts';

/** The lines on the cart page. An order that has taken its lines leaves them visible, without controls, until its page replaces this one. */
export function useShownLines(): { lines: CartLine[]; isOrdered: boolean } {
  const { cart } = useServices();
  const checkoutActor = useCheckoutActor();
  const lines = useSelector(cart.actor, ({ context }) => context.lines);
  const ordered = useSelector(cart.actor, ({ context }) => context.ordered);
  const isPending = useSelector(checkoutActor, isOrderPending);
  return isPending && ordered ? { lines: ordered, isOrdered: true } : { lines, isOrdered: false };
}
