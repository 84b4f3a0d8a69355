import { type ActorRefFrom, assign, emit, setup, type SnapshotFrom, stateIn } from 'xstate';
import { unprovided } from '../unprovided.ts';

export type RemovalEvent =
  { type: 'removal.requested'; id: number } | { type: 'removal.confirmed' } | { type: 'removal.cancelled' } | { type: 'screen.left' };

export type RemovalEmitted =
  { type: 'removal.asked'; id: number } | { type: 'removal.done'; id: number } | { type: 'removal.failed'; id: number; error: unknown };

/**
 * Removing an entry of one list page, never without a confirmation (Spec §5). `context.id` is the entry in question, 0 before the first one.
 * `resting`: nothing is asked. `asking`: the confirmation stands, without a time limit; asking about another entry replaces it.
 * `removing.seen`: the entry is being removed, other requests wait for a new click. `removing.unseen`: so it is, but the screen was left; the
 * outcome is announced all the same. `gone`: over.
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
