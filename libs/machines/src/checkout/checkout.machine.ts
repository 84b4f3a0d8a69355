import { type ActorRefFrom, assign, emit, setup, type SnapshotFrom } from 'xstate';
import type { Line, Sellable } from '../cart/cart-lines.ts';
import type { MenuComparison } from '../cart/menu-comparison.ts';
import { orderableLines, type Totals, totalsOf } from '../cart/totals.ts';
import { unprovided } from '../unprovided.ts';
import { placingFailureOf, retryAfterOf } from './placing-error.ts';

export type CheckoutEvent<Item> =
  { type: 'order.requested'; lines: Line<Item>[] } | { type: 'outcome.checked' } | { type: 'outcome.lost' } | { type: 'checkout.reset' };

export type CheckoutEmitted =
  | { type: 'cart.wasEmpty' }
  | { type: 'order.placed' }
  | { type: 'order.refused' }
  | { type: 'order.unreachable' }
  | { type: 'order.repriced' }
  | { type: 'order.heldElsewhere' }
  | { type: 'order.notFound' }
  | { type: 'order.searchFailed' };

/**
 * One order for any number of clicks (Spec §4, §5; an order whose answer was lost is looked for before it may be sent again).
 * `reviewing`: the person looks at the cart. `checking`: the lines are held against a fresh menu, for `menuPatience` at most. `placing`: the
 * order is being sent. `placed`: it is done, and stays so until `checkout.reset`. `refused`: the server said no; it may be requested again.
 * `throttled`: the server said no and asked for a pause; until it is over nothing is sent.
 * `unknown`: nobody knows whether it was placed, in this tab or (`outcome.lost`) in another. `finding`: the orders are searched for it.
 * `checkout.reset` forgets an order under way too: send it when the session ends, or from the cart screen in `placed` and `refused` only.
 */
