import { describe, expect, it } from 'vitest';
import { borhani, changed, kacchi, lineOf, naan, startCart } from '../testing/cart-simulation.ts';

describe('initial state', () => {
  it('is empty without lines, filled with lines, and emits nothing', () => {
    const empty = startCart();
    const filled = startCart(lineOf(naan, 2));
    expect([empty.value(), empty.lines(), empty.emitted]).toEqual(['empty', [], []]);
    expect([filled.value(), filled.lines(), filled.emitted]).toEqual(['filled', [lineOf(naan, 2)], []]);
  });
});

describe('item.added', () => {
  it('AC-024 adds a dish to the empty cart once', () => {
    const { send, value, lines, emitted } = startCart();
    send({ type: 'item.added', item: naan });
    expect([value(), lines(), emitted]).toEqual(['filled', [lineOf(naan)], [changed(lineOf(naan))]]);
  });

  it('AC-079 increases the quantity of a dish that is already in the cart', () => {
    const { send, emitted } = startCart(lineOf(naan), lineOf(kacchi));
    send({ type: 'item.added', item: naan });
    send({ type: 'item.added', item: borhani });
    expect(emitted).toEqual([changed(lineOf(naan, 2), lineOf(kacchi)), changed(lineOf(naan, 2), lineOf(kacchi), lineOf(borhani))]);
  });

  it('stops adding at 999', () => {
    const { send, lines, emitted } = startCart(lineOf(naan, 998));
    for (let click = 0; click < 3; click += 1) send({ type: 'item.added', item: naan });
    expect([lines(), emitted]).toEqual([[lineOf(naan, 999)], [changed(lineOf(naan, 999))]]);
  });
});

describe('items.added', () => {
  it('AC-739 adds each quantity, up to the maximum, and changes the cart once', () => {
    const { send, lines, emitted } = startCart(lineOf(naan, 990));
    send({
      type: 'items.added',
      items: [
        { item: kacchi, quantity: 3 },
        { item: naan, quantity: 20 },
        { item: borhani, quantity: 1200 },
      ],
    });
    expect(lines()).toEqual([lineOf(naan, 999), lineOf(kacchi, 3), lineOf(borhani, 999)]);
    expect(emitted).toHaveLength(1);
  });

  it('changes nothing without items', () => {
    const { send, lines, emitted } = startCart(lineOf(naan));
    send({ type: 'items.added', items: [] });
    expect([lines(), emitted]).toEqual([[lineOf(naan)], []]);
  });
});

describe('plus and minus', () => {
  it('AC-073 go to 2, to 1 and to an empty cart', () => {
    const { send, value, emitted } = startCart(lineOf(naan));
    send({ type: 'line.increased', id: 1 });
    send({ type: 'line.decreased', id: 1 });
    send({ type: 'line.removed', id: 1 });
    expect([value(), emitted]).toEqual(['empty', [changed(lineOf(naan, 2)), changed(lineOf(naan, 1)), changed()]]);
  });

  it('AC-074 minus at one removes the line', () => {
    const { send, value, removed, emitted } = startCart(lineOf(naan));
    send({ type: 'line.decreased', id: 1 });
    expect([value(), removed(), emitted]).toEqual(['empty', { line: lineOf(naan), index: 0 }, [changed()]]);
  });

  it('stop at 999', () => {
    const { send, lines, emitted } = startCart(lineOf(naan, 999));
    send({ type: 'line.increased', id: 1 });
    expect([lines(), emitted]).toEqual([[lineOf(naan, 999)], []]);
  });

  it.each(['line.increased', 'line.decreased', 'line.removed'] as const)('%s of a dish that is not in the cart does nothing', (type) => {
    const filled = startCart(lineOf(naan));
    const empty = startCart();
    filled.send({ type, id: 9 });
    empty.send({ type, id: 1 });
    expect([filled.lines(), filled.removed(), filled.emitted]).toEqual([[lineOf(naan)], null, []]);
    expect([empty.lines(), empty.removed(), empty.emitted]).toEqual([[], null, []]);
  });
});

describe('line.quantity.set', () => {
  it('AC-163 sets a typed quantity with one change', () => {
    const { send, emitted } = startCart(lineOf(naan), lineOf(kacchi));
    send({ type: 'line.quantity.set', id: 1, quantity: 12 });
    send({ type: 'line.quantity.set', id: 1, quantity: 12 });
    expect(emitted).toEqual([changed(lineOf(naan, 12), lineOf(kacchi))]);
  });

  it('AC-163 limits the quantity to 999', () => {
    const { send, lines } = startCart(lineOf(naan));
    send({ type: 'line.quantity.set', id: 1, quantity: 5000 });
    expect(lines()).toEqual([lineOf(naan, 999)]);
  });

  it.each([0, -3, 2.5, Number.NaN, Infinity])('AC-164 ignores %d', (quantity) => {
    const { send, lines, removed, emitted } = startCart(lineOf(naan, 4));
    send({ type: 'line.quantity.set', id: 1, quantity });
    expect([lines(), removed(), emitted]).toEqual([[lineOf(naan, 4)], null, []]);
  });

  it('ignores a dish that is not in the cart', () => {
    const { send, lines, emitted } = startCart(lineOf(naan));
    send({ type: 'line.quantity.set', id: 9, quantity: 2 });
    expect([lines(), emitted]).toEqual([[lineOf(naan)], []]);
  });
});

describe('lines.ordered', () => {
  it('AC-081 empties a cart that was ordered completely', () => {
    const { send, value, lines, emitted } = startCart(lineOf(naan, 2), lineOf(kacchi));
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
    const { send, lines } = startCart(lineOf(naan, 2), lineOf(kacchi));
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
    const { send, lines } = startCart(lineOf(naan, 2), lineOf(kacchi));
    send({ type: 'line.decreased', id: 1 });
    send({ type: 'lines.ordered', lines: [{ id: 1, quantity: 2 }] });
    expect(lines()).toEqual([lineOf(kacchi)]);
  });

  it('AC-154 remembers the ordered lines until the page is left', () => {
    const { send, lines, context } = startCart(lineOf(naan, 2));
    send({ type: 'lines.ordered', lines: [{ id: 1, quantity: 2 }] });
    send({ type: 'item.added', item: kacchi });
    expect([lines(), context().ordered]).toEqual([[lineOf(kacchi)], [lineOf(naan, 2)]]);
    send({ type: 'page.left' });
    expect([lines(), context().ordered]).toEqual([[lineOf(kacchi)], null]);
  });

  it('emits nothing when the cart holds none of the ordered dishes', () => {
    const { send, lines, emitted } = startCart(lineOf(naan));
    send({ type: 'lines.ordered', lines: [{ id: 2, quantity: 1 }] });
    expect([lines(), emitted]).toEqual([[lineOf(naan)], []]);
  });
});
