import { describe, expect, it } from 'vitest';
import { flushPromises } from '../testing/test-actors.ts';
import { itemsUpTo, startBatch } from '../testing/batch-simulation.ts';

const nothing = { queued: 0, sending: 0, done: 0, failed: 0, unknown: 0 };

describe('before it is confirmed', () => {
  it('sends nothing, and nothing when it is confirmed without items', () => {
    const { send, state, checks, performs, lock } = startBatch();
    expect(state()).toBe('idle');
    send({ type: 'batch.confirmed', items: [] });
    expect([state(), checks, performs, lock.held]).toEqual(['idle', [], [], 0]);
  });

  it('is done when the screen is left', () => {
    const { send, actor } = startBatch();
    send({ type: 'page.left' });
    expect(actor.getSnapshot().status).toBe('done');
  });
});

describe('working', () => {
  it('AC-260 sends at most four items at a time, in order, after a fresh read', async () => {
    const { send, state, check, answer, sent, checks, counts } = startBatch();
    send({ type: 'batch.confirmed', items: itemsUpTo(6) });
    expect([state(), checks[0]?.input.items, sent()]).toEqual(['working.checking', itemsUpTo(6), []]);
    await check();
    expect([state(), sent()]).toEqual(['working.running', [1, 2, 3, 4]]);
    await answer(3);
    expect(sent()).toEqual([1, 2, 3, 4, 5]);
    await answer(1);
    await answer(2);
    expect([sent(), counts()]).toEqual([[1, 2, 3, 4, 5, 6], { ...nothing, sending: 3, done: 3 }]);
    for (const id of [4, 5, 6]) await answer(id);
    expect([state(), counts()]).toEqual(['finished', { ...nothing, done: 6 }]);
  });

  it('starts once for any number of confirmations', async () => {
    const { start, send, sent, checks } = startBatch();
    await start(1);
    send({ type: 'batch.confirmed', items: itemsUpTo(3) });
    expect([checks.length, sent()]).toEqual([1, [1]]);
  });

  it('sends neither what is done already nor what is no longer possible', async () => {
    const { send, check, answer, sent, statuses, context } = startBatch();
    send({ type: 'batch.confirmed', items: itemsUpTo(3) });
    await check({ id: 1, status: 'done' }, { id: 2, status: 'failed', error: 'changed' });
    await answer(3);
    expect([sent(), statuses(), context().entries[1]?.error]).toEqual([[3], ['1 done', '2 failed', '3 done'], 'changed']);
  });

  it('finishes when nothing is left to send', async () => {
    const { send, check, state, sent } = startBatch();
    send({ type: 'batch.confirmed', items: itemsUpTo(1) });
    await check({ id: 1, status: 'done' });
    expect([state(), sent()]).toEqual(['finished', []]);
  });

  it('holds the lock until it stops', async () => {
    const { start, lock, answer, send } = startBatch();
    await start(1);
    expect(lock.held).toBe(1);
    await answer(1, { kind: 'refused' });
    expect(lock.held).toBe(0);
    send({ type: 'batch.retried' });
    expect(lock.held).toBe(1);
  });

  it('AC-261 is paused and sends nothing while another tab has the lock', async () => {
    let isLocked = true;
    const { send, state, context, checks, check, sent } = startBatch({ isLocked: () => isLocked });
    send({ type: 'batch.confirmed', items: itemsUpTo(2) });
    expect([state(), context().pauseReason, checks]).toEqual(['paused', 'lockedByOtherTab', []]);
    isLocked = false;
    send({ type: 'batch.resumed' });
    await check();
    expect(sent()).toEqual([1, 2]);
  });

  it('is paused when the fresh read fails', async () => {
    const { send, state, checks, context, sent, lock } = startBatch();
    send({ type: 'batch.confirmed', items: itemsUpTo(2) });
    checks[0]?.answer.reject('unreachable');
    await flushPromises();
    expect([state(), context().pauseReason, sent(), lock.held]).toEqual(['paused', 'unreachable', [], 0]);
  });
});

