import type { AnyEventObject } from 'xstate';
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

/** So many events are remembered, and so many machines that are over. */
const [longestHistory, mostOver] = [60, 3];

/** Starts looking: at every machine that starts from now on, the newest first, and at what happens to it. */
export function startInspection(): Inspection {
  const listeners = new Set<() => void>();
  let watched: (WatchedActor & { key: number })[] = [];
  let history: Taken[] = [];
  let latest: { by: WatchedActor['actor']; event: AnyEventObject } | null = null;
  let count = 0;
  let shown: ReturnType<Inspection['current']> = { machines: [], history: [] };
  const publish = () => {
    watched = withFewOver(watched);
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
      watched = [{ ...actor, key: count++ }, ...watched];
      queueMicrotask(publish);
    },
    onTaken(taken, by, event) {
      if (taken.transitions.length > 0) {
        const [before, ...earlier] = history;
        // Several steps after one event are one line: where it led in the end.
        const isFurther = before !== undefined && latest?.by === by && latest.event === event;
        const line = isFurther ? { ...taken, transitions: [...before.transitions, ...taken.transitions] } : taken;
        history = [line, ...(isFurther ? earlier : history)].slice(0, longestHistory);
        latest = { by, event };
      }
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

/** Everything that runs, and the last few that do not. */
function withFewOver<T extends WatchedActor>(watched: readonly T[]): T[] {
  const over = watched.filter(({ actor }) => actor.getSnapshot().status !== 'active').slice(mostOver);
  return watched.filter((one) => !over.includes(one));
}
