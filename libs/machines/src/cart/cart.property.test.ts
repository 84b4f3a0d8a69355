import fc from 'fast-check';
import { createActor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { startSimulated } from '../testing/test-actors.ts';
import { type CartEvent, createCartMachine } from './cart.machine.ts';
import type { Line, Sellable } from './cart-lines.ts';
import { totalsOf } from './totals.ts';

const id = fc.integer({ min: 1, max: 5 });
const price = fc.integer({ min: 1, max: 10_000_000 });
const sellable: fc.Arbitrary<Sellable> = fc.record({ id, price });
const line: fc.Arbitrary<Line<Sellable>> = fc.record({
  item: sellable,
  quantity: fc.oneof(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 997, max: 999 })),
  previousPrice: fc.constant(null),
  isUnavailable: fc.constant(false),
});
const lines = fc.uniqueArray(line, { selector: ({ item }) => item.id, maxLength: 5 });
const items = fc.uniqueArray(sellable, { selector: (item) => item.id, maxLength: 5 });

const added = fc.integer({ min: 1, max: 1200 });

const event: fc.Arbitrary<CartEvent<Sellable>> = fc.oneof(
  fc.record({ type: fc.constant('item.added' as const), item: sellable }),
  fc.record({
    type: fc.constant('items.added' as const),
    items: fc.array(fc.record({ item: sellable, quantity: added }), { maxLength: 4 }),
  }),
  fc.record({ type: fc.constant('line.increased' as const), id }),
  fc.record({ type: fc.constant('line.decreased' as const), id }),
  fc.record({
    type: fc.constant('line.quantity.set' as const),
    id,
    quantity: fc.oneof(fc.integer({ min: -2, max: 1200 }), fc.constantFrom(NaN, Infinity, 2.5)),
  }),
  fc.record({ type: fc.constant('line.removed' as const), id }),
  fc.record({ type: fc.constant('removal.undone' as const) }),
  fc.record({ type: fc.constant('page.left' as const) }),
  fc.record({ type: fc.constant('lines.reloaded' as const), lines }),
  fc.record({ type: fc.constant('menu.read' as const), items }),
  fc.record({
    type: fc.constant('lines.ordered' as const),
    lines: fc.uniqueArray(fc.record({ id, quantity: fc.integer({ min: 1, max: 4 }) }), { selector: (ordered) => ordered.id, maxLength: 3 }),
  }),
);
const events = fc.array(event, { maxLength: 40 });

function start(given: Line<Sellable>[]) {
  const { actor, emitted } = startSimulated((clock) => createActor(createCartMachine(), { clock, input: { lines: given } }));
  return { send: actor.send, snapshot: () => actor.getSnapshot(), lines: () => actor.getSnapshot().context.lines, emitted };
}

const idsOf = (given: Line<Sellable>[]): number[] => given.map(({ item }) => item.id);

/** The dishes an event may remove; every other line has to stay. */
function removable(sent: CartEvent<Sellable>, before: Line<Sellable>[]): number[] {
  if (sent.type === 'line.removed') return [sent.id];
  if (sent.type === 'line.decreased') return before.some(({ item, quantity }) => item.id === sent.id && quantity === 1) ? [sent.id] : [];
  if (sent.type === 'lines.ordered') {
    const quantityOf = (dish: number) => sent.lines.find((ordered) => ordered.id === dish)?.quantity ?? 0;
    return before.filter(({ item, quantity }) => quantity <= quantityOf(item.id)).map(({ item }) => item.id);
  }
  return sent.type === 'lines.reloaded' ? idsOf(before) : [];
}

function check(rule: (cart: ReturnType<typeof start>, sent: CartEvent<Sellable>, before: Line<Sellable>[]) => void): void {
  fc.assert(
    fc.property(lines, events, (given, sequence) => {
      const cart = start(given);
      for (const sent of sequence) {
        const before = cart.lines();
        cart.send(sent);
        rule(cart, sent, before);
      }
    }),
    { seed: 1971, numRuns: 300 },
  );
}

describe('after any events', () => {
  it('quantities are 1..999, dishes occur once, and the state matches whether there are any', () => {
    check((cart) => {
      expect(cart.lines().every(({ quantity }) => Number.isInteger(quantity) && quantity >= 1 && quantity <= 999)).toBe(true);
      expect(new Set(idsOf(cart.lines())).size).toBe(cart.lines().length);
      expect(cart.snapshot().value).toBe(cart.lines().length === 0 ? 'empty' : 'filled');
    });
  });

  it('only removable lines are lost, and the others keep their order', () => {
    check((cart, sent, before) => {
      if (sent.type === 'lines.reloaded') {
        expect(idsOf(cart.lines())).toEqual(idsOf(sent.lines));
        return;
      }
      const taken = removable(sent, before);
      const remaining = idsOf(before).filter((dish) => !taken.includes(dish));
      expect(idsOf(cart.lines()).filter((dish) => idsOf(before).includes(dish))).toEqual(remaining);
    });
  });

  it('the last emitted event holds the current lines, unless they were reloaded; no change emits nothing', () => {
    check((cart, sent, before) => {
      const emitted = cart.emitted.splice(0);
      const isSilent = sent.type === 'lines.reloaded' || before === cart.lines();
      expect(emitted).toEqual(isSilent ? [] : [{ type: 'cart.changed', lines: cart.lines() }]);
      if (sent.type !== 'lines.reloaded' && before !== cart.lines()) expect(cart.lines()).not.toEqual(before);
    });
  });

  it('totals are the exact sums of the available dishes', () => {
    check((cart) => {
      const counted = cart.lines().filter(({ isUnavailable }) => !isUnavailable);
      const subtotal = counted.reduce((sum, { item, quantity }) => sum + BigInt(item.price) * BigInt(quantity), 0n);
      const tax = (subtotal * 5n + 50n) / 100n;
      expect(totalsOf(cart.lines(), 5)).toEqual({ subtotal: Number(subtotal), tax: Number(tax), total: Number(subtotal + tax) });
    });
  });
});

it('undo is the inverse of every removal', () => {
  fc.assert(
    fc.property(lines, events, id, (given, sequence, dish) => {
      const cart = start(given);
      for (const sent of sequence) cart.send(sent);
      const before = cart.lines();
      fc.pre(idsOf(before).includes(dish));
      cart.send({ type: 'line.removed', id: dish });
      expect(idsOf(cart.lines())).not.toContain(dish);
      cart.send({ type: 'removal.undone' });
      expect(cart.lines()).toEqual(before);
    }),
    { seed: 1971, numRuns: 300 },
  );
});

it('plus and minus are inverses below 999', () => {
  fc.assert(
    fc.property(lines, (given) => {
      const cart = start(given);
      const inner = given.filter(({ quantity }) => quantity < 999).map(({ item }) => item.id);
      for (const dish of inner) cart.send({ type: 'line.increased', id: dish });
      for (const dish of inner) cart.send({ type: 'line.decreased', id: dish });
      expect(cart.lines()).toEqual(given);
    }),
    { seed: 1971 },
  );
});
