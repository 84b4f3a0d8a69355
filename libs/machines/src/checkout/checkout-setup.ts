import { assign, emit, setup, stateIn } from 'xstate';
import { orderableLines, type Line, type Sellable } from '../cart/cart-lines.ts';
import type { MenuComparison } from '../cart/menu-comparison.ts';
import type { Totals } from '../cart/totals.ts';
import { notImplemented } from '../not-implemented.ts';
import type { OrderSearch, OrderSearchInput } from './order-search.ts';
import type { Checkout, CheckoutEmitted, CheckoutEvent, CheckoutNote } from './checkout-types.ts';
import { placingFailureOf, retryAfterOf } from './placing-error.ts';

/** How long a slow server may take to store an order whose response was lost, before it may be sent again. Milliseconds. */
export const gracePeriod = 30_000;

export const initialContext = {
  lines: [],
  knownIds: null,
  candidates: [],
  rejectedIds: [],
  hasWaited: false,
  retryAfterMs: 0,
  placed: null,
  note: null,
};

/** The types, actors, guards, actions and delays of the checkout machine. */
export function setupCheckout<Item extends Sellable>() {
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
      hasNoOrderableLines: (_, lines: Line<Item>[]) => orderableLines(lines).length === 0,
      hasMenuChanged: (_, comparison: MenuComparison<Item>) => comparison.hasChanged,
      isThrottled: (_, { error }: { error: unknown }) => retryAfterOf(error) > 0,
      isLost: (_, { error }: { error: unknown }) => placingFailureOf(error).kind === 'unreachable',
      isNotStored: (_, { error }: { error: unknown }) => placingFailureOf(error).kind === 'notStored',
      isUnsettled: (_, { error }: { error: unknown }) => placingFailureOf(error).kind === 'unsettled',
      isRefused: (_, { error }: { error: unknown }) => placingFailureOf(error).kind === 'refused',
      isRecorded: (_, search: OrderSearch) => search.type === 'recorded',
      hasCandidates: (_, search: OrderSearch) => search.type === 'candidates',
      hasWaited: ({ context }) => context.hasWaited,
      isSettledElsewhere: stateIn({ unsettled: { finding: 'settledElsewhere' } }),
    },
    actions: {
      rememberLines: assign((_, lines: Line<Item>[]) => ({ lines, note: null, placed: null })),
      rememberPlaced: assign(({ context }) => ({ placed: { lines: orderableLines(context.lines), knownIds: context.knownIds } })),
      rememberRetryAfter: assign((_, { error }: { error: unknown }) => ({ retryAfterMs: retryAfterOf(error) })),
      rememberFailure: assign((_, { error }: { error: unknown }) => ({ note: noteOf(error) })),
      rememberSearch: assign((_, search: OrderSearch) => ({
        candidates: search.type === 'candidates' ? search.candidates : [],
        knownIds: search.type === 'absent' ? search.knownIds : null,
      })),
      rememberRejection: assign(({ context }) => ({ rejectedIds: [...context.rejectedIds, ...context.candidates.map(({ id }) => id)] })),
      rememberWaiting: assign({ hasWaited: true }),
      reset: assign(initialContext),
      clearOtherTabNote: assign(({ context }) => ({ note: context.note === 'lockedByOtherTab' ? null : context.note })),
      clearPressNote: assign(({ context: { note } }) => ({ note: note === 'refused' || note === 'absent' ? note : null })),
      note: assign((_, note: CheckoutNote) => ({ note })),
      announce: emit((_, type: CheckoutEmitted['type']) => ({ type })),
    },
    delays: { menuTimeout: 2000, gracePeriod, retryAfter: ({ context }) => context.retryAfterMs },
  });
}

/** The note for a failure that is neither a refusal nor an unknown outcome. */
function noteOf(error: unknown): CheckoutNote {
  const { kind } = placingFailureOf(error);
  if (kind === 'overdue') return 'absent';
  return kind === 'cartChanged' ? kind : 'lockedByOtherTab';
}
