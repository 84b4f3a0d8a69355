import { createActor } from 'xstate';
import { startSimulated } from './test-actors.ts';
import { createCartMachine } from '../cart/cart.machine.ts';
import type { Line, Sellable } from '../cart/cart-lines.ts';

interface Dish extends Sellable {
  name: string;
}

export const naan: Dish = { id: 1, name: 'Naan', price: 4000 };
export const kacchi: Dish = { id: 2, name: 'Kacchi', price: 32050 };
export const borhani: Dish = { id: 3, name: 'Borhani', price: 6000 };

export function lineOf(item: Dish, quantity = 1, overrides: Partial<Line<Dish>> = {}): Line<Dish> {
  return { item, quantity, previousPrice: null, isUnavailable: false, ...overrides };
}

/** The event that a cart with these lines emits. */
export const changed = (...lines: Line<Dish>[]) => ({ type: 'cart.changed', lines });

/** A running cart with these lines. */
export function startCart<Item extends Sellable>(...lines: Line<Item>[]) {
  const { actor, emitted } = startSimulated((clock) => createActor(createCartMachine<Item>(), { clock, input: { lines } }));
  const context = () => actor.getSnapshot().context;
  return {
    send: actor.send,
    emitted,
    context,
    value: () => actor.getSnapshot().value,
    lines: () => context().lines,
    removed: () => context().removed,
  };
}
