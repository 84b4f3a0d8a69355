import { createActor, fromPromise } from 'xstate';
import { describe, expect, it } from 'vitest';
import { type Call, flushPromises, recorded, startSimulated } from '../testing.ts';
import { removalMachine } from './removal.machine.ts';

function start() {
  const removals: Call<{ id: number }, void>[] = [];
  const machine = removalMachine.provide({ actors: { remove: recorded(removals) } });
  const { actor, clock, emitted } = startSimulated((simulated) => createActor(machine, { clock: simulated }));
  return {
    actor,
    clock,
    emitted,
    removals,
    send: actor.send,
    value: () => actor.getSnapshot().value,
    id: () => actor.getSnapshot().context.id,
  };
}

function startRemoving() {
  const started = start();
  started.send({ type: 'removal.requested', id: 5 });
  started.send({ type: 'removal.confirmed' });
  return started;
}

describe('idle', () => {
  it('is the initial state, and ignores a confirmation or cancellation', () => {
    const { send, value, emitted, removals } = start();
    send({ type: 'removal.confirmed' });
    send({ type: 'removal.cancelled' });
    expect([value(), emitted, removals]).toEqual(['idle', [], []]);
  });

  it('is done when the screen is left', () => {
    const { actor, send, value } = start();
    send({ type: 'page.left' });
    expect([value(), actor.getSnapshot().status]).toEqual(['done', 'done']);
  });
});

describe('confirming', () => {
  it('AC-095 waits without a time limit, and removes nothing', () => {
    const { send, value, id, clock, emitted, removals } = start();
    send({ type: 'removal.requested', id: 5 });
    clock.increment(600_000);
    expect([value(), id(), emitted, removals]).toEqual(['confirming', 5, [], []]);
  });

  it('removes nothing when it is cancelled, and can confirm the same entry again', () => {
    const { send, value, emitted, removals } = start();
    send({ type: 'removal.requested', id: 5 });
    send({ type: 'removal.cancelled' });
    expect(value()).toBe('idle');
    send({ type: 'removal.requested', id: 5 });
    expect([value(), emitted, removals]).toEqual(['confirming', [], []]);
  });

  it('ends when the screen is left', () => {
    const { send, value, emitted, removals } = start();
    send({ type: 'removal.requested', id: 5 });
    send({ type: 'page.left' });
    expect([value(), emitted, removals]).toEqual(['done', [], []]);
  });
});

describe('removing', () => {
  it('removes once for any number of confirmations, and ignores other requests meanwhile', () => {
    const { send, value, emitted, removals } = startRemoving();
    send({ type: 'removal.confirmed' });
    send({ type: 'removal.cancelled' });
    send({ type: 'removal.requested', id: 6 });
    expect([value(), removals.map(({ input }) => input), emitted]).toEqual([{ removing: 'mounted' }, [{ id: 5 }], []]);
  });

  it('is idle after success', async () => {
    const { value, emitted, removals } = startRemoving();
    removals[0]?.answer.resolve();
    await flushPromises();
    expect([value(), emitted]).toEqual(['idle', [{ type: 'removal.succeeded' }]]);
  });

  it('is idle after a failure', async () => {
    const { value, emitted, removals } = startRemoving();
    removals[0]?.answer.reject('refused');
    await flushPromises();
    expect([value(), emitted]).toEqual(['idle', [{ type: 'removal.failed' }]]);
  });

  it('emits a failure when removing throws synchronously', async () => {
    const error = new Error('broken');
    const remove = fromPromise<void, { id: number }>(() => {
      throw error;
    });
    const { actor, emitted } = startSimulated((clock) => createActor(removalMachine.provide({ actors: { remove } }), { clock }));
    actor.send({ type: 'removal.requested', id: 5 });
    actor.send({ type: 'removal.confirmed' });
    await flushPromises();
    expect([actor.getSnapshot().value, emitted]).toEqual(['idle', [{ type: 'removal.failed' }]]);
  });

  it.each([
    ['success', { type: 'removal.succeeded' }],
    ['failure', { type: 'removal.failed' }],
  ])('continues after the screen was left, and emits its %s', async (outcome, announced) => {
    const { actor, send, value, emitted, removals } = startRemoving();
    send({ type: 'page.left' });
    send({ type: 'removal.requested', id: 6 });
    expect([value(), removals.length]).toEqual([{ removing: 'unmounted' }, 1]);
    if (outcome === 'success') removals[0]?.answer.resolve();
    else removals[0]?.answer.reject('refused');
    await flushPromises();
    expect([value(), actor.getSnapshot().status, emitted]).toEqual(['done', 'done', [announced]]);
  });
});
