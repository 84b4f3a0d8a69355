import type { SessionActor } from '@my-food/machines';
import type { Cart } from './cart-actor.ts';
import type { CheckoutActor } from './checkout-actor.ts';
import type { OrderJournal } from './pending-order/order-journal.ts';

interface SessionEndOptions {
  sessionActor: SessionActor;
  cart: Pick<Cart, 'reset'>;
  checkout: { current(): Pick<CheckoutActor, 'send'> | null };
  journal: Pick<OrderJournal, 'write'>;
}

/** Resets cart and checkout when the session ends. */
export function resetOnSessionEnd({ sessionActor, cart, checkout, journal }: SessionEndOptions): void {
  sessionActor.on('session.ended', ({ cause }) => {
    // All tabs share the journal.
    if (cause !== 'otherTab') void journal.write(null);
    cart.reset();
    checkout.current()?.send({ type: 'checkout.reset' });
  });
}
