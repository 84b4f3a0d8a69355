import { useSyncExternalStore } from 'react';
import type { AnyActor } from 'xstate';
import { createListeners } from '../platform/listeners.ts';

const pendingWrites = new Set<AnyActor>();
const { notify, subscribe } = createListeners();
export const subscribeToPendingWrites = subscribe;

/** Tracks the actor of a form: it is submitting while it has a child, also after its page was unmounted. */
export function trackPendingWrites(actor: AnyActor): void {
  const track = () => {
    const { status, children } = actor.getSnapshot();
    if (status === 'active' && Object.keys(children).length > 0) pendingWrites.add(actor);
    else pendingWrites.delete(actor);
    notify();
  };
  actor.subscribe({ next: track, complete: track, error: track });
}

/** Whether a form is submitting: a reload would abort it. */
export const hasPendingWrites = () => pendingWrites.size > 0;
export const useHasPendingWrites = () => useSyncExternalStore(subscribe, hasPendingWrites);
