import { createActor } from 'xstate';
import type { Line, Sellable } from '../cart/cart-lines.ts';
import type { MenuComparison } from '../cart/menu-comparison.ts';
import type { Totals } from '../cart/totals.ts';
import { type Call, flushPromises, recorded, startSimulated } from './test-actors.ts';
import { createCheckoutMachine } from '../checkout/checkout.machine.ts';
import type { OrderCandidate, OrderSearch, OrderSearchInput } from '../checkout/order-search.ts';

type Lines = Line<Sellable>[];

/** Margherita ×2 and Kacchi ×1 of the acceptance tests: 820.50. */
export const lines: Lines = [
  { item: { id: 1, price: 25000 }, quantity: 2, previousPrice: null, isUnavailable: false },
  { item: { id: 2, price: 32050 }, quantity: 1, previousPrice: null, isUnavailable: false },
];
export const repriced: Lines = lines.map((line) => ({ ...line, item: { ...line.item, price: 100 }, previousPrice: line.item.price }));
export const unavailable: Line<Sellable> = { item: { id: 3, price: 99900 }, quantity: 3, previousPrice: null, isUnavailable: true };
export const unchanged: MenuComparison<Sellable> = { lines, hasChanged: false };
export const candidate: OrderCandidate = { id: 8, createdAt: '', items: [{ name: 'Naan', quantity: 1 }], total: 3150 };
export const absent: OrderSearch = { type: 'absent', knownIds: [7] };

/** A running checkout; the test resolves its invoked actors. */
export function startCheckout() {
  const reads: Call<{ lines: Lines }, MenuComparison<Sellable>>[] = [];
  const orders: Call<{ lines: Lines; totals: Totals; knownIds: number[] | null }, void>[] = [];
  const searches: Call<OrderSearchInput, OrderSearch>[] = [];
  const settlements: Call<undefined, void>[] = [];
  const machine = createCheckoutMachine(5).provide({
    actors: { readMenu: recorded(reads), placeOrder: recorded(orders), findOrder: recorded(searches), settleOrder: recorded(settlements) },
  });
  const { actor, clock, emitted } = startSimulated((simulated) => createActor(machine, { clock: simulated }));
  const snapshot = () => actor.getSnapshot();
  return {
    send: actor.send,
    isIn: (state: Parameters<ReturnType<typeof snapshot>['matches']>[0]) => snapshot().matches(state),
    value: () => snapshot().value,
    note: () => snapshot().context.note,
    placed: () => snapshot().context.placed,
    candidates: () => snapshot().context.candidates,
    /** Resolves or rejects the latest `findOrder`. */
    async find(found: OrderSearch | Error) {
      const answer = searches.at(-1)?.answer;
      if (found instanceof Error) answer?.reject(found);
      else answer?.resolve(found);
      await flushPromises();
    },
    /** Resolves or rejects the latest `settleOrder`. */
    async settle(error?: Error) {
      const answer = settlements.at(-1)?.answer;
      if (error) answer?.reject(error);
      else answer?.resolve();
      await flushPromises();
    },
    clock,
    emitted,
    reads,
    orders,
    searches,
    settlements,
  };
}

/** A checkout in `placing`, after the menu timeout. */
export async function startPlacing() {
  const started = startCheckout();
  started.send({ type: 'order.requested', lines });
  started.clock.increment(2000);
  await started.find(absent);
  return started;
}

/** A checkout in `unsettled`: the response to its order was lost. */
export async function startUnsettled() {
  const started = await startPlacing();
  started.orders[0]?.answer.reject(new Error('time-out'));
  await flushPromises();
  started.emitted.splice(0);
  return started;
}
