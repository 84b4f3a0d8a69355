import { createActor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { startSimulated } from '../testing.ts';
import { createCartMachine } from './cart.machine.ts';
import type { Line, Sellable } from './cart-lines.ts';
import { comparedWithMenu } from './menu-comparison.ts';

function lineOf(id: number, price: number, notes: Partial<Line<Sellable>> = {}): Line<Sellable> {
  return { item: { id, price }, quantity: 2, formerPrice: null, isGone: false, ...notes };
}

function start(...lines: Line<Sellable>[]) {
  const { actor, emitted } = startSimulated((clock) => createActor(createCartMachine(), { clock, input: { lines } }));
  return { send: actor.send, context: () => actor.getSnapshot().context, value: () => actor.getSnapshot().value, emitted };
}

describe('menu.read', () => {
  it.each([
    ['uses a changed price and keeps the previous one', lineOf(1, 100), [{ id: 1, price: 120 }], lineOf(1, 120, { formerPrice: 100 })],
    [
      'keeps the first previous price after a second change',
      lineOf(1, 120, { formerPrice: 100 }),
      [{ id: 1, price: 130 }],
      lineOf(1, 130, { formerPrice: 100 }),
    ],
    ['clears the previous price when it is restored', lineOf(1, 120, { formerPrice: 100 }), [{ id: 1, price: 100 }], lineOf(1, 100)],
    ['marks a missing dish as unavailable', lineOf(1, 100), [{ id: 2, price: 100 }], lineOf(1, 100, { isGone: true })],
    ['marks a returned dish as available', lineOf(1, 100, { isGone: true }), [{ id: 1, price: 100 }], lineOf(1, 100)],
    [
      'keeps the previous price of a dish that returns at a higher one',
      lineOf(1, 100, { isGone: true }),
      [{ id: 1, price: 150 }],
      lineOf(1, 150, { formerPrice: 100 }),
    ],
  ])('%s', (_, before, items, after) => {
    const { send, context, emitted } = start(before);
    send({ type: 'menu.read', items });
    expect([context().lines, emitted]).toEqual([[after], [{ type: 'cart.changed', lines: [after] }]]);
  });

  it.each([
    ['unchanged dishes', lineOf(1, 100), [{ id: 1, price: 100 }]],
    ['prices that have already changed', lineOf(1, 120, { formerPrice: 100 }), [{ id: 1, price: 120 }]],
    ['dishes already marked as unavailable', lineOf(1, 100, { isGone: true }), []],
  ])('emits nothing for %s', (_, before, items) => {
    const { send, context, emitted } = start(before);
    send({ type: 'menu.read', items });
    expect([context().lines, emitted]).toEqual([[before], []]);
  });

  it('keeps the other lines and their order', () => {
    const { send, context } = start(lineOf(1, 100), lineOf(2, 200), lineOf(3, 300));
    send({
      type: 'menu.read',
      items: [
        { id: 3, price: 300 },
        { id: 2, price: 250 },
        { id: 1, price: 100 },
      ],
    });
    expect(context().lines).toEqual([lineOf(1, 100), lineOf(2, 250, { formerPrice: 200 }), lineOf(3, 300)]);
  });
});

it('reports whether anything has changed, and returns the same lines when nothing has', () => {
  const lines = [lineOf(1, 100)];
  expect(comparedWithMenu(lines, [{ id: 1, price: 100 }])).toEqual({ lines, hasChanged: false });
  expect(comparedWithMenu(lines, [{ id: 1, price: 100 }]).lines).toBe(lines);
  expect(comparedWithMenu(lines, [])).toEqual({ lines: [lineOf(1, 100, { isGone: true })], hasChanged: true });
});

describe('lines.recalled', () => {
  it('replaces the lines with those another tab stored, and emits nothing', () => {
    const { send, value, context, emitted } = start(lineOf(1, 100));
    send({ type: 'lines.recalled', lines: [lineOf(2, 200, { quantity: 1 }), lineOf(1, 100, { quantity: 5 })] });
    expect([value(), context().lines, emitted]).toEqual(['filled', [lineOf(2, 200, { quantity: 1 }), lineOf(1, 100, { quantity: 5 })], []]);
    send({ type: 'lines.recalled', lines: [] });
    expect([value(), context().lines, emitted]).toEqual(['empty', [], []]);
  });

  it('keeps previous prices and availability of known dishes', () => {
    const { send, context } = start(lineOf(1, 120, { formerPrice: 100 }), lineOf(2, 200, { isGone: true }));
    send({ type: 'lines.recalled', lines: [lineOf(1, 120, { quantity: 9 }), lineOf(2, 200), lineOf(3, 300)] });
    expect(context().lines).toEqual([lineOf(1, 120, { quantity: 9, formerPrice: 100 }), lineOf(2, 200, { isGone: true }), lineOf(3, 300)]);
  });

  it('sets the previous price of a dish that another tab has repriced, and clears one that is restored', () => {
    const { send, context } = start(lineOf(1, 100), lineOf(2, 220, { formerPrice: 200 }));
    send({ type: 'lines.recalled', lines: [lineOf(1, 120), lineOf(2, 200)] });
    expect(context().lines).toEqual([lineOf(1, 120, { formerPrice: 100 }), lineOf(2, 200)]);
  });

  it('clamps quantities to 1..999', () => {
    const { send, context } = start();
    send({ type: 'lines.recalled', lines: [lineOf(1, 100, { quantity: 5000 }), lineOf(2, 100, { quantity: -1 })] });
    expect(context().lines).toEqual([lineOf(1, 100, { quantity: 999 })]);
  });

  it('keeps a removal undoable unless the dish is back or another tab emptied the cart', () => {
    const removal = { line: lineOf(1, 100), index: 0 };
    const outcomes = [[lineOf(2, 200, { quantity: 3 })], [lineOf(2, 200), lineOf(1, 100)], []].map((lines) => {
      const { send, context } = start(lineOf(1, 100), lineOf(2, 200));
      send({ type: 'line.removed', id: 1 });
      send({ type: 'lines.recalled', lines });
      return context().removed;
    });
    expect(outcomes).toEqual([removal, null, null]);
  });

  it('keeps the removal of the last line undoable when storage is empty too', () => {
    const { send, context } = start(lineOf(1, 100));
    send({ type: 'line.removed', id: 1 });
    send({ type: 'lines.recalled', lines: [] });
    send({ type: 'removal.undone' });
    expect(context().lines).toEqual([lineOf(1, 100)]);
  });
});
