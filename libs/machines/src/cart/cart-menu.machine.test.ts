import { describe, expect, it } from 'vitest';
import { startCart } from '../testing/cart-simulation.ts';
import type { Line, Sellable } from './cart-lines.ts';
import { compareWithMenu } from './menu-comparison.ts';

function lineOf(id: number, price: number, overrides: Partial<Line<Sellable>> = {}): Line<Sellable> {
  return { item: { id, price }, quantity: 2, previousPrice: null, isUnavailable: false, ...overrides };
}

describe('menu.read', () => {
  it.each([
    ['uses a changed price and keeps the previous one', lineOf(1, 100), [{ id: 1, price: 120 }], lineOf(1, 120, { previousPrice: 100 })],
    [
      'keeps the first previous price after a second change',
      lineOf(1, 120, { previousPrice: 100 }),
      [{ id: 1, price: 130 }],
      lineOf(1, 130, { previousPrice: 100 }),
    ],
    ['clears the previous price when it is restored', lineOf(1, 120, { previousPrice: 100 }), [{ id: 1, price: 100 }], lineOf(1, 100)],
    ['marks a missing dish as unavailable', lineOf(1, 100), [{ id: 2, price: 100 }], lineOf(1, 100, { isUnavailable: true })],
    ['marks a returned dish as available', lineOf(1, 100, { isUnavailable: true }), [{ id: 1, price: 100 }], lineOf(1, 100)],
    [
      'keeps the previous price of a dish that returns at a higher one',
      lineOf(1, 100, { isUnavailable: true }),
      [{ id: 1, price: 150 }],
      lineOf(1, 150, { previousPrice: 100 }),
    ],
    [
      'AC-677 uses a changed name',
      lineOf(1, 100, { item: { id: 1, name: 'Fish curry', price: 100 } }),
      [{ id: 1, name: 'Beef curry', price: 100 }],
      lineOf(1, 100, { item: { id: 1, name: 'Beef curry', price: 100 } }),
    ],
  ])('%s', (_, before, items, after) => {
    const { send, context, emitted } = startCart(before);
    send({ type: 'menu.read', items });
    expect([context().lines, emitted]).toEqual([[after], [{ type: 'cart.changed', lines: [after] }]]);
  });

  it.each([
    ['unchanged dishes', lineOf(1, 100), [{ id: 1, price: 100 }]],
    ['prices that have already changed', lineOf(1, 120, { previousPrice: 100 }), [{ id: 1, price: 120 }]],
    ['dishes already marked as unavailable', lineOf(1, 100, { isUnavailable: true }), []],
  ])('emits nothing for %s', (_, before, items) => {
    const { send, context, emitted } = startCart(before);
    send({ type: 'menu.read', items });
    expect([context().lines, emitted]).toEqual([[before], []]);
  });

  it('keeps the other lines and their order', () => {
    const { send, context } = startCart(lineOf(1, 100), lineOf(2, 200), lineOf(3, 300));
    send({
      type: 'menu.read',
      items: [
        { id: 3, price: 300 },
        { id: 2, price: 250 },
        { id: 1, price: 100 },
      ],
    });
    expect(context().lines).toEqual([lineOf(1, 100), lineOf(2, 250, { previousPrice: 200 }), lineOf(3, 300)]);
  });
});

it('AC-740 takes a new picture, about which the user need not be asked', () => {
  const lines = [lineOf(1, 100, { item: { id: 1, price: 100, imageUrl: 'https://pictures.example/1?signature=a' } })];
  const item = { id: 1, price: 100, imageUrl: 'https://pictures.example/1?signature=b' };
  expect(compareWithMenu(lines, [item])).toEqual({ lines: [lineOf(1, 100, { item })], hasChanged: false });
});

it('reports whether anything has changed, and returns the same lines when nothing has', () => {
  const lines = [lineOf(1, 100)];
  expect(compareWithMenu(lines, [{ id: 1, price: 100 }])).toEqual({ lines, hasChanged: false });
  expect(compareWithMenu(lines, [{ id: 1, price: 100 }]).lines).toBe(lines);
  expect(compareWithMenu(lines, [])).toEqual({ lines: [lineOf(1, 100, { isUnavailable: true })], hasChanged: true });
});

describe('lines.reloaded', () => {
  it('replaces the lines with those another tab stored, and emits nothing', () => {
    const { send, value, context, emitted } = startCart(lineOf(1, 100));
    send({ type: 'lines.reloaded', lines: [lineOf(2, 200, { quantity: 1 }), lineOf(1, 100, { quantity: 5 })] });
    expect([value(), context().lines, emitted]).toEqual(['filled', [lineOf(2, 200, { quantity: 1 }), lineOf(1, 100, { quantity: 5 })], []]);
    send({ type: 'lines.reloaded', lines: [] });
    expect([value(), context().lines, emitted]).toEqual(['empty', [], []]);
  });

  it('keeps previous prices and availability of known dishes', () => {
    const { send, context } = startCart(lineOf(1, 120, { previousPrice: 100 }), lineOf(2, 200, { isUnavailable: true }));
    send({ type: 'lines.reloaded', lines: [lineOf(1, 120, { quantity: 9 }), lineOf(2, 200), lineOf(3, 300)] });
    expect(context().lines).toEqual([
      lineOf(1, 120, { quantity: 9, previousPrice: 100 }),
      lineOf(2, 200, { isUnavailable: true }),
      lineOf(3, 300),
    ]);
  });

  it('sets the previous price of a dish that another tab has repriced, and clears one that is restored', () => {
    const { send, context } = startCart(lineOf(1, 100), lineOf(2, 220, { previousPrice: 200 }));
    send({ type: 'lines.reloaded', lines: [lineOf(1, 120), lineOf(2, 200)] });
    expect(context().lines).toEqual([lineOf(1, 120, { previousPrice: 100 }), lineOf(2, 200)]);
  });

  it('keeps a removal undoable unless the dish is back or another tab emptied the cart', () => {
    const removal = { line: lineOf(1, 100), index: 0 };
    const outcomes = [[lineOf(2, 200, { quantity: 3 })], [lineOf(2, 200), lineOf(1, 100)], []].map((lines) => {
      const { send, context } = startCart(lineOf(1, 100), lineOf(2, 200));
      send({ type: 'line.removed', id: 1 });
      send({ type: 'lines.reloaded', lines });
      return context().removed;
    });
    expect(outcomes).toEqual([removal, null, null]);
  });

  it('keeps the removal of the last line undoable when storage is empty too', () => {
    const { send, context } = startCart(lineOf(1, 100));
    send({ type: 'line.removed', id: 1 });
    send({ type: 'lines.reloaded', lines: [] });
    send({ type: 'removal.undone' });
    expect(context().lines).toEqual([lineOf(1, 100)]);
  });
});

it('AC-736 a dish that is added again is back on the menu, at the price of its card', () => {
  const { send, context } = startCart(lineOf(1, 100));
  send({ type: 'menu.read', items: [] });
  send({ type: 'item.added', item: { id: 1, price: 120 } });
  expect(context().lines).toEqual([lineOf(1, 120, { quantity: 3 })]);
});
