import { describe, expect, it } from 'vitest';
import { flushPromises } from '../testing/test-actors.ts';
import type { BatchEmitted } from './batch-setup.ts';
import { itemsUpTo, startBatch } from '../testing/batch-simulation.ts';

const describeEmitted = (emitted: readonly BatchEmitted<unknown>[]) =>
  emitted.map(({ type, entries }) => [type, entries.map(({ status }) => status)]);

describe('a refused item', () => {
  it('AC-263 stays with its reason and does not stop the others; a second try sends it alone', async () => {
    const { start, send, state, check, answer, sent, statuses, context } = startBatch({ lanes: 1 });
    await start(3);
    await answer(1);
    await answer(2, { kind: 'refused' }, 'too expensive');
    await answer(3);
    expect([state(), statuses()]).toEqual(['finished', ['1 done', '2 failed', '3 done']]);
    expect(context().entries[1]?.error).toBe('too expensive');
    send({ type: 'batch.retried' });
    await check();
    await answer(2);
    expect([state(), sent(), statuses()]).toEqual(['finished', [1, 2, 3, 2], ['1 done', '2 done', '3 done']]);
    send({ type: 'batch.retried' });
    expect(state()).toBe('finished');
    send({ type: 'batch.closed' });
    expect([state(), statuses()]).toEqual(['idle', []]);
  });
});

describe('a lost response', () => {
  it('AC-264 pauses the batch; the item is read again before anything is sent, and is not sent twice', async () => {
    const { start, send, state, check, checks, answer, sent, statuses } = startBatch({ lanes: 2 });
    await start(4);
    await answer(1, { kind: 'unknown' }, 'no answer');
    expect([state(), sent()]).toEqual(['working.running', [1, 2]]);
    await answer(2);
    expect([state(), statuses()]).toEqual(['paused', ['1 unknown', '2 done', '3 queued', '4 queued']]);
    send({ type: 'batch.resumed' });
    expect(checks.at(-1)?.input.items).toEqual([{ id: 1 }, { id: 3 }, { id: 4 }]);
    await check({ id: 1, status: 'done' });
    await answer(3);
    await answer(4);
    expect([state(), sent()]).toEqual(['finished', [1, 2, 3, 4]]);
  });

  it('AC-843 an item that is never answered is sent again after all others: it holds up none of them', async () => {
    const { start, send, check, answer, sent, statuses } = startBatch({ lanes: 2 });
    await start(4);
    await answer(1, { kind: 'unknown' });
    await answer(2);
    send({ type: 'batch.resumed' });
    await check();
    await answer(3);
    await answer(1, { kind: 'unknown' });
    await answer(4);
    expect([sent(), statuses()]).toEqual([
      [1, 2, 3, 4, 1],
      ['1 unknown', '2 done', '3 done', '4 done'],
    ]);
  });

  it('AC-843 also after those that were refused before', async () => {
    const { start, send, check, answer, sent } = startBatch({ lanes: 1 });
    await start(3);
    await answer(1, { kind: 'refused' });
    await answer(2);
    await answer(3, { kind: 'unknown' });
    send({ type: 'batch.cancelled' });
    send({ type: 'batch.retried' });
    await check();
    expect(sent()).toEqual([1, 2, 3, 1]);
  });

  it('an error of another kind counts as lost', async () => {
    const { start, performs, state, statuses, context } = startBatch();
    await start(1);
    performs[0]?.answer.reject('broken');
    await flushPromises();
    expect([state(), statuses(), context().pauseReason]).toEqual(['paused', ['1 unknown'], 'broken']);
  });
});

describe('offline', () => {
  it('AC-265 is paused with what was not sent still queued', async () => {
    const { start, send, state, check, answer, statuses, sent } = startBatch({ lanes: 2 });
    await start(3);
    await answer(1, { kind: 'interrupted' }, 'offline');
    await answer(2, { kind: 'interrupted' }, 'offline');
    expect([state(), statuses()]).toEqual(['paused', ['1 queued', '2 queued', '3 queued']]);
    send({ type: 'batch.resumed' });
    await check();
    expect(sent()).toEqual([1, 2, 1, 2]);
  });

  it('emits what is not done when it pauses, and again when a cancel ends it', async () => {
    const { start, send, state, answer, emitted } = startBatch({ lanes: 1 });
    await start(3);
    await answer(1);
    await answer(2, { kind: 'interrupted' });
    const stopped = ['batch.stopped', ['done', 'queued', 'queued']];
    expect([state(), describeEmitted(emitted)]).toEqual(['paused', [stopped]]);
    send({ type: 'batch.cancelled' });
    expect([state(), describeEmitted(emitted)]).toEqual(['finished', [stopped, stopped]]);
  });
});

describe('an item that is not sent because the batch has halted', () => {
  it('AC-267 is queued again, and keeps the reason of the pause', async () => {
    const { start, state, answer, statuses, context } = startBatch({ lanes: 2 });
    await start(3);
    await answer(1, { kind: 'unknown' }, 'no answer');
    await answer(2, { kind: 'withheld' });
    expect([state(), statuses(), context().pauseReason]).toEqual(['paused', ['1 unknown', '2 queued', '3 queued'], 'no answer']);
  });

  it('AC-266 waits with the one that was throttled, and is sent', async () => {
    const { start, clock, state, check, answer, sent, statuses } = startBatch({ lanes: 2 });
    await start(2);
    await answer(1, { kind: 'throttled', retryAfterMs: 30_000 });
    await answer(2, { kind: 'withheld' });
    expect(state()).toBe('throttled');
    clock.increment(30_000);
    await check();
    await answer(1);
    await answer(2);
    expect([state(), sent(), statuses()]).toEqual(['finished', [1, 2, 1, 2], ['1 done', '2 done']]);
  });
});

describe('a lock that fails', () => {
  it('pauses with the error, and nothing is read or sent', async () => {
    const { send, state, checks, sent, context } = startBatch({ lockError: 'no storage' });
    send({ type: 'batch.confirmed', items: itemsUpTo(2) });
    await flushPromises();
    expect([state(), checks.length, sent(), context().pauseReason]).toEqual(['paused', 0, [], 'no storage']);
  });
});
