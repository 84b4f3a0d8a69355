import { createActor } from 'xstate';
import type { Line, Sellable } from '../cart/cart-lines.ts';
import type { MenuComparison } from '../cart/menu-comparison.ts';
import type { Totals } from '../cart/totals.ts';
import { type Call, recorded, startSimulated } from '../testing.ts';
import { checkoutMachine } from './checkout.machine.ts';

type Lines = Line<Sellable>[];

/** Margherita ×2 and Kacchi ×1 of the acceptance tests: 820.50. */
export const lines: Lines = [
  { item: { id: 1, price: 25000 }, quantity: 2, formerPrice: null, isGone: false },
  { item: { id: 2, price: 32050 }, quantity: 1, formerPrice: null, isGone: false },
];
export const repriced: Lines = lines.map((line) => ({ ...line, item: { ...line.item, price: 100 }, formerPrice: line.item.price }));
export const gone: Line<Sellable> = { item: { id: 3, price: 99900 }, quantity: 3, formerPrice: null, isGone: true };

/** A running checkout whose menu, orders and searches are answered by hand. */
export function startCheckout(input = { isOutcomeUnknown: false }) {
  const reads: Call<{ lines: Lines }, MenuComparison<Sellable>>[] = [];
  const orders: Call<{ lines: Lines; totals: Totals }, void>[] = [];
  const searches: Call<undefined, boolean>[] = [];
  const machine = checkoutMachine.provide({
    actors: { readMenu: recorded(reads), placeOrder: recorded(orders), findOrder: recorded(searches) },
  });
  const { actor, clock, emitted } = startSimulated((simulated) => createActor(machine, { clock: simulated, input }));
  return { send: actor.send, value: () => actor.getSnapshot().value, clock, emitted, reads, orders, searches };
}

/** A checkout whose menu did not come in time: the order is on its way. */
export function startPlacing() {
  const started = startCheckout();
  started.send({ type: 'order.requested', lines });
  started.clock.increment(2000);
  return started;
}
