import { type ActorRefFrom, assertEvent, assign, emit, setup, type SnapshotFrom, stateIn } from 'xstate';
import { unprovided } from '../unprovided.ts';

export type EditorEvent<Draft, Payload> =
  { type: 'draft.changed'; change: Partial<Draft> } | { type: 'draft.submitted'; payload: Payload } | { type: 'screen.left' };

export type EditorEmitted<Result> =
  { type: 'save.succeeded'; result: Result } | { type: 'save.failed'; error: unknown } | { type: 'editor.left' };

/** `original`: the initial or last saved values; `submitted`: the values being saved; `error`: of the last save, else undefined. */
export interface Editing<Draft> {
  draft: Draft;
  original: Draft;
  submitted: Draft;
  error: unknown;
  noticeMs: number;
}

/**
 * Edits and saves the values of one form, then emits `editor.left` after a delay (Spec §4, §9). The caller validates the values and passes the
 * `payload` to send.
 * - `editing`: the only state that accepts changes and submits; in the others the form is inert (decision 0017). A failed save returns here.
 * - `saving.mounted`, `saving.unmounted`: a save is in flight; after `screen.left` it is `unmounted` and its outcome is still emitted.
 * - `saved`: shows the success notice for `noticeMs`.
 * - `done`: final.
 */
export function createEditorMachine<Draft extends object, Payload, Result>() {
  return setup({
    types: {
      context: {} as Editing<Draft>,
      input: {} as { draft: Draft; noticeMs: number },
      events: {} as EditorEvent<Draft, Payload>,
      emitted: {} as EditorEmitted<Result>,
    },
    actors: { save: unprovided<Result, { payload: Payload }>('save') },
    guards: { isUnseen: stateIn({ saving: 'unseen' }) },
    actions: {
      change: assign(({ context }, { change }: { change: Partial<Draft> }) => ({ draft: { ...context.draft, ...change } })),
      submit: assign(({ context }) => ({ submitted: context.draft, error: undefined })),
      rememberSaved: assign(({ context }) => ({ original: context.submitted })),
      rememberError: assign((_, { error }: { error: unknown }) => ({ error })),
      announceSuccess: emit((_, { result }: { result: Result }) => ({ type: 'save.succeeded' as const, result })),
      announceFailure: emit((_, { error }: { error: unknown }) => ({ type: 'save.failed' as const, error })),
      announceLeaving: emit({ type: 'editor.left' }),
    },
    delays: { successNotice: ({ context }) => context.noticeMs },
  }).createMachine({
    id: 'editor',
    context: ({ input }) => ({
      draft: input.draft,
      original: input.draft,
      submitted: input.draft,
      error: undefined,
      noticeMs: input.noticeMs,
    }),
    initial: 'editing',
    states: {
      editing: {
        on: {
          'draft.changed': { actions: { type: 'change', params: ({ event }) => ({ change: event.change }) } },
          'draft.submitted': { target: 'saving', actions: 'submit' },
          'screen.left': 'gone',
        },
      },
      saving: {
        invoke: {
          id: 'save',
          src: 'save',
          input: ({ event }) => {
            assertEvent(event, 'draft.submitted');
            return { payload: event.payload };
          },
          onDone: [
            { guard: 'isUnseen', target: 'gone', actions: { type: 'announceSuccess', params: ({ event }) => ({ result: event.output }) } },
            { target: 'saved', actions: ['rememberSaved', { type: 'announceSuccess', params: ({ event }) => ({ result: event.output }) }] },
          ],
          onError: [
            { guard: 'isUnseen', target: 'gone', actions: { type: 'announceFailure', params: ({ event }) => ({ error: event.error }) } },
            {
              target: 'editing',
              actions: [
                { type: 'rememberError', params: ({ event }) => ({ error: event.error }) },
                { type: 'announceFailure', params: ({ event }) => ({ error: event.error }) },
              ],
            },
          ],
        },
        initial: 'seen',
        states: {
          seen: { on: { 'screen.left': 'unseen' } },
          unseen: {},
        },
      },
      saved: {
        after: { successNotice: { target: 'gone', actions: 'announceLeaving' } },
        on: { 'screen.left': 'gone' },
      },
      gone: { type: 'final' },
    },
  });
}

export type EditorActor<Draft extends object, Payload, Result> = ActorRefFrom<
  ReturnType<typeof createEditorMachine<Draft, Payload, Result>>
>;
export type EditorSnapshot<Draft extends object, Payload, Result> = SnapshotFrom<
  ReturnType<typeof createEditorMachine<Draft, Payload, Result>>
>;
