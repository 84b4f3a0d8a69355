import type { SessionActor } from '@my-food/machines';
import type { Cart } from './cart-actor.ts';
import type { CheckoutActor } from './checkout-actor.ts';
import type { OrderJournal } from './order-journal.ts';

interface SessionEndOptions {
  sessionActor: SessionActor;
  cart: Pick<Cart, 'reset'>;
  checkoutActor: Pick<CheckoutActor, 'send'>;
  journal: Pick<OrderJournal, 'write'>;
}

/** Resets cart and checkout when the session ends. */
export function resetOnSessionEnd({ sessionActor, cart, checkoutActor, journal }: SessionEndOptions): void {
  const end = (isEndedHere: boolean) => {
    // All tabs share the journal: after the logout of another tab it may belong to the next user.
    if (isEndedHere) void journal.write(null);
    cart.reset();
    checkoutActor.send({ type: 'checkout.reset' });
  };
  sessionActor.on('session.ended', ({ cause }) => end(cause === 'signedOut' || cause === 'replaced'));
  sessionActor.on('session.expired', () => end(true));
}
