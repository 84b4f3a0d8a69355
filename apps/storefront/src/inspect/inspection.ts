import { statesOf, type Taken, watchActors, type WatchedActor } from './watch-actors.ts';

/** A machine of the page, as the inspector shows it. */
export interface InspectedMachine {
  readonly key: number;
  readonly name: string;
  readonly states: readonly string[];
  readonly isOver: boolean;
}

export interface Inspection {
  current(): { readonly machines: readonly InspectedMachine[]; readonly history: readonly Taken[] };
  subscribe(listener: () => void): () => void;
  stop(): void;
}

/** So many events are remembered. */
const longestHistory = 60;

/** Starts looking: at every machine that starts from now on, the newest first, and at what happens to it. */
export function startInspection(): Inspection {
  const listeners = new Set<() => void>();
  let watched: (WatchedActor & { key: number })[] = [];
  let history: Taken[] = [];
  let shown: ReturnType<Inspection['current']> = { machines: [], history: [] };
  const publish = () => {
    const machines = watched.map(({ key, name, actor }) => ({
      key,
      name,
      states: statesOf(actor),
      isOver: actor.getSnapshot().status !== 'active',
    }));
    shown = { machines, history };
    listeners.forEach((listener) => listener());
  };
  const stop = watchActors({
    onStart(actor) {
      watched = [{ ...actor, key: watched.length }, ...watched];
      queueMicrotask(publish);
    },
    onTaken(taken) {
      if (taken.transitions.length > 0) history = [taken, ...history].slice(0, longestHistory);
      // The snapshot is taken over after the step is told.
      queueMicrotask(publish);
    },
  });
  return {
    current: () => shown,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    stop,
  };
}
