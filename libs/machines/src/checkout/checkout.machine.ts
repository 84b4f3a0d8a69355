import type { ActorRefFrom } from 'xstate';
import { orderableLines, type Sellable } from '../cart/cart-lines.ts';
import { totalsOf } from '../cart/totals.ts';
import { initialContext, setupCheckout } from './checkout-setup.ts';

/**
 * Places one order for any number of clicks (Spec §4, §5). If the response is lost, the machine searches the orders, waits and searches again before
 * the order may be sent once more (Behaviour 'Orders'). `checkout.reset` also stops an order in flight: send it when the session ends.
 * - `reviewing`: idle; `context.note` is the reason why the last order was not placed, or the result of the last search.
 * - `checking`: compares the menu, for `menuTimeout` at most, and reads the orders.
 * - `placing`: sends the order. `placed`: done until `order.shown`; `context.placed` stays until the next order, of this tab or a lost one of another.
 * - `throttled`: the server answered 429; waits for `retryAfter`.
 * - `unsettled`: it is unknown whether an order was stored, by this tab or (`outcome.lost`) by another. Nothing is sent. `finding` searches the orders,
 *   `choosing` lets the user pick one of `context.candidates`, `settling` stores what was found, `waiting` waits for `gracePeriod` before the last search.
 */
