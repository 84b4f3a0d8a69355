import { type ActorRefFrom, assign, emit, setup, type SnapshotFrom, stateIn } from 'xstate';
import { unprovided } from '../unprovided.ts';

export type RemovalEvent =
  { type: 'removal.requested'; id: number } | { type: 'removal.confirmed' } | { type: 'removal.cancelled' } | { type: 'screen.left' };

export type RemovalEmitted =
  { type: 'removal.asked'; id: number } | { type: 'removal.done'; id: number } | { type: 'removal.failed'; id: number; error: unknown };

/**
 * Removes an entry of a list page after a confirmation (Spec §5). `context.id` is the entry to remove, 0 before the first request.
 * - `idle`: no confirmation is open.
 * - `confirming`: the confirmation is open, without a time limit; a request for another entry replaces it.
 * - `removing.mounted`, `removing.unmounted`: the removal is in flight and other requests are ignored; after `screen.left` it is `unmounted` and its
 *   outcome is still emitted.
 * - `done`: final.
 */
export const removalMachine = setup({
  types: {
    context: {} as { id: number },
    events: {} as RemovalEvent,
    emitted: {} as RemovalEmitted,
  },
  actors: { remove: unprovided<void, { id: number }>('remove') },
  guards: {
    isAskedAlready: ({ context }, { id }: { id: number }) => context.id === id,
    isUnseen: stateIn({ removing: 'unseen' }),
  },
  actions: {
    rememberEntry: assign((_, { id }: { id: number }) => ({ id })),
    announceQuestion: emit(({ context }) => ({ type: 'removal.asked' as const, id: context.id })),
    announceSuccess: emit(({ context }) => ({ type: 'removal.done' as const, id: context.id })),
    announceFailure: emit(({ context }, { error }: { error: unknown }) => ({ type: 'removal.failed' as const, id: context.id, error })),
  },
}).createMachine({
  id: 'removal',
  context: { id: 0 },
  initial: 'resting',
  states: {
    resting: {
      on: {
        'removal.requested': {
          target: 'asking',
          actions: [{ type: 'rememberEntry', params: ({ event }) => ({ id: event.id }) }, 'announceQuestion'],
        },
        'screen.left': 'gone',
      },
    },
    asking: {
      on: {
        'removal.requested': [
          { guard: { type: 'isAskedAlready', params: ({ event }) => ({ id: event.id }) } },
          { actions: [{ type: 'rememberEntry', params: ({ event }) => ({ id: event.id }) }, 'announceQuestion'] },
        ],
        'removal.confirmed': 'removing',
        'removal.cancelled': 'resting',
        'screen.left': 'gone',
      },
    },
    removing: {
      invoke: {
        id: 'remove',
        src: 'remove',
        input: ({ context }) => ({ id: context.id }),
        onDone: [
          { guard: 'isUnseen', target: 'gone', actions: 'announceSuccess' },
          { target: 'resting', actions: 'announceSuccess' },
        ],
        onError: [
          { guard: 'isUnseen', target: 'gone', actions: { type: 'announceFailure', params: ({ event }) => ({ error: event.error }) } },
          { target: 'resting', actions: { type: 'announceFailure', params: ({ event }) => ({ error: event.error }) } },
        ],
      },
      initial: 'seen',
      states: { seen: { on: { 'screen.left': 'unseen' } }, unseen: {} },
    },
    gone: { type: 'final' },
  },
});

export type RemovalActor = ActorRefFrom<typeof removalMachine>;
export type RemovalSnapshot = SnapshotFrom<typeof removalMachine>;
