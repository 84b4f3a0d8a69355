import { PlacingError } from '@my-food/machines';
import { shownMachine } from '@my-food/machines/charts';
import type { AnyMachineSnapshot } from 'xstate';
import { modelOf } from './screen-model.ts';

const line = { item: { id: 1, price: 250_00 }, quantity: 1, formerPrice: null, isGone: false };
const isIn =
  (...states: string[]) =>
  (snapshot: AnyMachineSnapshot) =>
    states.some((state) => snapshot.matches(state));
const refusal = (kind: PlacingError['failure']['kind']) => ({
  type: 'xstate.error.actor.placeOrder',
  error: new PlacingError({ kind }),
});

export const checkoutModel = modelOf(shownMachine('checkout'), {
  inputs: [{ isOutcomeUnknown: false }, { isOutcomeUnknown: true }],
  done: {
    'an empty cart is ordered': { event: { type: 'order.requested', lines: [] }, where: isIn('reviewing', 'refused') },
    'the cart is ordered': { event: { type: 'order.requested', lines: [line] }, where: isIn('reviewing', 'refused') },
    'the menu is as it was': { event: { type: 'xstate.done.actor.readMenu', output: { lines: [line], hasChanged: false } } },
    'the menu has changed': { event: { type: 'xstate.done.actor.readMenu', output: { lines: [line], hasChanged: true } } },
    'the menu cannot be read': { event: { type: 'xstate.error.actor.readMenu', error: new Error('500') } },
    'two seconds pass without a menu': { event: { type: 'xstate.after.menuPatience.checkout.checking' } },
    'the server takes the order': { event: { type: 'xstate.done.actor.placeOrder' } },
    'the server refuses the order': { event: refusal('refused') },
    'the server asks for a pause': {
      event: { type: 'xstate.error.actor.placeOrder', error: new PlacingError({ kind: 'refused', retryAfterMs: 30_000 }) },
    },
    'the pause is over': { event: { type: 'xstate.after.retryAfter.checkout.throttled' } },
    'another tab is ordering this cart': { event: refusal('heldElsewhere'), isByItself: true },
    'the answer is lost': { event: refusal('unreachable') },
    'the person asks for the outcome': { event: { type: 'outcome.checked' }, where: isIn('unknown') },
    'another tab has lost the answer to its order': {
      event: { type: 'outcome.lost' },
      where: isIn('reviewing', 'checking', 'refused', 'throttled'),
    },
    'the order is on record': { event: { type: 'xstate.done.actor.findOrder', output: true } },
    'no such order is on record': { event: { type: 'xstate.done.actor.findOrder', output: false } },
    'the orders cannot be read': { event: { type: 'xstate.error.actor.findOrder', error: new Error('500') } },
    'another tab signs out': {
      event: { type: 'checkout.reset' },
      where: isIn('checking', 'placing', 'refused', 'throttled', 'unknown', 'finding'),
    },
  },
  byItself: { 'the next cart may be ordered': { event: { type: 'checkout.reset' }, where: isIn('placed') } },
});