export function createCheckoutMachine<Item extends Sellable>(taxPercent: number) {
  return setupCheckout<Item>().createMachine({
    id: 'checkout',
    context: initialContext,
    initial: 'reviewing',
    on: {
      'checkout.reset': { target: '.reviewing', actions: 'reset' },
      'page.left': { actions: 'clearPressNote' },
      'order.requested': {
        guard: { type: 'hasNoOrderableLines', params: ({ event }) => event.lines },
        actions: { type: 'announce', params: 'cart.wasEmpty' },
      },
    },
    states: {
      reviewing: {
        on: {
          'order.requested': {
            guard: { type: 'hasOrderableLines', params: ({ event }) => event.lines },
            target: 'checking',
            actions: { type: 'rememberLines', params: ({ event }) => event.lines },
          },
          'outcome.lost': { target: 'unsettled', actions: 'reset' },
          'outcome.settled': { actions: 'clearOtherTabNote' },
        },
      },
      checking: {
        type: 'parallel',
        on: { 'outcome.lost': { target: 'unsettled', actions: 'reset' } },
        onDone: 'placing',
        states: {
          menu: {
            initial: 'reading',
            states: {
              reading: {
                invoke: {
                  id: 'readMenu',
                  src: 'readMenu',
                  input: ({ context }) => ({ lines: context.lines }),
                  onDone: [
                    {
                      guard: { type: 'hasMenuChanged', params: ({ event }) => event.output },
                      target: '#checkout.reviewing',
                      actions: { type: 'note', params: 'menuChanged' },
                    },
                    { target: 'compared' },
                  ],
                  onError: 'compared',
                },
                after: { menuTimeout: 'compared' },
              },
              compared: { type: 'final' },
            },
          },
          search: {
            initial: 'finding',
            states: {
              finding: {
                invoke: {
                  id: 'findEarlierOrder',
                  src: 'findOrder',
                  input: ({ context }) => ({ rejectedIds: context.rejectedIds, isLast: false, isSettledElsewhere: false }),
                  onDone: [
                    {
                      guard: { type: 'isRecorded', params: ({ event }) => event.output },
                      target: '#checkout.unsettled.settling',
                      actions: { type: 'rememberSearch', params: ({ event }) => event.output },
                    },
                    {
                      guard: { type: 'hasCandidates', params: ({ event }) => event.output },
                      target: '#checkout.unsettled.choosing',
                      actions: { type: 'rememberSearch', params: ({ event }) => event.output },
                    },
                    { target: 'absent', actions: { type: 'rememberSearch', params: ({ event }) => event.output } },
                  ],
                  onError: { target: '#checkout.reviewing', actions: { type: 'note', params: 'searchFailed' } },
                },
              },
              absent: { type: 'final' },
            },
          },
        },
      },
      placing: {
        invoke: {
          id: 'placeOrder',
          src: 'placeOrder',
          input: ({ context }) => ({
            lines: orderableLines(context.lines),
            totals: totalsOf(context.lines, taxPercent),
            knownIds: context.knownIds,
          }),
          onDone: { target: 'placed', actions: 'rememberPlaced' },
          onError: [
            {
              guard: { type: 'isLost', params: ({ event }) => event },
              target: 'unsettled',
              actions: ['reset', { type: 'announce', params: 'order.unreachable' }],
            },
            {
              guard: { type: 'isNotStored', params: ({ event }) => event },
              target: 'reviewing',
              actions: [
                { type: 'note', params: 'refused' },
                { type: 'announce', params: 'order.unreachable' },
              ],
            },
            { guard: { type: 'isUnsettled', params: ({ event }) => event }, target: 'unsettled', actions: 'reset' },
            {
              guard: { type: 'isThrottled', params: ({ event }) => event },
              target: 'throttled',
              actions: [
                { type: 'rememberRetryAfter', params: ({ event }) => event },
                { type: 'announce', params: 'order.refused' },
              ],
            },
            {
              guard: { type: 'isRefused', params: ({ event }) => event },
              target: 'reviewing',
              actions: [
                { type: 'note', params: 'refused' },
                { type: 'announce', params: 'order.refused' },
              ],
            },
            { target: 'reviewing', actions: { type: 'rememberFailure', params: ({ event }) => event } },
          ],
        },
      },
      placed: { entry: { type: 'announce', params: 'order.placed' }, on: { 'order.shown': 'reviewing' } },
      throttled: { after: { retryAfter: 'reviewing' }, on: { 'outcome.lost': { target: 'unsettled', actions: 'reset' } } },
      unsettled: {
        initial: 'unknown',
        // Another tab may settle it first: the user of this one, who looks for it, learns the outcome as well, unless that tab loses another order.
        on: { 'outcome.settled': '.finding.settledElsewhere' },
        states: {
          unknown: { on: { 'outcome.checked': 'finding', 'outcome.settled': { target: '#checkout.reviewing', actions: 'reset' } } },
          finding: {
            entry: 'clearPressNote',
            on: { 'outcome.settled': '.settledElsewhere' },
            initial: 'open',
            states: { open: {}, settledElsewhere: { on: { 'outcome.lost': { target: '#checkout.unsettled', actions: 'reset' } } } },
            invoke: {
              id: 'findOrder',
              src: 'findOrder',
              input: ({ context: { rejectedIds, hasWaited }, event }) => ({
                rejectedIds,
                isLast: hasWaited,
                isSettledElsewhere: event.type === 'outcome.settled',
              }),
              onDone: [
                {
                  guard: { type: 'isRecorded', params: ({ event }) => event.output },
                  target: 'settling',
                  actions: { type: 'rememberSearch', params: ({ event }) => event.output },
                },
                { guard: 'isSettledElsewhere', target: '#checkout.reviewing', actions: 'reset' },
                {
                  guard: { type: 'hasCandidates', params: ({ event }) => event.output },
                  target: 'choosing',
                  actions: { type: 'rememberSearch', params: ({ event }) => event.output },
                },
                { guard: 'hasWaited', target: '#checkout.reviewing', actions: { type: 'note', params: 'absent' } },
                { target: 'waiting' },
              ],
              onError: [
                { guard: 'isSettledElsewhere', target: '#checkout.reviewing', actions: 'reset' },
                { target: 'unknown', actions: { type: 'note', params: 'searchFailed' } },
              ],
            },
          },
          choosing: {
            on: { 'candidate.accepted': 'settling', 'candidates.rejected': { target: 'finding', actions: 'rememberRejection' } },
          },
          settling: {
            // Settled by both, it is announced by both.
            on: { 'outcome.settled': undefined },
            invoke: { id: 'settleOrder', src: 'settleOrder', onDone: '#checkout.placed', onError: 'unknown' },
          },
          waiting: { after: { gracePeriod: { target: 'finding', actions: 'rememberWaiting' } } },
        },
      },
    },
  });
}

export type CheckoutActor<Item extends Sellable = Sellable> = ActorRefFrom<ReturnType<typeof createCheckoutMachine<Item>>>;
