import { answered, failed, passed, sample, type ShownMachine, unanswered } from '../charts/shown-machine.ts';
import { createCheckoutMachine } from './checkout.machine.ts';
import { PlacingError } from './placing-error.ts';

const line = { item: { id: 1, price: 250 }, quantity: 1, formerPrice: null, isGone: false };

export const shownCheckout: ShownMachine = {
  name: 'checkout',
  purpose: 'One order for any number of clicks; an order whose answer was lost is looked for before it may be sent again.',
  machine: createCheckoutMachine().provide({ actors: { readMenu: unanswered(), placeOrder: unanswered(), findOrder: unanswered() } }),
  inputs: [{ isOutcomeUnknown: false }, { isOutcomeUnknown: true }],
  samples: [
    sample('an empty cart is ordered', { type: 'order.requested', lines: [] }),
    sample('the cart is ordered', { type: 'order.requested', lines: [line] }),
    sample('the person asks for the outcome', { type: 'outcome.checked' }),
    sample('another tab has lost the answer to its order', { type: 'outcome.lost' }),
    sample('the checkout starts anew', { type: 'checkout.reset' }),
    answered('the menu is as it was', 'readMenu', { lines: [line], hasChanged: false }),
    answered('the menu has changed', 'readMenu', { lines: [line], hasChanged: true }),
    failed('the menu cannot be read', 'readMenu', new Error('no menu')),
    passed('two seconds pass without a menu', 'menuPatience', 'checkout.checking'),
    answered('the server takes the order', 'placeOrder'),
    failed('the server refuses the order', 'placeOrder', new PlacingError({ kind: 'refused' })),
    failed('the server asks for a pause', 'placeOrder', new PlacingError({ kind: 'refused', retryAfterMs: 30_000 })),
    passed('the pause is over', 'retryAfter', 'checkout.throttled'),
    failed('another tab is ordering this cart', 'placeOrder', new PlacingError({ kind: 'heldElsewhere' })),
    failed('the answer is lost', 'placeOrder', new PlacingError({ kind: 'unreachable' })),
    answered('the order is on record', 'findOrder', true),
    answered('no such order is on record', 'findOrder', false),
    failed('the orders cannot be read', 'findOrder', new Error('unreachable')),
  ],
};
