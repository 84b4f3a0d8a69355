import { describe, expect, it } from 'vitest';
import { promisesSettled } from '../testing.ts';
import { gone, lines, repriced, startCheckout, startPlacing } from './checkout-simulation.ts';
import { PlacingError } from './placing-error.ts';

const totals = { subtotal: 82050, tax: 4103, total: 86153 };

describe('reviewing', () => {
  it('is where a start rests', () => {
    const { value, emitted, reads } = startCheckout();
    expect([value(), emitted, reads]).toEqual(['reviewing', [], []]);
  });

  it.each([
    ['no line', []],
    ['only lines that are gone', [gone]],
  ])('AC-088 asks for a dish when there is %s, and sends nothing', (_, given) => {
    const { send, value, emitted, reads } = startCheckout();
    send({ type: 'order.requested', lines: given });
    send({ type: 'order.requested', lines: given });
    expect([value(), emitted, reads]).toEqual(['reviewing', [{ type: 'cart.wasEmpty' }, { type: 'cart.wasEmpty' }], []]);
  });

  it('ignores what belongs to other states', () => {
    const { send, value, emitted } = startCheckout();
    send({ type: 'outcome.checked' });
    send({ type: 'checkout.reset' });
    expect([value(), emitted]).toEqual(['reviewing', []]);
  });
});

describe('checking', () => {
  it('holds the lines against the menu, the gone ones too, before anything is sent', () => {
    const { send, value, reads, orders } = startCheckout();
    send({ type: 'order.requested', lines: [...lines, gone] });
    expect([value(), reads.map(({ input }) => input), orders]).toEqual(['checking', [{ lines: [...lines, gone] }], []]);
  });

  it('goes on when nothing has changed, with what can be ordered and its totals', async () => {
    const { send, value, reads, orders } = startCheckout();
    send({ type: 'order.requested', lines: [...lines, gone] });
    reads[0]?.answer.resolve({ lines: [...lines, gone], hasChanged: false });
    await promisesSettled();
    expect([value(), orders.map(({ input }) => input)]).toEqual(['placing', [{ lines, totals }]]);
  });

  it('lets the person look first when something has changed', async () => {
    const { send, value, reads, orders, emitted } = startCheckout();
    send({ type: 'order.requested', lines });
    reads[0]?.answer.resolve({ lines: repriced, hasChanged: true });
    await promisesSettled();
    expect([value(), orders, emitted]).toEqual(['reviewing', [], [{ type: 'order.repriced' }]]);
  });

  it('goes on with the stored lines when the menu cannot be read', async () => {
    const { send, value, reads, orders } = startCheckout();
    send({ type: 'order.requested', lines });
    reads[0]?.answer.reject(new Error('no menu'));
    await promisesSettled();
    expect([value(), orders.map(({ input }) => input)]).toEqual(['placing', [{ lines, totals }]]);
  });

  it('waits 2 s for the menu and not a millisecond more', async () => {
    const { send, value, clock, reads, orders, emitted } = startCheckout();
    send({ type: 'order.requested', lines });
    clock.increment(1999);
    expect([value(), orders]).toEqual(['checking', []]);
    clock.increment(1);
    expect([value(), orders.map(({ input }) => input)]).toEqual(['placing', [{ lines, totals }]]);
    reads[0]?.answer.resolve({ lines: repriced, hasChanged: true });
    await promisesSettled();
    expect([value(), emitted]).toEqual(['placing', []]);
  });

  it('stops when the checkout is reset', async () => {
    const { send, value, clock, reads, orders } = startCheckout();
    send({ type: 'order.requested', lines });
    send({ type: 'checkout.reset' });
    reads[0]?.answer.resolve({ lines, hasChanged: false });
    await promisesSettled();
    clock.increment(2000);
    expect([value(), orders]).toEqual(['reviewing', []]);
  });
});

