import { createActor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { startSimulated } from '../testing.ts';
import { createCartMachine } from './cart.machine.ts';
import type { Line } from './cart-lines.ts';

interface Dish {
  id: number;
  name: string;
  price: number;
}

const naan: Dish = { id: 1, name: 'Naan', price: 4000 };
const kacchi: Dish = { id: 2, name: 'Kacchi', price: 32050 };
const borhani: Dish = { id: 3, name: 'Borhani', price: 6000 };

function lineOf(item: Dish, quantity = 1, overrides: Partial<Line<Dish>> = {}): Line<Dish> {
  return { item, quantity, previousPrice: null, isUnavailable: false, ...overrides };
}

function start(...lines: Line<Dish>[]) {
  const simulation = startSimulated((clock) => createActor(createCartMachine<Dish>(), { clock, input: { lines } }));
  const snapshot = () => simulation.actor.getSnapshot();
  return {
    ...simulation,
    send: simulation.actor.send,
    value: () => snapshot().value,
    lines: () => snapshot().context.lines,
    removed: () => snapshot().context.removed,
  };
}

const changed = (...lines: Line<Dish>[]) => ({ type: 'cart.changed', lines });

describe('initial state', () => {
  it('is empty without lines, filled with lines, and emits nothing', () => {
    const empty = start();
    const filled = start(lineOf(naan, 2));
    expect([empty.value(), empty.lines(), empty.emitted]).toEqual(['empty', [], []]);
    expect([filled.value(), filled.lines(), filled.emitted]).toEqual(['filled', [lineOf(naan, 2)], []]);
  });

  it('clamps quantities to 1..999, drops lines without one and merges equal dishes', () => {
    const { lines } = start(lineOf(naan, 1e9), lineOf(kacchi, 0), lineOf(borhani, 2.9), lineOf(borhani, 3), lineOf(kacchi, Number.NaN));
    expect(lines()).toEqual([lineOf(naan, 999), lineOf(borhani, 5)]);
  });
});

describe('item.added', () => {
  it('AC-024 adds a dish to the empty cart once', () => {
    const { send, value, lines, emitted } = start();
    send({ type: 'item.added', item: naan });
    expect([value(), lines(), emitted]).toEqual(['filled', [lineOf(naan)], [changed(lineOf(naan))]]);
  });

  it('AC-079 increases the quantity of a dish that is already in the cart', () => {
    const { send, emitted } = start(lineOf(naan), lineOf(kacchi));
    send({ type: 'item.added', item: naan });
    send({ type: 'item.added', item: borhani });
    expect(emitted).toEqual([changed(lineOf(naan, 2), lineOf(kacchi)), changed(lineOf(naan, 2), lineOf(kacchi), lineOf(borhani))]);
  });

  it('stops adding at 999', () => {
    const { send, lines, emitted } = start(lineOf(naan, 998));
    for (let click = 0; click < 3; click += 1) send({ type: 'item.added', item: naan });
    expect([lines(), emitted]).toEqual([[lineOf(naan, 999)], [changed(lineOf(naan, 999))]]);
  });
});

describe('plus and minus', () => {
  it('AC-073 go to 2, to 1 and to an empty cart', () => {
    const { send, value, emitted } = start(lineOf(naan));
    send({ type: 'line.increased', id: 1 });
    send({ type: 'line.decreased', id: 1 });
    send({ type: 'line.removed', id: 1 });
    expect([value(), emitted]).toEqual(['empty', [changed(lineOf(naan, 2)), changed(lineOf(naan, 1)), changed()]]);
  });

  it('AC-074 minus at one removes the line', () => {
    const { send, value, removed, emitted } = start(lineOf(naan));
    send({ type: 'line.decreased', id: 1 });
    expect([value(), removed(), emitted]).toEqual(['empty', { line: lineOf(naan), index: 0 }, [changed()]]);
  });

  it('stop at 999', () => {
    const { send, lines, emitted } = start(lineOf(naan, 999));
    send({ type: 'line.increased', id: 1 });
    expect([lines(), emitted]).toEqual([[lineOf(naan, 999)], []]);
  });

  it.each(['line.increased', 'line.decreased', 'line.removed'] as const)('%s of a dish that is not in the cart does nothing', (type) => {
    const filled = start(lineOf(naan));
    const empty = start();
    filled.send({ type, id: 9 });
    empty.send({ type, id: 1 });
    expect([filled.lines(), filled.removed(), filled.emitted]).toEqual([[lineOf(naan)], null, []]);
    expect([empty.lines(), empty.removed(), empty.emitted]).toEqual([[], null, []]);
  });
});

describe('undo', () => {
  it.each([
    ['the first', 0],
    ['a middle', 1],
    ['the last', 2],
  ] as const)('restores %s line at its index with its quantity', (_, index) => {
    const before = [lineOf(naan, 4), lineOf(kacchi, 5, { previousPrice: 30000 }), lineOf(borhani, 6)];
    const { send, lines, removed, emitted } = start(...before);
    send({ type: 'line.removed', id: before[index]?.item.id ?? 0 });
    send({ type: 'removal.undone' });
    expect([lines(), removed(), emitted]).toEqual([before, null, [changed(...before.toSpliced(index, 1)), changed(...before)]]);
  });

  it('restores the only line after its quantity reached zero', () => {
    const { send, value, lines } = start(lineOf(naan));
    send({ type: 'line.decreased', id: 1 });
    send({ type: 'removal.undone' });
    expect([value(), lines()]).toEqual(['filled', [lineOf(naan)]]);
  });

  it('does nothing without a removal, or after it has expired', () => {
    const { send, lines, removed, emitted } = start(lineOf(naan), lineOf(kacchi));
    send({ type: 'removal.undone' });
    send({ type: 'line.removed', id: 1 });
    send({ type: 'undo.expired' });
    send({ type: 'removal.undone' });
    expect([lines(), removed(), emitted]).toEqual([[lineOf(kacchi)], null, [changed(lineOf(kacchi))]]);
  });

  it('restores only the last removal', () => {
    const { send, lines } = start(lineOf(naan), lineOf(kacchi), lineOf(borhani));
    send({ type: 'line.removed', id: 1 });
    send({ type: 'line.removed', id: 3 });
    send({ type: 'removal.undone' });
    expect(lines()).toEqual([lineOf(kacchi), lineOf(borhani)]);
  });

  it('ends when the same dish is added again', () => {
    const { send, lines, removed } = start(lineOf(naan, 7), lineOf(kacchi));
    send({ type: 'line.removed', id: 1 });
    send({ type: 'item.added', item: borhani });
    expect(removed()).toEqual({ line: lineOf(naan, 7), index: 0 });
    send({ type: 'item.added', item: naan });
    send({ type: 'removal.undone' });
    expect(lines()).toEqual([lineOf(kacchi), lineOf(borhani), lineOf(naan)]);
  });

  it('does not restore an old price', () => {
    const { send, lines } = start(lineOf(naan, 3));
    send({ type: 'line.removed', id: 1 });
    send({ type: 'menu.read', items: [{ ...naan, price: 4500 }] });
    send({ type: 'removal.undone' });
    expect(lines()).toEqual([lineOf({ ...naan, price: 4500 }, 3, { previousPrice: 4000 })]);
  });
});

describe('lines.ordered', () => {
  it('AC-081 empties a cart that was ordered completely', () => {
    const { send, value, lines, emitted } = start(lineOf(naan, 2), lineOf(kacchi));
    send({
      type: 'lines.ordered',
      lines: [
        { id: 1, quantity: 2 },
        { id: 2, quantity: 1 },
      ],
    });
    expect([value(), lines(), emitted]).toEqual(['empty', [], [changed()]]);
  });

  it('keeps what was added since, including more of an ordered dish', () => {
    const { send, lines } = start(lineOf(naan, 2), lineOf(kacchi));
    send({ type: 'line.increased', id: 1 });
    send({ type: 'item.added', item: borhani });
    send({
      type: 'lines.ordered',
      lines: [
        { id: 1, quantity: 2 },
        { id: 2, quantity: 1 },
      ],
    });
    expect(lines()).toEqual([lineOf(naan), lineOf(borhani)]);
  });

  it('removes a dish whose quantity has decreased since', () => {
    const { send, lines } = start(lineOf(naan, 2), lineOf(kacchi));
    send({ type: 'line.decreased', id: 1 });
    send({ type: 'lines.ordered', lines: [{ id: 1, quantity: 2 }] });
    expect(lines()).toEqual([lineOf(kacchi)]);
  });

  it('emits nothing when the cart holds none of the ordered dishes', () => {
    const { send, lines, emitted } = start(lineOf(naan));
    send({ type: 'lines.ordered', lines: [{ id: 2, quantity: 1 }] });
    expect([lines(), emitted]).toEqual([[lineOf(naan)], []]);
  });
});

describe('item.added with a quantity', () => {
  it('adds that many at once, up to the maximum', () => {
    const { send, lines, emitted } = start(lineOf(naan, 990));
    send({ type: 'item.added', item: kacchi, quantity: 3 });
    send({ type: 'item.added', item: naan, quantity: 20 });
    send({ type: 'item.added', item: naan, quantity: 20 });
    expect(lines()).toEqual([lineOf(naan, 999), lineOf(kacchi, 3)]);
    expect(emitted).toHaveLength(2);
  });
});
