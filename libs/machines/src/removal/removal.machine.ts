import { assign, emit, setup, stateIn } from 'xstate';
import { notImplemented } from '../not-implemented.ts';

export type RemovalEvent =
  { type: 'removal.requested'; id: number } | { type: 'removal.confirmed' } | { type: 'removal.cancelled' } | { type: 'page.left' };

export type RemovalEmitted = { type: 'removal.succeeded' } | { type: 'removal.failed' };

/**
 * Removes an entry of a list page after a confirmation (Spec §5). `context.id` is the entry to remove, 0 before the first request.
 * - `idle`: no confirmation is open.
 * - `confirming`: the confirmation is open, without a time limit.
 * - `removing.mounted`, `removing.unmounted`: the removal is in flight and other requests are ignored; after `page.left` it is `unmounted` and its
 *   outcome is still emitted.
 * - `done`: final.
 */
export const removalMachine = setup({
  types: {
    context: {} as { id: number },
    events: {} as RemovalEvent,
    emitted: {} as RemovalEmitted,
  },
  actors: { remove: notImplemented<void, { id: number }>('remove') },
  guards: { isUnmounted: stateIn({ removing: 'unmounted' }) },
  actions: {
    rememberEntry: assign((_, { id }: { id: number }) => ({ id })),
    announceSuccess: emit({ type: 'removal.succeeded' }),
    announceFailure: emit({ type: 'removal.failed' }),
  },
}).createMachine({
  id: 'removal',
  context: { id: 0 },
  initial: 'idle',
  states: {
    idle: {
      on: {
        'removal.requested': {
          target: 'confirming',
          actions: { type: 'rememberEntry', params: ({ event }) => ({ id: event.id }) },
        },
        'page.left': 'done',
      },
    },
    confirming: {
      on: {
        'removal.confirmed': 'removing',
        'removal.cancelled': 'idle',
        'page.left': 'done',
      },
    },
    removing: {
      invoke: {
        id: 'remove',
        src: 'remove',
        input: ({ context }) => ({ id: context.id }),
        onDone: [
          { guard: 'isUnmounted', target: 'done', actions: 'announceSuccess' },
          { target: 'idle', actions: 'announceSuccess' },
        ],
        onError: [
          { guard: 'isUnmounted', target: 'done', actions: 'announceFailure' },
          { target: 'idle', actions: 'announceFailure' },
        ],
      },
      initial: 'mounted',
      states: { mounted: { on: { 'page.left': 'unmounted' } }, unmounted: {} },
    },
    done: { type: 'final' },
  },
});
