import { describe, expect, it } from 'vitest';
import { startBatch } from '../testing/batch-simulation.ts';

describe('a throttled item', () => {
  it('AC-266 waits for the longest Retry-After, then goes on; a second 429 fails the item', async () => {
    const { start, clock, state, check, answer, sent, statuses } = startBatch({ lanes: 2 });
    await start(3);
    await answer(1, { kind: 'throttled', retryAfterMs: 30_000 });
    await answer(2, { kind: 'throttled', retryAfterMs: 5_000 });
    clock.increment(29_999);
    expect([state(), sent()]).toEqual(['throttled', [1, 2]]);
    clock.increment(1);
    await check();
    expect([state(), sent()]).toEqual(['working.running', [1, 2, 1, 2]]);
    await answer(1);
    await answer(2, { kind: 'throttled', retryAfterMs: 5_000 }, 'busy');
    await answer(3);
    expect([state(), statuses()]).toEqual(['finished', ['1 done', '2 failed', '3 done']]);
  });

  it('AC-688 is compared with a fresh read after it has waited', async () => {
    const { start, clock, check, checks, answer, sent, statuses } = startBatch({ lanes: 1 });
    await start(3);
    await answer(1);
    await answer(2, { kind: 'throttled', retryAfterMs: 30_000 });
    clock.increment(30_000);
    expect(checks.at(-1)?.input.items).toEqual([{ id: 2 }, { id: 3 }]);
    await check({ id: 3, status: 'failed', error: 'changed' });
    await answer(2);
    expect([sent(), statuses()]).toEqual([
      [1, 2, 2],
      ['1 done', '2 done', '3 failed'],
    ]);
  });

  it('AC-793 leaves the lock to other tabs while it waits, and goes on once it has it again', async () => {
    let isLocked = false;
    const { start, send, clock, state, check, checks, answer, lock, context, sent } = startBatch({ lanes: 1, isLocked: () => isLocked });
    await start(2);
    await answer(1, { kind: 'throttled', retryAfterMs: 1_000 });
    expect(lock.held).toBe(0);
    isLocked = true;
    clock.increment(1_000);
    expect([state(), context().pauseReason, checks.length, sent()]).toEqual(['paused', 'lockedByOtherTab', 1, [1]]);
    isLocked = false;
    send({ type: 'batch.resumed' });
    await check();
    await answer(1);
    await answer(2);
    expect([state(), sent()]).toEqual(['finished', [1, 1, 2]]);
  });

  it('can be cancelled while it waits', async () => {
    const { start, send, state, clock, answer, sent } = startBatch({ lanes: 1 });
    await start(2);
    await answer(1, { kind: 'throttled', retryAfterMs: 1_000 });
    send({ type: 'batch.cancelled' });
    clock.increment(60_000);
    expect([state(), sent()]).toEqual(['finished', [1]]);
  });

  it.each([
    ['throttled', 0],
    ['working.checking', 1_000],
  ])('AC-683 emits what is done and what is not when the screen is left while it is %s', async (waiting, elapsedMs) => {
    const { start, send, state, actor, clock, answer, emitted } = startBatch({ lanes: 1 });
    await start(2);
    await answer(1);
    await answer(2, { kind: 'throttled', retryAfterMs: 1_000 });
    clock.increment(elapsedMs);
    expect(state()).toBe(waiting);
    send({ type: 'page.left' });
    expect(actor.getSnapshot().status).toBe('done');
    expect(emitted.map(({ type, entries }) => [type, entries.map(({ status }) => status)])).toEqual([['batch.left', ['done', 'queued']]]);
  });
});
