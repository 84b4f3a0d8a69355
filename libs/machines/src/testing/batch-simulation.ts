import { createActor, fromPromise } from 'xstate';
import { type Call, flushPromises, recorded, startSimulated } from './test-actors.ts';
import type { LockOwner } from '../batch/batch-setup.ts';
import { createBatchMachine } from '../batch/batch.machine.ts';
import { countStatuses, type Finding } from '../batch/batch-entries.ts';
import { PerformError, type PerformFailure } from '../batch/perform-error.ts';

/** Items with the ids 1 to `count`. */
export const itemsUpTo = (count: number) => Array.from({ length: count }, (_, index) => ({ id: index + 1 }));

interface BatchOptions {
  lanes?: number;
  isLocked?: () => boolean;
  /** What asking for the lock rejects with. */
  lockError?: unknown;
}

/** A batch whose calls the test answers, and whose lock is free unless `isLocked` or `lockError`. */
export function startBatch({ lanes = 4, isLocked = () => false, lockError }: BatchOptions = {}) {
  const checks: Call<{ items: readonly { id: number }[] }, readonly Finding[]>[] = [];
  const performs: Call<{ item: { id: number } }, void>[] = [];
  const lock = { held: 0 };
  const machine = createBatchMachine<{ id: number }>({ lanes }).provide({
    actors: {
      check: recorded(checks),
      perform: recorded(performs),
      lock: fromPromise<void, { batch: LockOwner }>(({ input, signal }) => {
        if (lockError !== undefined) return Promise.reject(lockError);
        input.batch.send({ type: isLocked() ? 'lock.refused' : 'lock.acquired' });
        if (isLocked()) return Promise.resolve();
        lock.held += 1;
        signal.addEventListener('abort', () => (lock.held -= 1));
        return new Promise(() => undefined);
      }),
    },
  });
  const { actor, clock, emitted } = startSimulated((simulated) => createActor(machine, { clock: simulated }));
  const statuses = () => actor.getSnapshot().context.entries.map(({ item, status }) => `${String(item.id)} ${status}`);
  const sent = () => performs.map(({ input }) => input.item.id);

  /** Answers the last check: every item is still to perform, but those in `findings`. */
  const check = async (...findings: Finding[]) => {
    const last = checks.at(-1);
    last?.answer.resolve(last.input.items.map(({ id }) => findings.find((finding) => finding.id === id) ?? { id, status: 'queued' }));
    await flushPromises();
  };
  /** Answers the last `perform` of the item. */
  const answer = async (id: number, failure?: PerformFailure, cause?: unknown) => {
    const call = performs.findLast(({ input }) => input.item.id === id);
    if (failure) call?.answer.reject(new PerformError(failure, { cause }));
    else call?.answer.resolve();
    await flushPromises();
  };
  const start = async (count: number) => {
    actor.send({ type: 'batch.confirmed', items: itemsUpTo(count) });
    await check();
  };
  return {
    actor,
    clock,
    emitted,
    checks,
    performs,
    lock,
    send: actor.send,
    state: () => describeState(actor.getSnapshot().value),
    context: () => actor.getSnapshot().context,
    counts: () => countStatuses(actor.getSnapshot().context.entries),
    statuses,
    sent,
    check,
    answer,
    start,
  };
}

/** 'idle', 'working.running': without the lanes. */
function describeState(value: unknown): string {
  if (typeof value === 'string') return value;
  const [[name, child] = ['', '']] = Object.entries(Object(value));
  return typeof child === 'string' ? `${name}.${child}` : `${name}.${Object.keys(Object(child)).join()}`;
}
