import { assertEvent, emit, setup, stateIn } from 'xstate';
import { notImplemented } from '../not-implemented.ts';

export type SubmissionEvent<Values> = { type: 'form.submitted'; values: Values } | { type: 'form.reset' } | { type: 'page.left' };

export type SubmissionEmitted =
  { type: 'input.rejected' } | { type: 'send.succeeded' } | { type: 'send.failed'; error: unknown } | { type: 'form.left' };

/**
 * Sends a form once, then emits `form.left` after a delay (Spec §4, §9). Its context holds no values: they may be passwords.
 * - `editing`: accepts a submit. A failed send returns here.
 * - `sending.mounted`, `sending.unmounted`: a send is in flight; after `page.left` it is `unmounted` and its outcome is still emitted.
 * - `succeeded`: shows the success notice for `noticeMs`, then the next page loads; ignores submits.
 * - `done`: final.
 *
 * After a success, `form.reset` accepts a submit again: the user is still on the page, and its success no longer holds.
 */
export function createSubmissionMachine<Values>() {
  /** Placeholder that `provide()` has to replace. */
  const isAcceptable: (scope: unknown, params: { values: Values }) => boolean = () => {
    throw new Error("The guard 'isAcceptable' was not provided.");
  };
  return setup({
    types: {
      context: {} as { noticeMs: number },
      input: {} as { noticeMs: number },
      events: {} as SubmissionEvent<Values>,
      emitted: {} as SubmissionEmitted,
    },
    actors: { send: notImplemented<void, { values: Values }>('send') },
    guards: {
      isAcceptable,
      isUnmounted: stateIn({ sending: 'unmounted' }),
    },
    actions: {
      announceRejection: emit({ type: 'input.rejected' }),
      announceSuccess: emit({ type: 'send.succeeded' }),
      announceFailure: emit((_, { error }: { error: unknown }) => ({ type: 'send.failed' as const, error })),
      announceLeaving: emit({ type: 'form.left' }),
    },
    delays: { successNotice: ({ context }) => context.noticeMs },
  }).createMachine({
    id: 'submission',
    context: ({ input }) => ({ noticeMs: input.noticeMs }),
    initial: 'editing',
    states: {
      editing: {
        on: {
          'form.submitted': [
            { guard: { type: 'isAcceptable', params: ({ event }) => ({ values: event.values }) }, target: 'sending' },
            { actions: 'announceRejection' },
          ],
          'page.left': 'done',
        },
      },
      sending: {
        invoke: {
          id: 'send',
          src: 'send',
          input: ({ event }) => {
            assertEvent(event, 'form.submitted');
            return { values: event.values };
          },
          onDone: [
            { guard: 'isUnmounted', target: 'done', actions: 'announceSuccess' },
            { target: 'succeeded', actions: 'announceSuccess' },
          ],
          onError: [
            { guard: 'isUnmounted', target: 'done', actions: { type: 'announceFailure', params: ({ event }) => ({ error: event.error }) } },
            { target: 'editing', actions: { type: 'announceFailure', params: ({ event }) => ({ error: event.error }) } },
          ],
        },
        initial: 'mounted',
        states: { mounted: { on: { 'page.left': 'unmounted' } }, unmounted: {} },
      },
      succeeded: {
        after: { successNotice: { actions: 'announceLeaving' } },
        on: { 'form.reset': 'editing', 'page.left': 'done' },
      },
      done: { type: 'final' },
    },
  });
}
