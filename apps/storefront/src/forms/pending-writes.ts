import { useSyncExternalStore } from 'react';
import type { AnyActor } from 'xstate';
import { createListeners } from '../platform/listeners.ts';

const pendingWrites = new Set<AnyActor>();
const { notify, subscribe } = createListeners();
export const subscribeToPendingWrites = subscribe;

/** Tracks the actor of a form that is still submitting after its page was unmounted, until it settles. */
export function trackPendingWrite(actor: AnyActor): void {
  const untrack = () => {
    pendingWrites.delete(actor);
    notify();
  };
  pendingWrites.add(actor);
  actor.subscribe({ complete: untrack, error: untrack });
  notify();
}

/** Whether a form of an unmounted page is still submitting: a reload would abort it. */
export const hasPendingWrites = () => pendingWrites.size > 0;
export const useHasPendingWrites = () => useSyncExternalStore(subscribe, hasPendingWrites);
