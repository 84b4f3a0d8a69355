import { createActor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { promisesSettled, startSimulated } from '../testing.ts';
import { checkoutMachine } from './checkout.machine.ts';
import { PlacingError } from './placing-error.ts';
import { lines, startCheckout, startPlacing } from './checkout-simulation.ts';

function startFinding() {
  const started = startCheckout({ isOutcomeUnknown: true });
  started.send({ type: 'outcome.checked' });
  return started;
}

describe('unknown', () => {
  it('is where a start rests when the last outcome was never learnt', () => {
    const { value, searches, emitted } = startCheckout({ isOutcomeUnknown: true });
    expect([value(), searches, emitted]).toEqual(['unknown', [], []]);
  });

  it('does not send again before the orders were looked at', async () => {
    const { send, value, orders, reads } = startPlacing();
    orders[0]?.answer.reject(new Error('time-out'));
    await promisesSettled();
    for (let click = 0; click < 5; click += 1) send({ type: 'order.requested', lines });
    expect([value(), reads.length, orders.length]).toEqual(['unknown', 1, 1]);
  });

  it('comes from another tab, and nothing is sent from here before it is cleared up', () => {
    const reviewing = startCheckout();
    const checking = startCheckout();
    checking.send({ type: 'order.requested', lines });
    for (const { send, clock } of [reviewing, checking]) {
      send({ type: 'outcome.lost' });
      send({ type: 'order.requested', lines });
      clock.increment(2000);
    }
    expect([reviewing.value(), reviewing.reads, reviewing.orders]).toEqual(['unknown', [], []]);
    expect([checking.value(), checking.reads.length, checking.orders]).toEqual(['unknown', 1, []]);
  });

  it('comes from another tab after a refusal as well, but not into an order under way', async () => {
    const { send, value, orders } = startPlacing();
    send({ type: 'outcome.lost' });
    expect(value()).toBe('placing');
    orders[0]?.answer.reject(new PlacingError({ kind: 'refused' }));
    await promisesSettled();
    send({ type: 'outcome.lost' });
    expect(value()).toBe('unknown');
  });

  it('comes from another tab into the pause a busy server asks for, and outlasts it', async () => {
    const { send, value, orders, clock } = startPlacing();
    orders[0]?.answer.reject(new PlacingError({ kind: 'refused', retryAfterMs: 5000 }));
    await promisesSettled();
    expect(value()).toBe('throttled');
    send({ type: 'outcome.lost' });
    clock.increment(5000);
    send({ type: 'order.requested', lines });
    expect([value(), orders.length]).toEqual(['unknown', 1]);
  });

  it('is forgotten with a reset, for good', () => {
    const { send, value } = startCheckout({ isOutcomeUnknown: true });
    send({ type: 'checkout.reset' });
    send({ type: 'order.requested', lines: [] });
    expect(value()).toBe('reviewing');
  });
});

describe('finding', () => {
  it('searches once, and nothing is ordered meanwhile', () => {
    const { send, value, searches, reads } = startFinding();
    send({ type: 'outcome.checked' });
    send({ type: 'order.requested', lines });
    expect([value(), searches.length, reads]).toEqual(['finding', 1, []]);
  });

  it('finds the order: it was placed after all', async () => {
    const { value, searches, emitted } = startFinding();
    searches[0]?.answer.resolve(true);
    await promisesSettled();
    expect([value(), emitted]).toEqual(['placed', [{ type: 'order.placed' }]]);
  });

  it('finds none: only now it may be sent again', async () => {
    const { send, value, searches, reads, emitted } = startFinding();
    searches[0]?.answer.resolve(false);
    await promisesSettled();
    expect([value(), emitted]).toEqual(['reviewing', [{ type: 'order.notFound' }]]);
    send({ type: 'order.requested', lines });
    expect([value(), reads.length]).toEqual(['checking', 1]);
  });

  it('cannot tell: it stays unknown and may be searched again', async () => {
    const { send, value, searches, emitted } = startFinding();
    searches[0]?.answer.reject(new Error('network'));
    await promisesSettled();
    expect([value(), emitted]).toEqual(['unknown', [{ type: 'order.searchFailed' }]]);
    send({ type: 'outcome.checked' });
    expect([value(), searches.length]).toEqual(['finding', 2]);
  });

  it('is left with a reset, and its answer is not heard', async () => {
    const { send, value, searches, emitted } = startFinding();
    send({ type: 'checkout.reset' });
    searches[0]?.answer.resolve(true);
    await promisesSettled();
    expect([value(), emitted]).toEqual(['reviewing', []]);
  });
});

it('ends in unknown, not in an error, when nobody provided its actors', async () => {
  const input = { isOutcomeUnknown: false };
  const { actor, emitted } = startSimulated((clock) => createActor(checkoutMachine, { clock, input }));
  actor.send({ type: 'order.requested', lines });
  await promisesSettled();
  actor.send({ type: 'outcome.checked' });
  await promisesSettled();
  expect([actor.getSnapshot().value, emitted]).toEqual(['unknown', [{ type: 'order.unreachable' }, { type: 'order.searchFailed' }]]);
});
