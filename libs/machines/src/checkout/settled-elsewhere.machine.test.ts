import { describe, expect, it } from 'vitest';
import { flushPromises } from '../testing/test-actors.ts';
import { gracePeriod } from './checkout-setup.ts';
import { absent, candidate, lines, startPlacing, startUnsettled } from '../testing/checkout-simulation.ts';
import type { OrderSearch } from './order-search.ts';
import { PlacingError, type PlacingFailure } from './placing-error.ts';

type Started = Awaited<ReturnType<typeof startUnsettled>>;

/** Requests the order again and lets `placeOrder` fail. */
async function failPlacing({ send, clock, find, orders }: Started, failure: PlacingFailure): Promise<void> {
  send({ type: 'order.requested', lines });
  clock.increment(2000);
  await find(absent);
  orders.at(-1)?.answer.reject(new PlacingError(failure));
  await flushPromises();
}

/** A checkout whose lost order was searched, waited for and not found, after the user has rejected a candidate. */
async function startAbsent(): Promise<Started> {
  const started = await startUnsettled();
  const { send, clock, find } = started;
  send({ type: 'outcome.checked' });
  await find({ type: 'candidates', candidates: [candidate] });
  send({ type: 'candidates.rejected' });
  await find(absent);
  clock.increment(gracePeriod);
  await find(absent);
  expect([started.value(), started.note()]).toEqual(['reviewing', 'absent']);
  return started;
}

describe('a second loss starts a search of its own', () => {
  it.each<[string, (started: Started) => void | Promise<void>]>([
    ['of another tab, while reviewing', () => undefined],
    ['of another tab, while checking', ({ send }) => send({ type: 'order.requested', lines })],
    ['of another tab, while throttled', (started) => failPlacing(started, { kind: 'refused', retryAfterMs: 5000 })],
    ['that placing finds in the journal', (started) => failPlacing(started, { kind: 'unsettled' })],
  ])('%s', async (_, prepare) => {
    const started = await startAbsent();
    await prepare(started);
    started.send({ type: 'outcome.lost' });
    expect([started.isIn({ unsettled: 'unknown' }), started.note()]).toEqual([true, null]);
    started.send({ type: 'outcome.checked' });
    expect(started.searches.at(-1)?.input).toEqual({ rejectedIds: [], isLast: false, isSettledElsewhere: false });
  });
});

it('AC-830 an order of another tab that is found replaces the one that this tab has placed before', async () => {
  const { send, find, settle, value, placed, orders } = await startPlacing();
  orders[0]?.answer.resolve();
  await flushPromises();
  send({ type: 'order.shown' });
  expect(placed()).toEqual({ lines, knownIds: [7] });
  send({ type: 'outcome.lost' });
  send({ type: 'outcome.checked' });
  await find({ type: 'recorded' });
  await settle();
  expect([value(), placed()]).toEqual(['placed', null]);
});

describe('outcome.settled of another tab', () => {
  it('forgets the search', async () => {
    const { send, find, value, note, searches } = await startUnsettled();
    send({ type: 'outcome.checked' });
    await find(new Error('unreachable'));
    expect(note()).toBe('searchFailed');
    send({ type: 'outcome.settled' });
    expect([value(), note()]).toEqual(['reviewing', null]);
    send({ type: 'outcome.lost' });
    send({ type: 'outcome.checked' });
    expect(searches.at(-1)?.input).toEqual({ rejectedIds: [], isLast: false, isSettledElsewhere: false });
  });

  it('AC-794 while the tab waits: the order is searched once more, for its user', async () => {
    const { send, clock, find, value, note, searches } = await startUnsettled();
    send({ type: 'outcome.checked' });
    await find(absent);
    send({ type: 'outcome.settled' });
    expect(searches.at(-1)?.input).toEqual({ rejectedIds: [], isLast: false, isSettledElsewhere: true });
    await find(absent);
    clock.increment(gracePeriod);
    expect([value(), note(), searches.length]).toEqual(['reviewing', null, 3]);
  });

  it('does not hide an order that this tab has found as well', async () => {
    const { send, find, settle, value, emitted } = await startUnsettled();
    send({ type: 'outcome.checked' });
    await find({ type: 'recorded' });
    send({ type: 'outcome.settled' });
    await settle();
    expect([value(), emitted]).toEqual(['placed', [{ type: 'order.placed' }]]);
  });

  const recorded: OrderSearch = { type: 'recorded' };
  const candidates: OrderSearch = { type: 'candidates', candidates: [candidate] };
  it.each<[string, OrderSearch | Error, string, boolean]>([
    ['places the order that is found', recorded, 'placed', false],
    ['asks about no candidates', candidates, 'reviewing', false],
    ['does not wait for an order that is not found', absent, 'reviewing', false],
    ['has no advice to send again what is not found', absent, 'reviewing', true],
    ['has no note of a failure', new Error('network'), 'reviewing', false],
  ])('during a search: it goes on, and %s', async (_, found, state, isLast) => {
    const { send, clock, find, settle, isIn, value, note, emitted } = await startUnsettled();
    send({ type: 'outcome.checked' });
    if (isLast) {
      await find(absent);
      clock.increment(gracePeriod);
    }
    // Twice: the journal may change again meanwhile.
    send({ type: 'outcome.settled' });
    send({ type: 'outcome.settled' });
    expect(isIn({ unsettled: 'finding' })).toBe(true);
    await find(found);
    await settle();
    expect([value(), note(), emitted]).toEqual([state, null, state === 'placed' ? [{ type: 'order.placed' }] : []]);
  });

  it('AC-863 during a search, and the loss of another order before its end: that one is unsettled, and searched anew', async () => {
    const { send, find, isIn, note, searches } = await startUnsettled();
    send({ type: 'outcome.checked' });
    await find({ type: 'candidates', candidates: [candidate] });
    send({ type: 'candidates.rejected' });
    send({ type: 'outcome.settled' });
    send({ type: 'outcome.lost' });
    await find(absent);
    expect([isIn({ unsettled: 'unknown' }), note()]).toEqual([true, null]);
    send({ type: 'outcome.checked' });
    expect(searches.at(-1)?.input).toEqual({ rejectedIds: [], isLast: false, isSettledElsewhere: false });
  });

  it.each([
    ['lockedByOtherTab', null],
    ['cartChanged', 'cartChanged'],
  ] as const)('turns the note %s into %s', async (kind, note) => {
    const started = await startPlacing();
    started.orders[0]?.answer.reject(new PlacingError({ kind }));
    await flushPromises();
    expect(started.note()).toBe(kind);
    started.send({ type: 'outcome.settled' });
    expect([started.value(), started.note()]).toEqual(['reviewing', note]);
  });
});
