import { createFixture, done, elapsed, failed } from '../charts/machine-fixture.ts';
import { createBatchMachine } from './batch.machine.ts';
import { PerformError } from './perform-error.ts';

const dal = { id: 1 };
const naan = { id: 2 };
/** One reason for all failures: more would only multiply the snapshots to explore. */
const cause = 'unreachable';
const throttled = new PerformError({ kind: 'throttled', retryAfterMs: 30_000 }, { cause });

/** Two lanes: four have the same transitions, and a larger diagram. */
export const batchFixture = createFixture({
  machine: createBatchMachine<{ id: number }>({ lanes: 2 }),
  purpose: 'Performs many items, a few at a time; nothing is sent twice, and what is done and what is not is always known.',
  inputs: [undefined],
  events: {
    Confirm: { type: 'batch.confirmed', items: [dal, naan] },
    Cancel: { type: 'batch.cancelled' },
    'Find an earlier batch': {
      type: 'batch.restored',
      entries: [{ item: dal, status: 'sending', error: undefined, lane: 1, wasThrottled: false, wasUnanswered: false }],
    },
    Continue: { type: 'batch.resumed' },
    'Try again': { type: 'batch.retried' },
    Close: { type: 'batch.closed' },
    'The lock is free': { type: 'lock.acquired' },
    'Another tab has the lock': { type: 'lock.refused' },
    'The lock fails': failed('lock', cause),
    'Leave the screen': { type: 'page.left' },
    'The check finds nothing done': done('check', [
      { id: 1, status: 'queued' },
      { id: 2, status: 'queued' },
    ]),
    'The check fails': failed('check', cause),
    ...Object.fromEntries(
      [1, 2].flatMap((lane) => {
        const id = `perform-${String(lane)}`;
        return [
          [`Lane ${String(lane)} succeeds`, done(id)],
          [`Lane ${String(lane)} is refused`, failed(id, new PerformError({ kind: 'refused' }, { cause }))],
          [`Lane ${String(lane)} is withheld`, failed(id, new PerformError({ kind: 'withheld' }))],
          [`Lane ${String(lane)} is throttled`, failed(id, throttled)],
          [`Lane ${String(lane)} is offline`, failed(id, new PerformError({ kind: 'interrupted' }, { cause }))],
          [`Lane ${String(lane)} loses the response`, failed(id, new PerformError({ kind: 'unknown' }, { cause }))],
        ];
      }),
    ),
    'The throttling ends': elapsed('retryAfter', 'batch.throttled'),
  },
  // Every transition is reached before both items have been throttled.
  stopWhen: ({ context }) =>
    context.entries.every(({ wasThrottled }: { wasThrottled: boolean }) => wasThrottled) && context.entries.length > 0,
});
