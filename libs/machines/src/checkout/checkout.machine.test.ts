import { describe, expect, it } from 'vitest';
import { flushPromises } from '../testing/test-actors.ts';
import {
  absent,
  candidate,
  unavailable,
  lines,
  repriced,
  startCheckout,
  startUnsettled,
  unchanged,
} from '../testing/checkout-simulation.ts';

const order = { lines, totals: { subtotal: 82050, tax: 4103, total: 86153 }, knownIds: [7] };

describe('reviewing', () => {
  it('is the initial state', () => {
    const { value, emitted, reads } = startCheckout();
    expect([value(), emitted, reads]).toEqual(['reviewing', [], []]);
  });

  it.each([
    ['no line', []],
    ['only unavailable lines', [unavailable]],
  ])('AC-088 emits cart.wasEmpty when there is %s, and sends nothing', (_, given) => {
    const { send, value, emitted, reads } = startCheckout();
    send({ type: 'order.requested', lines: given });
    send({ type: 'order.requested', lines: given });
    expect([value(), emitted, reads]).toEqual(['reviewing', [{ type: 'cart.wasEmpty' }, { type: 'cart.wasEmpty' }], []]);
  });

  it('ignores events of other states', () => {
    const { send, value, emitted } = startCheckout();
    send({ type: 'outcome.checked' });
    send({ type: 'checkout.reset' });
    expect([value(), emitted]).toEqual(['reviewing', []]);
  });
});

describe('checking', () => {
  it('compares all lines with the menu and reads the orders before anything is sent', () => {
    const { send, isIn, reads, searches, orders } = startCheckout();
    send({ type: 'order.requested', lines: [...lines, unavailable] });
    expect([isIn('checking'), orders]).toEqual([true, []]);
    expect(reads.map(({ input }) => input)).toEqual([{ lines: [...lines, unavailable] }]);
    expect(searches.map(({ input }) => input)).toEqual([{ rejectedIds: [], isLast: false, isSettledElsewhere: false }]);
  });

  it('places the orderable lines, their totals and the known order ids when nothing has changed', async () => {
    const { send, find, value, reads, orders } = startCheckout();
    send({ type: 'order.requested', lines: [...lines, unavailable] });
    reads[0]?.answer.resolve({ lines: [...lines, unavailable], hasChanged: false });
    await find(absent);
    expect([value(), orders.map(({ input }) => input)]).toEqual(['placing', [order]]);
  });

  it('returns to reviewing when the menu has changed', async () => {
    const { send, find, value, note, reads, orders, emitted } = startCheckout();
    send({ type: 'order.requested', lines });
    reads[0]?.answer.resolve({ lines: repriced, hasChanged: true });
    await find(absent);
    expect([value(), note(), orders, emitted]).toEqual(['reviewing', 'menuChanged', [], []]);
    send({ type: 'order.requested', lines: repriced });
    expect(note()).toBeNull();
  });

  it('AC-748 a note about the last press goes when the page is left', async () => {
    const { send, find, note, reads } = startCheckout();
    send({ type: 'order.requested', lines });
    reads[0]?.answer.resolve({ lines: repriced, hasChanged: true });
    await find(absent);
    send({ type: 'page.left' });
    expect(note()).toBeNull();
  });

  it('AC-748 so does that of a search for a lost order that failed', async () => {
    const { send, isIn, note, find } = await startUnsettled();
    send({ type: 'outcome.checked' });
    await find(new Error('network'));
    expect(note()).toBe('searchFailed');
    send({ type: 'page.left' });
    expect([isIn({ unsettled: 'unknown' }), note()]).toEqual([true, null]);
  });

  it('places the given lines when the menu cannot be read', async () => {
    const { send, find, value, reads, orders } = startCheckout();
    send({ type: 'order.requested', lines });
    reads[0]?.answer.reject(new Error('no menu'));
    await find(absent);
    expect([value(), orders.map(({ input }) => input)]).toEqual(['placing', [order]]);
  });

  it('waits exactly 2 s for the menu', async () => {
    const { send, find, isIn, value, clock, reads, orders, emitted } = startCheckout();
    send({ type: 'order.requested', lines });
    await find(absent);
    clock.increment(1999);
    expect([isIn('checking'), orders]).toEqual([true, []]);
    clock.increment(1);
    expect([value(), orders.map(({ input }) => input)]).toEqual(['placing', [order]]);
    reads[0]?.answer.resolve({ lines: repriced, hasChanged: true });
    await flushPromises();
    expect([value(), emitted]).toEqual(['placing', []]);
  });

  it('waits for the orders without a time limit', async () => {
    const { send, find, isIn, value, clock, orders } = startCheckout();
    send({ type: 'order.requested', lines });
    clock.increment(60_000);
    expect([isIn('checking'), orders]).toEqual([true, []]);
    await find({ type: 'absent', knownIds: null });
    expect([value(), orders[0]?.input.knownIds]).toEqual(['placing', null]);
  });

  it('sends nothing when an earlier order is found', async () => {
    const { send, find, settle, value, reads, orders, emitted } = startCheckout();
    send({ type: 'order.requested', lines });
    await find({ type: 'recorded' });
    // Too late to change anything.
    reads[0]?.answer.resolve({ lines: repriced, hasChanged: true });
    await settle();
    expect([value(), orders, emitted]).toEqual(['placed', [], [{ type: 'order.placed' }]]);
  });

  it('asks the user about an earlier order before it sends another', async () => {
    const { send, find, isIn, candidates, orders } = startCheckout();
    send({ type: 'order.requested', lines });
    await find({ type: 'candidates', candidates: [candidate] });
    expect([isIn({ unsettled: 'choosing' }), candidates(), orders]).toEqual([true, [candidate], []]);
  });

  it('sends nothing while the orders cannot be searched for an earlier one', async () => {
    const { send, find, isIn, note, orders } = startCheckout();
    send({ type: 'order.requested', lines });
    await find(new Error('unreachable'));
    expect([isIn('reviewing'), note(), orders]).toEqual([true, 'searchFailed', []]);
  });

  it('stops when the checkout is reset', async () => {
    const { send, find, value, clock, reads, orders } = startCheckout();
    send({ type: 'order.requested', lines });
    send({ type: 'checkout.reset' });
    reads[0]?.answer.resolve(unchanged);
    await find(absent);
    clock.increment(2000);
    expect([value(), orders]).toEqual(['reviewing', []]);
  });
});
