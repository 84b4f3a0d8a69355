import { setupBatch } from './batch-setup.ts';
import { reasonOf } from './perform-error.ts';
import { isUnsettled, itemInLane, type BatchEntry, type Identified } from './batch-entries.ts';

/**
 * Performs many items, at most as many at a time as there are lanes. No item is sent twice without a fresh read before: `check` compares the unsettled
 * items with the server whenever work starts or is resumed.
 * - `idle`: nothing is sent.
 * - `working`: holds the lock against other tabs. `locking` waits for it, `checking` reads, `running` sends.
 * - `throttled`: waits for `retryAfter` after a 429, without the lock, and works again. An item that is throttled twice fails.
 * - `paused`: a lost response, no connection or another tab. Nothing is sent until `batch.resumed`.
 * - `finished`: `context.entries` are the outcomes, also those of an earlier page (`batch.restored`). `batch.retried` performs what failed or was not sent.
 * - `done`: final. After `page.left` it waits for what is in flight.
 *
 * A cancel, an interruption or leaving halts the lanes between items: what is in flight always settles, what waits to be sent is queued again.
 */
export function createBatchMachine<Item extends Identified>({ lanes }: { lanes: number }) {
  const batch = setupBatch<Item>();

  const createLane = (lane: number) =>
    batch.createStateConfig({
      initial: 'taking',
      states: {
        taking: {
          entry: { type: 'takeNext', params: { lane } },
          always: [{ guard: { type: 'hasItem', params: { lane } }, target: 'performing' }, { target: 'free' }],
        },
        performing: {
          invoke: {
            id: `perform-${String(lane)}`,
            src: 'perform',
            input: ({ context }) => ({ item: itemInLane(context.entries, lane) }),
            onDone: { target: 'taking', actions: { type: 'markDone', params: { lane } } },
            onError: [
              {
                guard: { type: 'isRefused', params: ({ event }) => ({ error: event.error }) },
                target: 'taking',
                actions: { type: 'markFailed', params: ({ event }) => ({ lane, error: event.error }) },
              },
              {
                guard: { type: 'isWithheld', params: ({ event }) => ({ error: event.error }) },
                target: 'taking',
                actions: { type: 'requeue', params: { lane } },
              },
              {
                guard: { type: 'isThrottledAgain', params: ({ event }) => ({ lane, error: event.error }) },
                target: 'taking',
                actions: { type: 'markFailed', params: ({ event }) => ({ lane, error: event.error }) },
              },
              {
                guard: { type: 'isThrottled', params: ({ event }) => ({ error: event.error }) },
                target: 'taking',
                actions: [
                  { type: 'requeueThrottled', params: ({ event }) => ({ lane, error: event.error }) },
                  { type: 'halt', params: 'throttled' },
                ],
              },
              {
                guard: { type: 'isInterrupted', params: ({ event }) => ({ error: event.error }) },
                target: 'taking',
                actions: [
                  { type: 'requeue', params: { lane } },
                  { type: 'rememberPause', params: ({ event }) => ({ reason: reasonOf(event.error) }) },
                  { type: 'halt', params: 'interrupted' },
                ],
              },
              {
                target: 'taking',
                actions: [
                  { type: 'markUnknown', params: { lane } },
                  { type: 'rememberPause', params: ({ event }) => ({ reason: reasonOf(event.error) }) },
                  { type: 'halt', params: 'interrupted' },
                ],
              },
            ],
          },
        },
        free: { type: 'final' },
      },
    });

  return batch.createMachine({
    id: 'batch',
    context: { entries: [], halt: null, pauseReason: undefined, retryAfterMs: 0 },
    initial: 'idle',
    states: {
      idle: {
        on: {
          'batch.confirmed': {
            guard: { type: 'hasItems', params: ({ event }) => ({ items: event.items }) },
            target: 'working',
            actions: { type: 'rememberItems', params: ({ event }) => ({ items: event.items }) },
          },
          'batch.restored': {
            target: 'finished',
            actions: { type: 'restore', params: ({ event }) => ({ entries: event.entries }) },
          },
          'page.left': 'done',
        },
      },
      working: {
        initial: 'locking',
        entry: 'forgetHalt',
        invoke: {
          id: 'lock',
          src: 'lock',
          input: ({ self }) => ({ batch: self }),
          onError: { target: 'paused', actions: { type: 'rememberPause', params: ({ event }) => ({ reason: event.error }) } },
        },
        on: {
          'batch.cancelled': 'finished',
          'page.left': { target: 'done', actions: { type: 'announce', params: 'batch.left' } },
        },
        states: {
          locking: {
            on: {
              'lock.acquired': 'checking',
              'lock.refused': { target: '#batch.paused', actions: { type: 'rememberPause', params: { reason: 'lockedByOtherTab' } } },
            },
          },
          checking: {
            invoke: {
              id: 'check',
              src: 'check',
              input: ({ context }) => ({ items: unsettledItems(context.entries) }),
              onDone: { target: 'running', actions: { type: 'applyFindings', params: ({ event }) => ({ findings: event.output }) } },
              onError: {
                target: '#batch.paused',
                actions: { type: 'rememberPause', params: ({ event }) => ({ reason: event.error }) },
              },
            },
          },
          running: {
            type: 'parallel',
            on: {
              'batch.cancelled': { actions: { type: 'halt', params: 'cancelled' } },
              'page.left': { actions: { type: 'halt', params: 'left' } },
            },
            states: Object.fromEntries(Array.from({ length: lanes }, (_, index) => [`lane${String(index + 1)}`, createLane(index + 1)])),
            onDone: [
              { guard: { type: 'isHalted', params: 'left' }, target: '#batch.done', actions: { type: 'announce', params: 'batch.left' } },
              { guard: { type: 'isHalted', params: 'interrupted' }, target: '#batch.paused' },
              { guard: { type: 'isHalted', params: 'throttled' }, target: '#batch.throttled' },
              { target: '#batch.finished' },
            ],
          },
        },
      },
      throttled: {
        after: { retryAfter: 'working' },
        on: {
          'batch.cancelled': 'finished',
          'page.left': { target: 'done', actions: { type: 'announce', params: 'batch.left' } },
        },
      },
      paused: {
        entry: { type: 'announce', params: 'batch.stopped' },
        on: { 'batch.resumed': 'working', 'batch.cancelled': 'finished', 'page.left': 'done' },
      },
      finished: {
        entry: { type: 'announce', params: 'batch.stopped' },
        on: {
          'batch.retried': { guard: 'hasRemaining', target: 'working', actions: 'requeueFailed' },
          'batch.closed': { target: 'idle', actions: 'forgetEntries' },
          'page.left': 'done',
        },
      },
      done: { type: 'final' },
    },
  });
}

const unsettledItems = <Item>(entries: readonly BatchEntry<Item>[]): readonly Item[] => entries.filter(isUnsettled).map(({ item }) => item);
