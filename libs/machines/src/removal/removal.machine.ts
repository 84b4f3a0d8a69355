import { emit, setup } from 'xstate';
import { notImplemented } from '../not-implemented.ts';

export type RemovalEvent = { type: 'removal.confirmed' } | { type: 'page.left' };

export type RemovalEmitted = { type: 'removal.succeeded' } | { type: 'removal.failed' };

/**
 * Removes an entry of a list after a confirmation (Spec §5).
 * - `confirming`: the confirmation is open, without a time limit.
 * - `removing`: the removal is in flight. After `page.left` its outcome is still emitted.
 * - `done`: final.
 */
export const removalMachine = setup({
  types: { events: {} as RemovalEvent, emitted: {} as RemovalEmitted },
  actors: { remove: notImplemented<void, undefined>('remove') },
  actions: {
    announceSuccess: emit({ type: 'removal.succeeded' }),
    announceFailure: emit({ type: 'removal.failed' }),
  },
}).createMachine({
  id: 'removal',
  initial: 'confirming',
  states: {
    confirming: { on: { 'removal.confirmed': 'removing', 'page.left': 'done' } },
    removing: {
      invoke: {
        id: 'remove',
        src: 'remove',
        onDone: { target: 'done', actions: 'announceSuccess' },
        onError: { target: 'done', actions: 'announceFailure' },
      },
    },
    done: { type: 'final' },
  },
});
