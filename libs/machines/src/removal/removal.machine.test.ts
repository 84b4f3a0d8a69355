import { createActor, fromPromise } from 'xstate';
import { describe, expect, it } from 'vitest';
import { type Call, flushPromises, recorded, startSimulated } from '../testing/test-actors.ts';
import { removalMachine } from './removal.machine.ts';

function start() {
  const removals: Call<undefined, void>[] = [];
  const machine = removalMachine.provide({ actors: { remove: recorded(removals) } });
  const { actor, clock, emitted } = startSimulated((simulated) => createActor(machine, { clock: simulated }));
  return { actor, clock, emitted, removals, send: actor.send, value: () => actor.getSnapshot().value };
}

function startRemoving() {
  const started = start();
  started.send({ type: 'removal.confirmed' });
  return started;
}

describe('confirming', () => {
  it('AC-095 waits without a time limit, and removes nothing', () => {
    const { value, clock, emitted, removals } = start();
    clock.increment(600_000);
    expect([value(), emitted, removals]).toEqual(['confirming', [], []]);
  });

  it('ends when the screen is left, and removes nothing', () => {
    const { actor, send, emitted, removals } = start();
    send({ type: 'page.left' });
    expect([actor.getSnapshot().status, emitted, removals]).toEqual(['done', [], []]);
  });
});

describe('removing', () => {
  it('removes once for any number of confirmations', () => {
    const { send, value, emitted, removals } = startRemoving();
    send({ type: 'removal.confirmed' });
    expect([value(), removals.length, emitted]).toEqual(['removing', 1, []]);
  });

  it('emits a failure when removing throws synchronously', async () => {
    const error = new Error('broken');
    const remove = fromPromise<void, undefined>(() => {
      throw error;
    });
    const { actor, emitted } = startSimulated((clock) => createActor(removalMachine.provide({ actors: { remove } }), { clock }));
    actor.send({ type: 'removal.confirmed' });
    await flushPromises();
    expect([actor.getSnapshot().value, emitted]).toEqual(['done', [{ type: 'removal.failed' }]]);
  });

  it.each([
    ['success', { type: 'removal.succeeded' }],
    ['failure', { type: 'removal.failed' }],
  ])('continues after the screen was left, and emits its %s', async (outcome, announced) => {
    const { actor, send, value, emitted, removals } = startRemoving();
    send({ type: 'page.left' });
    expect([value(), removals.length]).toEqual(['removing', 1]);
    if (outcome === 'success') removals[0]?.answer.resolve();
    else removals[0]?.answer.reject('refused');
    await flushPromises();
    expect([actor.getSnapshot().status, emitted]).toEqual(['done', [announced]]);
  });
});
