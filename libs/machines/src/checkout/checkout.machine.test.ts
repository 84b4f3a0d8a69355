import { describe, expect, it } from 'vitest';
import { flushPromises } from '../testing.ts';
import { absent, candidate, unavailable, lines, repriced, startCheckout, startPlacing, unchanged } from './checkout-simulation.ts';
import { PlacingError } from './placing-error.ts';

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
    expect(searches.map(({ input }) => input)).toEqual([{ rejectedIds: [], isLast: false }]);
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
    const { send, find, value, reads, orders, emitted } = startCheckout();
    send({ type: 'order.requested', lines });
    reads[0]?.answer.resolve(unchanged);
    await find({ type: 'recorded' });
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
    expect([isIn({ unsettled: 'unknown' }), note(), orders]).toEqual([true, 'searchFailed', []]);
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

describe('placing', () => {
  it('AC-117 sends one order for any number of clicks', async () => {
    const { send, find, value, clock, reads, orders, emitted } = startCheckout();
    for (let click = 0; click < 5; click += 1) send({ type: 'order.requested', lines });
    clock.increment(2000);
    await find(absent);
    for (let click = 0; click < 5; click += 1) send({ type: 'order.requested', lines });
    orders[0]?.answer.resolve();
    await flushPromises();
    for (let click = 0; click < 5; click += 1) send({ type: 'order.requested', lines });
    clock.increment(2000);
    expect([value(), reads.length, orders.length, emitted]).toEqual(['placed', 1, 1, [{ type: 'order.placed' }]]);
  });

  const unknown = { unsettled: 'unknown' };
  it.each([
    ['AC-114 a refusal', new PlacingError({ kind: 'refused' }), 'reviewing', 'refused', [{ type: 'order.refused' }]],
    ['AC-115 an unreachable server', new PlacingError({ kind: 'unreachable' }), unknown, null, [{ type: 'order.unreachable' }]],
    ['another tab that is ordering', new PlacingError({ kind: 'lockedByOtherTab' }), 'reviewing', 'lockedByOtherTab', []],
    ['a cart that another tab has ordered', new PlacingError({ kind: 'cartChanged' }), 'reviewing', 'cartChanged', []],
    ['an unsettled order of another tab', new PlacingError({ kind: 'unsettled' }), unknown, null, []],
    ['an unknown error', new TypeError('Failed to fetch'), unknown, null, [{ type: 'order.unreachable' }]],
    ['a string', 'refused', unknown, null, [{ type: 'order.unreachable' }]],
    ['undefined', undefined, unknown, null, [{ type: 'order.unreachable' }]],
  ])('after %s', async (_, error, state, expectedNote, expectedEmitted) => {
    const { value, note, orders, emitted } = await startPlacing();
    orders[0]?.answer.reject(error);
    await flushPromises();
    expect([value(), note(), emitted]).toEqual([state, expectedNote, expectedEmitted]);
  });

  it('ignores the response after a reset', async () => {
    const { send, value, orders, emitted } = await startPlacing();
    send({ type: 'checkout.reset' });
    orders[0]?.answer.resolve();
    await flushPromises();
    expect([value(), emitted]).toEqual(['reviewing', []]);
  });
});

describe('placed, refused and throttled', () => {
  it('placed accepts no order until checkout.reset', async () => {
    const { send, isIn, value, orders, reads } = await startPlacing();
    orders[0]?.answer.resolve();
    await flushPromises();
    send({ type: 'outcome.checked' });
    expect(value()).toBe('placed');
    send({ type: 'checkout.reset' });
    send({ type: 'order.requested', lines });
    expect([isIn('checking'), reads.length]).toEqual([true, 2]);
  });

  it('throttled sends nothing before retryAfter is over, to the millisecond', async () => {
    const { send, isIn, value, note, clock, orders, reads, emitted } = await startPlacing();
    orders[0]?.answer.reject(new PlacingError({ kind: 'refused', retryAfterMs: 30_000 }));
    await flushPromises();
    clock.increment(29_999);
    send({ type: 'order.requested', lines });
    expect([value(), reads.length, emitted]).toEqual(['throttled', 1, [{ type: 'order.refused' }]]);
    clock.increment(1);
    expect([value(), note()]).toEqual(['reviewing', 'refused']);
    send({ type: 'order.requested', lines });
    expect([isIn('checking'), reads.length]).toEqual([true, 2]);
  });

  it('throttled ends with a reset', async () => {
    const { send, value, orders } = await startPlacing();
    orders[0]?.answer.reject(new PlacingError({ kind: 'refused', retryAfterMs: 30_000 }));
    await flushPromises();
    send({ type: 'checkout.reset' });
    expect(value()).toBe('reviewing');
  });

  it('a refused order can be retried immediately with the current lines', async () => {
    const { send, isIn, note, orders, reads, emitted } = await startPlacing();
    orders[0]?.answer.reject(new PlacingError({ kind: 'refused' }));
    await flushPromises();
    send({ type: 'order.requested', lines: [] });
    expect([note(), emitted]).toEqual(['refused', [{ type: 'order.refused' }, { type: 'cart.wasEmpty' }]]);
    send({ type: 'order.requested', lines: repriced });
    expect([isIn('checking'), note(), reads[1]?.input]).toEqual([true, null, { lines: repriced }]);
  });

  it('a reset clears the refusal', async () => {
    const { send, note, orders } = await startPlacing();
    orders[0]?.answer.reject(new PlacingError({ kind: 'refused' }));
    await flushPromises();
    send({ type: 'checkout.reset' });
    expect(note()).toBeNull();
  });
});