describe('placing', () => {
  it('AC-117 sends one order for any number of clicks', async () => {
    const { send, value, clock, reads, orders, emitted } = startCheckout();
    for (let click = 0; click < 5; click += 1) send({ type: 'order.requested', lines });
    clock.increment(2000);
    for (let click = 0; click < 5; click += 1) send({ type: 'order.requested', lines });
    orders[0]?.answer.resolve();
    await promisesSettled();
    for (let click = 0; click < 5; click += 1) send({ type: 'order.requested', lines });
    clock.increment(2000);
    expect([value(), reads.length, orders.length, emitted]).toEqual(['placed', 1, 1, [{ type: 'order.placed' }]]);
  });

  it.each([
    ['AC-114 a refusal', new PlacingError({ kind: 'refused' }), 'refused', 'order.refused'],
    ['AC-115 an unreachable server', new PlacingError({ kind: 'unreachable' }), 'unknown', 'order.unreachable'],
    ['another tab that places this cart', new PlacingError({ kind: 'heldElsewhere' }), 'reviewing', 'order.heldElsewhere'],
    ['an error nobody knows', new TypeError('Failed to fetch'), 'unknown', 'order.unreachable'],
    ['something that is no error', 'refused', 'unknown', 'order.unreachable'],
    ['nothing at all', undefined, 'unknown', 'order.unreachable'],
  ])('after %s', async (_, error, state, type) => {
    const { value, orders, emitted } = startPlacing();
    orders[0]?.answer.reject(error);
    await promisesSettled();
    expect([value(), emitted]).toEqual([state, [{ type }]]);
  });

  it('forgets the order when the session ends, its answer included', async () => {
    const { send, value, orders, emitted } = startPlacing();
    send({ type: 'checkout.reset' });
    orders[0]?.answer.resolve();
    await promisesSettled();
    expect([value(), emitted]).toEqual(['reviewing', []]);
  });
});

describe('placed and refused', () => {
  it('placed stays closed until the next entry', async () => {
    const { send, value, orders, reads } = startPlacing();
    orders[0]?.answer.resolve();
    await promisesSettled();
    send({ type: 'outcome.checked' });
    expect(value()).toBe('placed');
    send({ type: 'checkout.reset' });
    send({ type: 'order.requested', lines });
    expect([value(), reads.length]).toEqual(['checking', 2]);
  });

  it('throttled sends nothing before the pause is over, to the millisecond', async () => {
    const { send, value, clock, orders, reads, emitted } = startPlacing();
    orders[0]?.answer.reject(new PlacingError({ kind: 'refused', retryAfterMs: 30_000 }));
    await promisesSettled();
    clock.increment(29_999);
    send({ type: 'order.requested', lines });
    expect([value(), reads.length, emitted]).toEqual(['throttled', 1, [{ type: 'order.refused' }]]);
    clock.increment(1);
    expect(value()).toBe('refused');
    send({ type: 'order.requested', lines });
    expect([value(), reads.length]).toEqual(['checking', 2]);
  });

  it('throttled ends with the session', async () => {
    const { send, value, orders } = startPlacing();
    orders[0]?.answer.reject(new PlacingError({ kind: 'refused', retryAfterMs: 30_000 }));
    await promisesSettled();
    send({ type: 'checkout.reset' });
    expect(value()).toBe('reviewing');
  });

  it('refused may be tried again at once, and asks for a dish like before', async () => {
    const { send, value, orders, reads, emitted } = startPlacing();
    orders[0]?.answer.reject(new PlacingError({ kind: 'refused' }));
    await promisesSettled();
    send({ type: 'order.requested', lines: [] });
    expect([value(), emitted]).toEqual(['refused', [{ type: 'order.refused' }, { type: 'cart.wasEmpty' }]]);
    send({ type: 'order.requested', lines });
    expect([value(), reads.length]).toEqual(['checking', 2]);
  });

  it('refused orders what is in the cart by then', async () => {
    const { send, orders, reads } = startPlacing();
    orders[0]?.answer.reject(new PlacingError({ kind: 'refused' }));
    await promisesSettled();
    send({ type: 'order.requested', lines: repriced });
    expect(reads[1]?.input).toEqual({ lines: repriced });
  });

  it('refused is over with a reset', async () => {
    const { send, value, orders } = startPlacing();
    orders[0]?.answer.reject(new PlacingError({ kind: 'refused' }));
    await promisesSettled();
    send({ type: 'checkout.reset' });
    expect(value()).toBe('reviewing');
  });
});
