import { useSyncExternalStore } from 'react';
import type { AnyActor } from 'xstate';

const pendingWrites = new Set<AnyActor>();
const listeners = new Set<() => void>();
const notify = () => listeners.forEach((listener) => listener());

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

export function subscribeToPendingWrites(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Whether a form of an unmounted page is still submitting: a reload would abort it. */
export const hasPendingWrites = () => pendingWrites.size > 0;
export const useHasPendingWrites = () => useSyncExternalStore(subscribeToPendingWrites, hasPendingWrites);