export function createCheckoutMachine<Item extends Sellable>() {
  return setup({
    types: {
      context: {} as { lines: Line<Item>[]; startsUnknown: boolean; retryAfterMs: number },
      input: {} as { isOutcomeUnknown: boolean },
      events: {} as CheckoutEvent<Item>,
      emitted: {} as CheckoutEmitted,
    },
    actors: {
      readMenu: unprovided<MenuComparison<Item>, { lines: Line<Item>[] }>('readMenu'),
      placeOrder: unprovided<void, { lines: Line<Item>[]; totals: Totals }>('placeOrder'),
      findOrder: unprovided<boolean, undefined>('findOrder'),
    },
    guards: {
      startsUnknown: ({ context }) => context.startsUnknown,
      hasOrderableLines: (_, lines: Line<Item>[]) => orderableLines(lines).length > 0,
      hasMenuChanged: (_, comparison: MenuComparison<Item>) => comparison.hasChanged,
      isThrottled: (_, failure: { error: unknown }) => retryAfterOf(failure.error) > 0,
      isRefused: (_, failure: { error: unknown }) => placingFailureOf(failure.error).kind === 'refused',
      isHeldElsewhere: (_, failure: { error: unknown }) => placingFailureOf(failure.error).kind === 'heldElsewhere',
      isOnRecord: (_, isFound: boolean) => isFound,
    },
    actions: {
      rememberLines: assign((_, lines: Line<Item>[]) => ({ lines })),
      rememberPause: assign((_, failure: { error: unknown }) => ({ retryAfterMs: retryAfterOf(failure.error) })),
      forgetStart: assign({ startsUnknown: false }),
      announce: emit((_, type: CheckoutEmitted['type']) => ({ type })),
    },
    delays: { menuPatience: 2000, retryAfter: ({ context }) => context.retryAfterMs },
  }).createMachine({
    id: 'checkout',
    context: ({ input }) => ({ lines: [], startsUnknown: input.isOutcomeUnknown, retryAfterMs: 0 }),
    initial: 'reviewing',
    states: {
      reviewing: {
        always: { guard: 'startsUnknown', target: 'unknown', actions: 'forgetStart' },
        on: {
          'order.requested': [
            {
              guard: { type: 'hasOrderableLines', params: ({ event }) => event.lines },
              target: 'checking',
              actions: { type: 'rememberLines', params: ({ event }) => event.lines },
            },
            { actions: { type: 'announce', params: 'cart.wasEmpty' } },
          ],
          'outcome.lost': 'unknown',
        },
      },
      checking: {
        invoke: {
          id: 'readMenu',
          src: 'readMenu',
          input: ({ context }) => ({ lines: context.lines }),
          onDone: [
            {
              guard: { type: 'hasMenuChanged', params: ({ event }) => event.output },
              target: 'reviewing',
              actions: { type: 'announce', params: 'order.repriced' },
            },
            { target: 'placing' },
          ],
          onError: { target: 'placing' },
        },
        after: { menuPatience: { target: 'placing' } },
        on: { 'outcome.lost': 'unknown', 'checkout.reset': 'reviewing' },
      },
      placing: {
        invoke: {
          id: 'placeOrder',
          src: 'placeOrder',
          input: ({ context }) => ({ lines: orderableLines(context.lines), totals: totalsOf(context.lines) }),
          onDone: { target: 'placed', actions: { type: 'announce', params: 'order.placed' } },
          onError: [
            {
              guard: { type: 'isThrottled', params: ({ event }) => ({ error: event.error }) },
              target: 'throttled',
              actions: [
                { type: 'rememberPause', params: ({ event }) => ({ error: event.error }) },
                { type: 'announce', params: 'order.refused' },
              ],
            },
            {
              guard: { type: 'isRefused', params: ({ event }) => ({ error: event.error }) },
              target: 'refused',
              actions: { type: 'announce', params: 'order.refused' },
            },
            {
              guard: { type: 'isHeldElsewhere', params: ({ event }) => ({ error: event.error }) },
              target: 'reviewing',
              actions: { type: 'announce', params: 'order.heldElsewhere' },
            },
            { target: 'unknown', actions: { type: 'announce', params: 'order.unreachable' } },
          ],
        },
        on: { 'checkout.reset': 'reviewing' },
      },
      placed: { on: { 'checkout.reset': 'reviewing' } },
      refused: {
        on: {
          'order.requested': [
            {
              guard: { type: 'hasOrderableLines', params: ({ event }) => event.lines },
              target: 'checking',
              actions: { type: 'rememberLines', params: ({ event }) => event.lines },
            },
            { actions: { type: 'announce', params: 'cart.wasEmpty' } },
          ],
          'outcome.lost': 'unknown',
          'checkout.reset': 'reviewing',
        },
      },
      throttled: {
        after: { retryAfter: { target: 'refused' } },
        on: { 'outcome.lost': 'unknown', 'checkout.reset': 'reviewing' },
      },
      unknown: { on: { 'outcome.checked': 'finding', 'checkout.reset': 'reviewing' } },
      finding: {
        invoke: {
          id: 'findOrder',
          src: 'findOrder',
          onDone: [
            {
              guard: { type: 'isOnRecord', params: ({ event }) => event.output },
              target: 'placed',
              actions: { type: 'announce', params: 'order.placed' },
            },
            { target: 'reviewing', actions: { type: 'announce', params: 'order.notFound' } },
          ],
          onError: { target: 'unknown', actions: { type: 'announce', params: 'order.searchFailed' } },
        },
        on: { 'checkout.reset': 'reviewing' },
      },
    },
  });
}

/** The checkout over any cart. */
export const checkoutMachine = createCheckoutMachine<Sellable>();
export type CheckoutActor<Item extends Sellable = Sellable> = ActorRefFrom<ReturnType<typeof createCheckoutMachine<Item>>>;
export type CheckoutSnapshot<Item extends Sellable = Sellable> = SnapshotFrom<ReturnType<typeof createCheckoutMachine<Item>>>;
