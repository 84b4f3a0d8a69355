import { describe, expect, it } from 'vitest';
import { flushPromises } from '../testing/test-actors.ts';
import { absent, lines, repriced, startCheckout, startPlacing } from '../testing/checkout-simulation.ts';
import { PlacingError } from './placing-error.ts';

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
    [
      'AC-451 no response to an order without a session',
      new PlacingError({ kind: 'notStored' }),
      'reviewing',
      'refused',
      [{ type: 'order.unreachable' }],
    ],
    ['another tab that is ordering', new PlacingError({ kind: 'lockedByOtherTab' }), 'reviewing', 'lockedByOtherTab', []],
    ['a cart that another tab has ordered', new PlacingError({ kind: 'cartChanged' }), 'reviewing', 'cartChanged', []],
    ['a request that is too old', new PlacingError({ kind: 'overdue' }), 'reviewing', 'absent', []],
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
  it('AC-154 placed accepts no order until it is shown, and remembers what was ordered until the next one', async () => {
    const { send, isIn, value, placed, orders, reads } = await startPlacing();
    orders[0]?.answer.resolve();
    await flushPromises();
    send({ type: 'outcome.checked' });
    expect([value(), placed()]).toEqual(['placed', { lines, knownIds: [7] }]);
    send({ type: 'order.shown' });
    expect([value(), placed()]).toEqual(['reviewing', { lines, knownIds: [7] }]);
    send({ type: 'order.requested', lines });
    expect([isIn('checking'), placed(), reads.length]).toEqual([true, null, 2]);
  });

  it('a reset forgets what was ordered: it belongs to the session', async () => {
    const { send, value, placed, orders } = await startPlacing();
    orders[0]?.answer.resolve();
    await flushPromises();
    send({ type: 'checkout.reset' });
    expect([value(), placed()]).toEqual(['reviewing', null]);
  });

  it('AC-742 throttled sends nothing before retryAfter is over, to the millisecond, and leaves no advice to log in', async () => {
    const { send, isIn, value, note, clock, orders, reads, emitted } = await startPlacing();
    orders[0]?.answer.reject(new PlacingError({ kind: 'refused', retryAfterMs: 30_000 }));
    await flushPromises();
    clock.increment(29_999);
    send({ type: 'order.requested', lines });
    expect([value(), reads.length, emitted]).toEqual(['throttled', 1, [{ type: 'order.refused' }]]);
    clock.increment(1);
    expect([value(), note()]).toEqual(['reviewing', null]);
    send({ type: 'order.requested', lines });
    expect([isIn('checking'), reads.length]).toEqual([true, 2]);
  });

  it.each([
    ['throttled', new PlacingError({ kind: 'refused', retryAfterMs: 30_000 })],
    ['unsettled', new PlacingError({ kind: 'unsettled' })],
  ] as const)('AC-088 %s emits cart.wasEmpty when there is no line, and sends nothing', async (state, failure) => {
    const { send, isIn, orders, reads, emitted } = await startPlacing();
    orders[0]?.answer.reject(failure);
    await flushPromises();
    send({ type: 'order.requested', lines: [] });
    expect([isIn(state), reads.length, emitted.at(-1)]).toEqual([true, 1, { type: 'cart.wasEmpty' }]);
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
    send({ type: 'page.left' });
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
