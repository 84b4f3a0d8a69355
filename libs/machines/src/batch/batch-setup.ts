import { assign, emit, setup, type ActorRef, type Snapshot } from 'xstate';
import { notImplemented } from '../not-implemented.ts';
import {
  applyFindings,
  requeueFailed,
  restoreEntries,
  settle,
  takeNext,
  toEntry,
  type BatchEntry,
  type Finding,
  type Identified,
} from './batch-entries.ts';
import { performFailureOf, reasonOf } from './perform-error.ts';

export type BatchEvent<Item> =
  | { type: 'batch.confirmed'; items: readonly Item[] }
  | { type: 'batch.cancelled' }
  | { type: 'batch.restored'; entries: readonly BatchEntry<Item>[] }
  | { type: 'batch.resumed' }
  | { type: 'batch.retried' }
  | { type: 'batch.closed' }
  | { type: 'lock.acquired' }
  | { type: 'lock.refused' }
  | { type: 'page.left' };

/** The batch, as its lock sees it. */
export type LockOwner = ActorRef<Snapshot<unknown>, { type: 'lock.acquired' } | { type: 'lock.refused' }>;

/** `batch.stopped`: nothing is in flight any more, paused or finished; `batch.left`: the same, after the screen was left. */
export type BatchEmitted<Item> =
  { type: 'batch.stopped'; entries: readonly BatchEntry<Item>[] } | { type: 'batch.left'; entries: readonly BatchEntry<Item>[] };

/** Why no lane takes another item. Weakest first: a halt is replaced only by a stronger one. */
const halts = ['throttled', 'interrupted', 'cancelled', 'left'] as const;
type Halt = (typeof halts)[number];

export interface BatchContext<Item> {
  entries: readonly BatchEntry<Item>[];
  halt: Halt | null;
  /** Why the batch is paused: 'lockedByOtherTab', or what a failed check, `perform` or lock rejected with. */
  pauseReason: unknown;
  /** Milliseconds. */
  retryAfterMs: number;
}

const strongest = (current: Halt | null, next: Halt): Halt =>
  current !== null && halts.indexOf(current) > halts.indexOf(next) ? current : next;

const kindOf = (error: unknown) => performFailureOf(error).kind;

interface LaneError {
  lane: number;
  error: unknown;
}

/** The types, actors, guards, actions and delays of the batch machine. */
export function setupBatch<Item extends Identified>() {
  return setup({
    types: {
      context: {} as BatchContext<Item>,
      events: {} as BatchEvent<Item>,
      emitted: {} as BatchEmitted<Item>,
    },
    actors: {
      /** Runs while the batch works. Sends `lock.acquired` or `lock.refused` to `batch`; stopping it (its signal) releases the lock. */
      lock: notImplemented<void, { batch: LockOwner }>('lock'),
      check: notImplemented<readonly Finding[], { items: readonly Item[] }>('check'),
      perform: notImplemented<void, { item: Item }>('perform'),
    },
    guards: {
      hasItems: (_, { items }: { items: readonly Item[] }) => items.length > 0,
      hasItem: ({ context }, { lane }: { lane: number }) => context.entries.some((entry) => entry.lane === lane),
      hasRemaining: ({ context }) => context.entries.some(({ status }) => status !== 'done'),
      isHalted: ({ context }, halt: Halt) => context.halt === halt,
      isRefused: (_, { error }: { error: unknown }) => kindOf(error) === 'refused',
      isInterrupted: (_, { error }: { error: unknown }) => kindOf(error) === 'interrupted',
      isWithheld: (_, { error }: { error: unknown }) => kindOf(error) === 'withheld',
      isThrottledAgain: ({ context }, { lane, error }: LaneError) =>
        kindOf(error) === 'throttled' && context.entries.some((entry) => entry.lane === lane && entry.wasThrottled),
      isThrottled: (_, { error }: { error: unknown }) => kindOf(error) === 'throttled',
    },
    actions: {
      rememberItems: assign((_, { items }: { items: readonly Item[] }) => ({ entries: items.map(toEntry) })),
      restore: assign((_, { entries }: { entries: readonly BatchEntry<Item>[] }) => ({ entries: restoreEntries(entries) })),
      forgetEntries: assign({ entries: [], pauseReason: undefined }),
      forgetHalt: assign({ halt: null, pauseReason: undefined, retryAfterMs: 0 }),
      requeueFailed: assign(({ context }) => ({ entries: requeueFailed(context.entries) })),
      applyFindings: assign(({ context }, { findings }: { findings: readonly Finding[] }) => ({
        entries: applyFindings(context.entries, findings),
      })),
      takeNext: assign(({ context }, { lane }: { lane: number }) => ({
        entries: context.halt === null ? takeNext(context.entries, lane) : context.entries,
      })),
      markDone: assign(({ context }, { lane }: { lane: number }) => ({ entries: settle(context.entries, lane, { status: 'done' }) })),
      markFailed: assign(({ context }, { lane, error }: LaneError) => ({
        entries: settle(context.entries, lane, { status: 'failed', error: reasonOf(error) }),
      })),
      markUnknown: assign(({ context }, { lane }: { lane: number }) => ({ entries: settle(context.entries, lane, { status: 'unknown' }) })),
      requeue: assign(({ context }, { lane }: { lane: number }) => ({ entries: settle(context.entries, lane, { status: 'queued' }) })),
      requeueThrottled: assign(({ context }, { lane, error }: LaneError) => {
        const failure = performFailureOf(error);
        return {
          entries: settle(context.entries, lane, { status: 'queued', wasThrottled: true }),
          retryAfterMs: Math.max(context.retryAfterMs, failure.kind === 'throttled' ? failure.retryAfterMs : 0),
        };
      }),
      halt: assign(({ context }, halt: Halt) => ({ halt: strongest(context.halt, halt) })),
      rememberPause: assign((_, { reason }: { reason: unknown }) => ({ pauseReason: reason })),
      announce: emit(({ context }, type: BatchEmitted<Item>['type']) => ({ type, entries: context.entries })),
    },
    delays: { retryAfter: ({ context }) => context.retryAfterMs },
  });
}
