import { useSyncExternalStore } from 'react';
import type { AnyActor } from 'xstate';

const lingering = new Set<AnyActor>();
const listeners = new Set<() => void>();
const tell = () => listeners.forEach((listener) => listener());

/** Remembers a form that is still being sent after its screen was left, until it is answered. */
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

/** Whether a form that was left is still being sent: a reload now would cut it off. */
export const useIsWorkUnderWay = () => useSyncExternalStore(subscribe, () => lingering.size > 0);
