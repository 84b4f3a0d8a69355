import { createActor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { flushPromises, startSimulated } from '../testing/test-actors.ts';
import { gracePeriod } from './checkout-setup.ts';
import { createCheckoutMachine } from './checkout.machine.ts';
import { absent, candidate, lines, startCheckout, startPlacing, startUnsettled } from '../testing/checkout-simulation.ts';
import { PlacingError } from './placing-error.ts';

async function startFinding() {
  const started = await startUnsettled();
  started.send({ type: 'outcome.checked' });
  return started;
}

async function startWaiting() {
  const started = await startFinding();
  await started.find(absent);
  return started;
}

const firstSearch = { rejectedIds: [], isLast: false, isSettledElsewhere: false };

describe('unknown', () => {
  it('sends nothing before the orders are searched', async () => {
    const { send, isIn, orders, reads } = await startUnsettled();
    for (let click = 0; click < 5; click += 1) send({ type: 'order.requested', lines });
    expect([isIn({ unsettled: 'unknown' }), reads.length, orders.length]).toEqual([true, 1, 1]);
  });

  it('is entered on outcome.lost of another tab, and sends nothing', async () => {
    const reviewing = startCheckout();
    const checking = startCheckout();
    checking.send({ type: 'order.requested', lines });
    for (const { send, clock, find } of [reviewing, checking]) {
      send({ type: 'outcome.lost' });
      send({ type: 'order.requested', lines });
      clock.increment(2000);
      await find(absent);
    }
    expect([reviewing.isIn({ unsettled: 'unknown' }), reviewing.reads, reviewing.orders]).toEqual([true, [], []]);
    expect([checking.isIn({ unsettled: 'unknown' }), checking.reads.length, checking.orders]).toEqual([true, 1, []]);
  });

  it('is entered on outcome.lost after a refusal, but not while placing', async () => {
    const { send, isIn, value, orders } = await startPlacing();
    send({ type: 'outcome.lost' });
    expect(value()).toBe('placing');
    orders[0]?.answer.reject(new PlacingError({ kind: 'refused' }));
    await flushPromises();
    send({ type: 'outcome.lost' });
    expect(isIn({ unsettled: 'unknown' })).toBe(true);
  });

  it('is entered on outcome.lost while throttled, and stays after retryAfter', async () => {
    const { send, isIn, value, orders, clock } = await startPlacing();
    orders[0]?.answer.reject(new PlacingError({ kind: 'refused', retryAfterMs: 5000 }));
    await flushPromises();
    expect(value()).toBe('throttled');
    send({ type: 'outcome.lost' });
    clock.increment(5000);
    send({ type: 'order.requested', lines });
    expect([isIn({ unsettled: 'unknown' }), orders.length]).toEqual([true, 1]);
  });

  it.each([{ type: 'checkout.reset' } as const, { type: 'outcome.settled' } as const])('ends with %o', async (event) => {
    const { send, value } = await startUnsettled();
    send(event);
    send({ type: 'order.requested', lines: [] });
    expect(value()).toBe('reviewing');
  });

  it('outcome.settled is ignored while placing', async () => {
    const { send, value } = await startPlacing();
    send({ type: 'outcome.settled' });
    expect(value()).toBe('placing');
  });
});

describe('finding', () => {
  it('searches once and orders nothing meanwhile', async () => {
    const { send, isIn, searches, reads } = await startFinding();
    send({ type: 'outcome.checked' });
    send({ type: 'order.requested', lines });
    expect([isIn({ unsettled: 'finding' }), searches.slice(1).map(({ input }) => input), reads.length]).toEqual([true, [firstSearch], 1]);
  });

  it('is placed when the order is found', async () => {
    const { value, find, settle, emitted } = await startFinding();
    await find({ type: 'recorded' });
    await settle();
    expect([value(), emitted]).toEqual(['placed', [{ type: 'order.placed' }]]);
  });

  it('returns to unknown when the search fails, and can search again', async () => {
    const { send, isIn, note, find, searches } = await startFinding();
    await find(new Error('network'));
    expect([isIn({ unsettled: 'unknown' }), note()]).toEqual([true, 'searchFailed']);
    send({ type: 'outcome.checked' });
    expect([searches.length, note()]).toEqual([3, null]);
  });

  it('ends with a reset, and ignores the result', async () => {
    const { send, value, find, emitted } = await startFinding();
    send({ type: 'checkout.reset' });
    await find({ type: 'recorded' });
    expect([value(), emitted]).toEqual(['reviewing', []]);
  });
});

describe('waiting', () => {
  it('waits for the grace period and sends nothing meanwhile', async () => {
    const { send, isIn, clock, searches, reads } = await startWaiting();
    clock.increment(gracePeriod - 1);
    send({ type: 'order.requested', lines });
    send({ type: 'outcome.checked' });
    expect([isIn({ unsettled: 'waiting' }), searches.length, reads.length]).toEqual([true, 2, 1]);
  });

  it('searches once more after the grace period, and finds an order that was stored late', async () => {
    const { value, find, settle, clock, searches, emitted } = await startWaiting();
    clock.increment(gracePeriod);
    expect(searches.at(-1)?.input).toEqual({ rejectedIds: [], isLast: true, isSettledElsewhere: false });
    await find({ type: 'recorded' });
    await settle();
    expect([value(), emitted]).toEqual(['placed', [{ type: 'order.placed' }]]);
  });

  it('allows another order only after the second search, and that order searches a third time', async () => {
    const { send, isIn, value, note, find, clock, searches, orders } = await startWaiting();
    clock.increment(gracePeriod);
    await find(absent);
    expect([value(), note()]).toEqual(['reviewing', 'absent']);
    send({ type: 'order.requested', lines });
    clock.increment(2000);
    expect([isIn('checking'), searches.length, orders.length]).toEqual([true, 4, 1]);
    await find(absent);
    expect([value(), orders.length]).toEqual(['placing', 2]);
  });

  it('the user can repeat a failed second search without another wait', async () => {
    const { send, value, note, find, clock } = await startWaiting();
    clock.increment(gracePeriod);
    await find(new Error('network'));
    send({ type: 'outcome.checked' });
    await find(absent);
    expect([value(), note()]).toEqual(['reviewing', 'absent']);
  });
});

describe('choosing', () => {
  async function startChoosing() {
    const started = await startFinding();
    await started.find({ type: 'candidates', candidates: [candidate] });
    return started;
  }

  it('settles the candidate that the user accepts', async () => {
    const { send, isIn, settle, value, candidates, settlements, emitted } = await startChoosing();
    expect(candidates()).toEqual([candidate]);
    send({ type: 'candidate.accepted' });
    send({ type: 'candidate.accepted' });
    expect([isIn({ unsettled: 'settling' }), settlements.length]).toEqual([true, 1]);
    await settle();
    expect([value(), emitted]).toEqual(['placed', [{ type: 'order.placed' }]]);
  });

  it('searches again without the rejected candidates', async () => {
    const { send, isIn, find, searches } = await startChoosing();
    send({ type: 'candidates.rejected' });
    await find({ type: 'candidates', candidates: [{ ...candidate, id: 99 }] });
    send({ type: 'candidates.rejected' });
    await find(absent);
    expect([searches.at(-1)?.input.rejectedIds, isIn({ unsettled: 'waiting' })]).toEqual([[candidate.id, 99], true]);
  });

  it('returns to unknown when the choice cannot be stored', async () => {
    const { send, isIn, settle } = await startChoosing();
    send({ type: 'candidate.accepted' });
    await settle(new Error('no storage'));
    expect(isIn({ unsettled: 'unknown' })).toBe(true);
  });
});

it('ends in unknown, not in an error, when its actors are not provided', async () => {
  const { actor, emitted } = startSimulated((clock) => createActor(createCheckoutMachine(5), { clock }));
  actor.send({ type: 'order.requested', lines });
  await flushPromises();
  expect([actor.getSnapshot().value, emitted]).toEqual(['reviewing', []]);
  actor.send({ type: 'outcome.lost' });
  actor.send({ type: 'outcome.checked' });
  await flushPromises();
  expect([actor.getSnapshot().value, emitted]).toEqual([{ unsettled: 'unknown' }, []]);
});
