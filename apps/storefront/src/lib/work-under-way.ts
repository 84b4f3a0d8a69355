import { useSyncExternalStore } from 'react';
import type { AnyActor } from 'xstate';

const lingering = new Set<AnyActor>();
const listeners = new Set<() => void>();
const tell = () => listeners.forEach((listener) => listener());

/** Tracks the actor of a form that is still submitting after its page was unmounted, until it settles. */
export function lingers(actor: AnyActor): void {
  const forget = () => {
    lingering.delete(actor);
    tell();
  };
  lingering.add(actor);
  actor.subscribe({ complete: forget, error: forget });
  tell();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Whether a form of an unmounted page is still submitting: a reload would abort it. */
export const useIsWorkUnderWay = () => useSyncExternalStore(subscribe, () => lingering.size > 0);
