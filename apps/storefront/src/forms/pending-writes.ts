import { useSyncExternalStore } from 'react';
import type { AnyActor } from 'xstate';
import { createListeners } from '../platform/listeners.ts';

const pendingWrites = new Set<AnyActor>();
const { notify, subscribe } = createListeners();
export const subscribeToPendingWrites = subscribe;

/** Tracks the actor of a form: it is submitting while it has a child, also after its page was unmounted. */
export function trackPendingWrites(actor: AnyActor): void {
  const track = (isSubmitting: boolean) => {
    if (pendingWrites.has(actor) === isSubmitting) return;
    if (isSubmitting) pendingWrites.add(actor);
    else pendingWrites.delete(actor);
    notify();
  };
  const untrack = () => track(false);
  actor.subscribe({ next: ({ children }) => track(Object.keys(children).length > 0), complete: untrack, error: untrack });
}

/** Whether a form is submitting: a reload would abort it. */
export const hasPendingWrites = () => pendingWrites.size > 0;
export const useHasPendingWrites = () => useSyncExternalStore(subscribe, hasPendingWrites);
