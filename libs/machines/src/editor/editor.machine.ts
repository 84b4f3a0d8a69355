import { assertEvent, assign, emit, setup, stateIn } from 'xstate';
import { notImplemented } from '../not-implemented.ts';
import { changedFields, isDirty } from './is-dirty.ts';

export type EditorEvent<Values, Payload> =
  | { type: 'values.changed'; change: Partial<Values> }
  | { type: 'original.changed'; original: Values }
  | { type: 'form.submitted'; payload: Payload }
  | { type: 'page.left' };

export type EditorEmitted = { type: 'save.succeeded' } | { type: 'save.failed'; error: unknown } | { type: 'editor.left' };

/** `original`: the initial, last saved or last read values; `submitted`: the values being saved; `error`: of the last save, else undefined. */
export interface EditorContext<Values> {
  values: Values;
  original: Values;
  submitted: Values;
  error: unknown;
  noticeMs: number;
}

/**
 * Edits and saves the values of one form, then emits `editor.left` after a delay (Spec §4, §9). The caller validates the values and passes the
 * `payload` to send. An `original.changed` replaces the fields that were not changed; an equal one changes nothing.
 * - `editing`: the only state that accepts changes and submits. In the others the form is inert (decision 0017), and an `original.changed` is ignored: it
 *   may contain the optimistic values of this save, which a failure reverts. A failed save returns here.
 * - `saving.mounted`, `saving.unmounted`: a save is in flight; after `page.left` it is `unmounted` and its outcome is still emitted.
 * - `saved`: shows the success notice for `noticeMs`.
 * - `done`: final.
 */
export function createEditorMachine<Values extends object, Payload>() {
  return setup({
    types: {
      context: {} as EditorContext<Values>,
      input: {} as { values: Values; noticeMs: number },
      events: {} as EditorEvent<Values, Payload>,
      emitted: {} as EditorEmitted,
    },
    actors: { save: notImplemented<void, { payload: Payload }>('save') },
    guards: {
      isUnmounted: stateIn({ saving: 'unmounted' }),
      isNewer: ({ context }, { original }: { original: Values }) => isDirty({ values: original, original: context.original }),
    },
    actions: {
      change: assign(({ context }, { change }: { change: Partial<Values> }) => ({ values: { ...context.values, ...change } })),
      rebase: assign(({ context }, { original }: { original: Values }) => ({
        original,
        values: { ...original, ...changedFields(context) },
      })),
      submit: assign(({ context }) => ({ submitted: context.values, error: undefined })),
      rememberSaved: assign(({ context }) => ({ original: context.submitted })),
      rememberError: assign((_, { error }: { error: unknown }) => ({ error })),
      announceSuccess: emit({ type: 'save.succeeded' }),
      announceFailure: emit((_, { error }: { error: unknown }) => ({ type: 'save.failed' as const, error })),
      announceLeaving: emit({ type: 'editor.left' }),
    },
    delays: { successNotice: ({ context }) => context.noticeMs },
  }).createMachine({
    id: 'editor',
    context: ({ input }) => ({
      values: input.values,
      original: input.values,
      submitted: input.values,
      error: undefined,
      noticeMs: input.noticeMs,
    }),
    initial: 'editing',
    states: {
      editing: {
        on: {
          'values.changed': { actions: { type: 'change', params: ({ event }) => event } },
          'original.changed': {
            guard: { type: 'isNewer', params: ({ event }) => event },
            actions: { type: 'rebase', params: ({ event }) => event },
          },
          'form.submitted': { target: 'saving', actions: 'submit' },
          'page.left': 'done',
        },
      },
      saving: {
        invoke: {
          id: 'save',
          src: 'save',
          input: ({ event }) => {
            assertEvent(event, 'form.submitted');
            return { payload: event.payload };
          },
          onDone: [
            { guard: 'isUnmounted', target: 'done', actions: 'announceSuccess' },
            { target: 'saved', actions: ['rememberSaved', 'announceSuccess'] },
          ],
          onError: [
            { guard: 'isUnmounted', target: 'done', actions: { type: 'announceFailure', params: ({ event }) => event } },
            {
              target: 'editing',
              actions: [
                { type: 'rememberError', params: ({ event }) => event },
                { type: 'announceFailure', params: ({ event }) => event },
              ],
            },
          ],
        },
        initial: 'mounted',
        states: {
          mounted: { on: { 'page.left': 'unmounted' } },
          unmounted: {},
        },
      },
      saved: {
        after: { successNotice: { target: 'done', actions: 'announceLeaving' } },
        on: { 'page.left': 'done' },
      },
      done: { type: 'final' },
    },
  });
}
