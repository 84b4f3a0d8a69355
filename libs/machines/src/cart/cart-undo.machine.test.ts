import { describe, expect, it } from 'vitest';
import { borhani, changed, kacchi, lineOf, naan, startCart } from '../testing/cart-simulation.ts';

describe('undo', () => {
  it.each([
    ['the first', 0],
    ['a middle', 1],
    ['the last', 2],
  ] as const)('restores %s line at its index with its quantity', (_, index) => {
    const before = [lineOf(naan, 4), lineOf(kacchi, 5, { previousPrice: 30000 }), lineOf(borhani, 6)];
    const { send, lines, removed, emitted } = startCart(...before);
    send({ type: 'line.removed', id: before[index]?.item.id ?? 0 });
    send({ type: 'removal.undone' });
    expect([lines(), removed(), emitted]).toEqual([before, null, [changed(...before.toSpliced(index, 1)), changed(...before)]]);
  });

  it('restores the only line after its quantity reached zero', () => {
    const { send, value, lines } = startCart(lineOf(naan));
    send({ type: 'line.decreased', id: 1 });
    send({ type: 'removal.undone' });
    expect([value(), lines()]).toEqual(['filled', [lineOf(naan)]]);
  });

  it('does nothing without a removal, or after it has expired', () => {
    const { send, lines, removed, emitted } = startCart(lineOf(naan), lineOf(kacchi));
    send({ type: 'removal.undone' });
    send({ type: 'line.removed', id: 1 });
    send({ type: 'page.left' });
    send({ type: 'removal.undone' });
    expect([lines(), removed(), emitted]).toEqual([[lineOf(kacchi)], null, [changed(lineOf(kacchi))]]);
  });

  it('restores only the last removal', () => {
    const { send, lines } = startCart(lineOf(naan), lineOf(kacchi), lineOf(borhani));
    send({ type: 'line.removed', id: 1 });
    send({ type: 'line.removed', id: 3 });
    send({ type: 'removal.undone' });
    expect(lines()).toEqual([lineOf(kacchi), lineOf(borhani)]);
  });

  it('ends when the same dish is added again', () => {
    const { send, lines, removed } = startCart(lineOf(naan, 7), lineOf(kacchi));
    send({ type: 'line.removed', id: 1 });
    send({ type: 'item.added', item: borhani });
    expect(removed()).toEqual({ line: lineOf(naan, 7), index: 0 });
    send({ type: 'item.added', item: naan });
    send({ type: 'removal.undone' });
    expect(lines()).toEqual([lineOf(kacchi), lineOf(borhani), lineOf(naan)]);
  });

  it('does not restore an old price', () => {
    const { send, lines } = startCart(lineOf(naan, 3));
    send({ type: 'line.removed', id: 1 });
    send({ type: 'menu.read', items: [{ ...naan, price: 4500 }] });
    send({ type: 'removal.undone' });
    expect(lines()).toEqual([lineOf({ ...naan, price: 4500 }, 3, { previousPrice: 4000 })]);
  });
});
