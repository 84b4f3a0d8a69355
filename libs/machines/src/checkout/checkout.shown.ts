import { answered, failed, passed, sample, type ShownMachine, unanswered } from '../charts/shown-machine.ts';
import { createCheckoutMachine } from './checkout.machine.ts';
import { PlacingError } from './placing-error.ts';

const line = { item: { id: 1, price: 250 }, quantity: 1, formerPrice: null, isGone: false };
const candidate = { id: 8, createdAt: '', items: [], total: 262 };

export const shownCheckout: ShownMachine = {
  name: 'checkout',
  purpose: 'One order for any number of clicks; an order whose answer was lost is searched for before it may be sent again.',
  machine: createCheckoutMachine().provide({
    actors: { readMenu: unanswered(), placeOrder: unanswered(), findOrder: unanswered(), settleOrder: unanswered() },
  }),
  inputs: [{}],
  samples: [
    sample('an empty cart is ordered', { type: 'order.requested', lines: [] }),
    sample('the cart is ordered', { type: 'order.requested', lines: [line] }),
    sample('the user asks for the outcome', { type: 'outcome.checked' }),
    sample('another tab has lost the answer to its order', { type: 'outcome.lost' }),
    sample('another tab has settled it', { type: 'outcome.settled' }),
    sample('the user knows the order', { type: 'candidate.accepted' }),
    sample('none of them is the order', { type: 'candidates.rejected' }),
    sample('the checkout starts anew', { type: 'checkout.reset' }),
    answered('the menu is as it was', 'readMenu', { lines: [line], hasChanged: false }),
    answered('the menu has changed', 'readMenu', { lines: [line], hasChanged: true }),
    failed('the menu cannot be read', 'readMenu', new Error('no menu')),
    passed('two seconds pass without a menu', 'menuPatience', 'checkout.checking.menu.reading'),
    answered('no earlier order is open', 'readRecord', { type: 'absent', knownIds: [] }),
    answered('an earlier order is on record', 'readRecord', { type: 'recorded' }),
    answered('an earlier order may be on record', 'readRecord', { type: 'candidates', candidates: [candidate] }),
    failed('an earlier order cannot be searched for', 'readRecord', new Error('unreachable')),
    answered('the server takes the order', 'placeOrder'),
    failed('the server refuses the order', 'placeOrder', new PlacingError({ kind: 'refused' })),
    failed('the server asks for a pause', 'placeOrder', new PlacingError({ kind: 'refused', retryAfterMs: 30_000 })),
    passed('the pause is over', 'retryAfter', 'checkout.throttled'),
    failed('another tab is ordering', 'placeOrder', new PlacingError({ kind: 'lockedByOtherTab' })),
    failed('the answer is lost', 'placeOrder', new PlacingError({ kind: 'unreachable' })),
    failed('the outcome of an earlier order is open', 'placeOrder', new PlacingError({ kind: 'unsettled' })),
    answered('the order is on record', 'findOrder', { type: 'recorded' }),
    answered('the order may be on record', 'findOrder', { type: 'candidates', candidates: [candidate] }),
    answered('no such order is on record', 'findOrder', { type: 'absent', knownIds: [] }),
    failed('the orders cannot be read', 'findOrder', new Error('unreachable')),
    passed('the grace period is over', 'gracePeriod', 'checkout.unsettled.waiting'),
    answered('the choice is stored', 'settleOrder'),
    failed('the choice cannot be stored', 'settleOrder', new Error('no storage')),
  ],
  isTooFar: (snapshot) => snapshot.context.rejectedIds.length > 1,
};