describe('a cancel', () => {
  it('AC-262 takes effect between items: what is in flight settles, the rest is not sent', async () => {
    const { start, send, state, answer, sent, counts, emitted } = startBatch();
    await start(6);
    send({ type: 'batch.cancelled' });
    expect([state(), counts()]).toEqual(['working.running', { ...nothing, queued: 2, sending: 4 }]);
    for (const id of [1, 2, 3]) await answer(id);
    expect(state()).toBe('working.running');
    await answer(4, { kind: 'refused' });
    expect([state(), sent(), counts()]).toEqual(['finished', [1, 2, 3, 4], { ...nothing, queued: 2, done: 3, failed: 1 }]);
    expect(emitted.map(({ type }) => type)).toEqual(['batch.stopped']);
  });

  it('is the stronger reason to stop when a response is lost as well', async () => {
    const { start, send, state, answer, statuses } = startBatch({ lanes: 2 });
    await start(3);
    await answer(1, { kind: 'unknown' });
    send({ type: 'batch.cancelled' });
    await answer(2, { kind: 'interrupted' });
    expect([state(), statuses()]).toEqual(['finished', ['1 unknown', '2 queued', '3 queued']]);
  });
});

describe('leaving the screen', () => {
  it('AC-267 sends nothing more, and emits the outcome of what was in flight', async () => {
    const { start, send, actor, answer, sent, emitted } = startBatch({ lanes: 2 });
    await start(4);
    send({ type: 'page.left' });
    await answer(1);
    expect([actor.getSnapshot().status, emitted]).toEqual(['active', []]);
    await answer(2, { kind: 'unknown' });
    expect([actor.getSnapshot().status, sent()]).toEqual(['done', [1, 2]]);
    expect(emitted.map(({ type, entries }) => [type, entries.map(({ status }) => status)])).toEqual([
      ['batch.left', ['done', 'unknown', 'queued', 'queued']],
    ]);
  });

  it('while paused is done at once', async () => {
    const { start, send, actor, answer } = startBatch();
    await start(1);
    await answer(1, { kind: 'unknown' });
    send({ type: 'page.left' });
    expect(actor.getSnapshot().status).toBe('done');
  });

  it('during the fresh read is done at once, and gives the lock back', async () => {
    const { send, state, actor, lock, sent } = startBatch();
    send({ type: 'batch.confirmed', items: itemsUpTo(1) });
    expect([state(), lock.held]).toEqual(['working.checking', 1]);
    send({ type: 'page.left' });
    await flushPromises();
    expect([actor.getSnapshot().status, lock.held, sent()]).toEqual(['done', 0, []]);
  });

  it('after the last item is done at once', async () => {
    const { start, send, state, actor, answer } = startBatch();
    await start(1);
    await answer(1);
    expect(state()).toBe('finished');
    send({ type: 'page.left' });
    expect(actor.getSnapshot().status).toBe('done');
  });
});

describe('a batch of an earlier page', () => {
  const entry = (id: number, status: 'queued' | 'sending' | 'done') =>
    ({ item: { id }, status, error: undefined, lane: status === 'sending' ? 1 : null, wasThrottled: false, wasUnanswered: false }) as const;

  it('AC-268 AC-754 is finished: what was in flight is unknown, and is read again before it is sent', async () => {
    const { send, state, statuses, check, checks, sent } = startBatch();
    send({ type: 'batch.restored', entries: [entry(1, 'done'), entry(2, 'sending'), entry(3, 'queued')] });
    expect([state(), statuses(), sent()]).toEqual(['finished', ['1 done', '2 unknown', '3 queued'], []]);
    send({ type: 'batch.retried' });
    expect(checks[0]?.input.items).toEqual([{ id: 2 }, { id: 3 }]);
    await check({ id: 2, status: 'done' });
    expect(sent()).toEqual([3]);
  });
});
