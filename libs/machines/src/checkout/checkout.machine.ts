import { type ActorRefFrom, assign, emit, setup, type SnapshotFrom } from 'xstate';
import type { Line, Sellable } from '../cart/cart-lines.ts';
import type { MenuComparison } from '../cart/menu-comparison.ts';
import { orderableLines, type Totals, totalsOf } from '../cart/totals.ts';
import { notImplemented } from '../not-implemented.ts';
import type { OrderSearch, OrderSearchInput } from './order-search.ts';
import type { Checkout, CheckoutEmitted, CheckoutEvent, CheckoutNote } from './checkout-types.ts';
import { placingFailureOf, retryAfterOf } from './placing-error.ts';

/** How long a slow server may take to store an order whose response was lost, before it may be sent again. Milliseconds. */
export const gracePeriod = 30_000;

const initialSearch = { candidates: [], rejectedIds: [], hasWaited: false, note: null };

/**
 * Places one order for any number of clicks (Spec §4, §5). If the response is lost, the machine searches the orders, waits and searches again before
 * the order may be sent once more (Behaviour 'Orders').
 * - `reviewing`: idle; `context.note` says why nothing was sent.
 * - `checking`: compares the menu, for `menuTimeout` at most, and reads the orders.
 * - `placing`: sends the order. `placed`: done until `checkout.reset`.
 * - `throttled`: the server answered 429; waits for `retryAfter`.
 * - `unsettled`: it is unknown whether an order was stored, by this tab or (`outcome.lost`) by another. Nothing is sent. `finding` searches the orders,
 *   `choosing` lets the user pick one of `context.candidates`, `settling` stores the choice, `waiting` waits for `gracePeriod` before the last search.
 *
 * `checkout.reset` also stops an order in flight: send it when the session ends, or in `placed`.
 */
export function createCheckoutMachine<Item extends Sellable>() {
  return setup({
    types: {
      context: {} as Checkout<Item>,
      events: {} as CheckoutEvent<Item>,
      emitted: {} as CheckoutEmitted,
    },
    actors: {
      readMenu: notImplemented<MenuComparison<Item>, { lines: Line<Item>[] }>('readMenu'),
      placeOrder: notImplemented<void, { lines: Line<Item>[]; totals: Totals; knownIds: number[] | null }>('placeOrder'),
      findOrder: notImplemented<OrderSearch, OrderSearchInput>('findOrder'),
      settleOrder: notImplemented<void, undefined>('settleOrder'),
    },
    guards: {
      hasOrderableLines: (_, lines: Line<Item>[]) => orderableLines(lines).length > 0,
      hasMenuChanged: (_, comparison: MenuComparison<Item>) => comparison.hasChanged,
      isThrottled: (_, { error }: { error: unknown }) => retryAfterOf(error) > 0,
      isLost: (_, { error }: { error: unknown }) => placingFailureOf(error).kind === 'unreachable',
      isUnsettled: (_, { error }: { error: unknown }) => placingFailureOf(error).kind === 'unsettled',
      isRefused: (_, { error }: { error: unknown }) => placingFailureOf(error).kind === 'refused',
      isRecorded: (_, search: OrderSearch) => search.type === 'recorded',
      hasCandidates: (_, search: OrderSearch) => search.type === 'candidates',
      hasWaited: ({ context }) => context.hasWaited,
    },
    actions: {
      rememberLines: assign((_, lines: Line<Item>[]) => ({ lines, note: null })),
      rememberRetryAfter: assign((_, { error }: { error: unknown }) => ({ retryAfterMs: retryAfterOf(error) })),
      rememberFailure: assign((_, { error }: { error: unknown }) => ({ note: noteOf(error) })),
      rememberSearch: assign((_, search: OrderSearch) => ({
        candidates: search.type === 'candidates' ? search.candidates : [],
        knownIds: search.type === 'absent' ? search.knownIds : null,
      })),
      rememberRejection: assign(({ context }) => ({ rejectedIds: [...context.rejectedIds, ...context.candidates.map(({ id }) => id)] })),
      rememberWaiting: assign({ hasWaited: true }),
      resetSearch: assign(initialSearch),
      clearOtherTabNote: assign(({ context }) => ({ note: context.note === 'lockedByOtherTab' ? null : context.note })),
      note: assign((_, note: CheckoutNote) => ({ note })),
      announce: emit((_, type: CheckoutEmitted['type']) => ({ type })),
    },
    delays: { menuTimeout: 2000, gracePeriod, retryAfter: ({ context }) => context.retryAfterMs },
  }).createMachine({
    id: 'checkout',
    context: { ...initialSearch, lines: [], knownIds: null, retryAfterMs: 0 },
    initial: 'reviewing',
    on: { 'checkout.reset': { target: '.reviewing', actions: 'resetSearch' } },
    states: {
      reviewing: {
        on: {
          'order.requested': [
            {
              guard: { type: 'hasOrderableLines', params: ({ event }) => event.lines },
              target: 'checking',
              actions: { type: 'rememberLines', params: ({ event }) => event.lines },
            },
            { actions: { type: 'announce', params: 'cart.wasEmpty' } },
          ],
          'outcome.lost': { target: 'unsettled', actions: 'resetSearch' },
          'outcome.settled': { actions: 'clearOtherTabNote' },
        },
      },
      checking: {
        type: 'parallel',
        on: { 'outcome.lost': { target: 'unsettled', actions: 'resetSearch' } },
        onDone: { target: 'placing' },
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
                  onError: { target: 'compared' },
                },
                after: { menuTimeout: { target: 'compared' } },
              },
              compared: { type: 'final' },
            },
          },
          record: {
            initial: 'reading',
            states: {
              reading: {
                invoke: {
                  id: 'readRecord',
                  src: 'findOrder',
                  input: ({ context }) => ({ rejectedIds: context.rejectedIds, isLast: false }),
                  onDone: [
                    {
                      guard: { type: 'isRecorded', params: ({ event }) => event.output },
                      target: '#checkout.placed',
                      actions: { type: 'announce', params: 'order.placed' },
                    },
                    {
                      guard: { type: 'hasCandidates', params: ({ event }) => event.output },
                      target: '#checkout.unsettled.choosing',
                      actions: { type: 'rememberSearch', params: ({ event }) => event.output },
                    },
                    { target: 'known', actions: { type: 'rememberSearch', params: ({ event }) => event.output } },
                  ],
                  onError: { target: '#checkout.unsettled', actions: { type: 'note', params: 'searchFailed' } },
                },
              },
              known: { type: 'final' },
            },
          },
        },
      },
      placing: {
        invoke: {
          id: 'placeOrder',
          src: 'placeOrder',
          input: ({ context }) => ({ lines: orderableLines(context.lines), totals: totalsOf(context.lines), knownIds: context.knownIds }),
          onDone: { target: 'placed', actions: { type: 'announce', params: 'order.placed' } },
          onError: [
            {
              guard: { type: 'isLost', params: ({ event }) => ({ error: event.error }) },
              target: 'unsettled',
              actions: ['resetSearch', { type: 'announce', params: 'order.unreachable' }],
            },
            {
              guard: { type: 'isUnsettled', params: ({ event }) => ({ error: event.error }) },
              target: 'unsettled',
              actions: 'resetSearch',
            },
            {
              guard: { type: 'isThrottled', params: ({ event }) => ({ error: event.error }) },
              target: 'throttled',
              actions: [
                { type: 'rememberRetryAfter', params: ({ event }) => ({ error: event.error }) },
                { type: 'announce', params: 'order.refused' },
              ],
            },
            {
              guard: { type: 'isRefused', params: ({ event }) => ({ error: event.error }) },
              target: 'reviewing',
              actions: [
                { type: 'note', params: 'refused' },
                { type: 'announce', params: 'order.refused' },
              ],
            },
            { target: 'reviewing', actions: { type: 'rememberFailure', params: ({ event }) => ({ error: event.error }) } },
          ],
        },
      },
      placed: {},
      throttled: {
        after: { retryAfter: { target: 'reviewing', actions: { type: 'note', params: 'refused' } } },
        on: { 'outcome.lost': { target: 'unsettled', actions: 'resetSearch' } },
      },
      unsettled: {
        initial: 'unknown',
        on: { 'outcome.settled': { target: 'reviewing', actions: 'resetSearch' } },
        states: {
          unknown: { on: { 'outcome.checked': 'finding' } },
          finding: {
            invoke: {
              id: 'findOrder',
              src: 'findOrder',
              input: ({ context }) => ({ rejectedIds: context.rejectedIds, isLast: context.hasWaited }),
              onDone: [
                {
                  guard: { type: 'isRecorded', params: ({ event }) => event.output },
                  target: '#checkout.placed',
                  actions: { type: 'announce', params: 'order.placed' },
                },
                {
                  guard: { type: 'hasCandidates', params: ({ event }) => event.output },
                  target: 'choosing',
                  actions: { type: 'rememberSearch', params: ({ event }) => event.output },
                },
                { guard: 'hasWaited', target: '#checkout.reviewing', actions: { type: 'note', params: 'absent' } },
                { target: 'waiting' },
              ],
              onError: { target: 'unknown', actions: { type: 'note', params: 'searchFailed' } },
            },
          },
          choosing: {
            on: { 'candidate.accepted': 'settling', 'candidates.rejected': { target: 'finding', actions: 'rememberRejection' } },
          },
          settling: {
            invoke: {
              id: 'settleOrder',
              src: 'settleOrder',
              onDone: { target: '#checkout.placed', actions: { type: 'announce', params: 'order.placed' } },
              onError: { target: 'unknown' },
            },
          },
          waiting: { after: { gracePeriod: { target: 'finding', actions: 'rememberWaiting' } } },
        },
      },
    },
  });
}

/** The note for a failure after which nothing was sent. */
function noteOf(error: unknown): CheckoutNote {
  return placingFailureOf(error).kind === 'cartChanged' ? 'cartChanged' : 'lockedByOtherTab';
}

/** The checkout of a cart with any items. */
export const checkoutMachine = createCheckoutMachine<Sellable>();
export type CheckoutActor<Item extends Sellable = Sellable> = ActorRefFrom<ReturnType<typeof createCheckoutMachine<Item>>>;
export type CheckoutSnapshot<Item extends Sellable = Sellable> = SnapshotFrom<ReturnType<typeof createCheckoutMachine<Item>>>;
