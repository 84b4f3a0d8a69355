import { createActor } from 'xstate';
import { transitionName } from '@my-food/machines/charts';
import { statesOf, watchActors, type WatchedActor } from '../inspect/watch-actors.ts';
import { eventually } from './eventually.ts';

/** What one machine of the shop has really done: that of the first actor of the page, for some live no longer than a screen. */
export function createTransitionLog(name: string, onChange: (states: readonly string[]) => void) {
  let actors: WatchedActor['actor'][] = [];
  let log: string[] = [];
  let others: string[] = [];
  let seen = 0;
  return {
    /** Answers how to stop. */
    watch: () =>
      watchActors({
        onStart({ name: started, actor }) {
          if (started !== name) return;
          actors.push(actor);
          if (actors.length === 1) log.push(...firstTransitions(actor));
        },
        onTaken(taken, by) {
          if (!actors.includes(by)) return;
          if (by !== actors[0]) return void others.push(...taken.transitions);
          log.push(...taken.transitions);
          onChange(taken.states);
        },
      }),
    /** A new page begins. */
    clear: () => void ([actors, log, others, seen] = [[], [], [], 0]),
    /** The states it is in; none before it has started. */
    states: () => (actors[0] === undefined ? [] : statesOf(actors[0])),
    /** What was taken so far has nothing to do with what is done now. */
    turnPage: () => void (seen = log.length),
    /** Waits until these were taken, one after the other, since the ones waited for last or the page was turned. */
    async expectTaken(transitions: readonly string[]) {
      for (const wanted of transitions) {
        seen = await eventually(() => {
          const at = log.indexOf(wanted, seen);
          if (at === -1) throw new Error(`Not taken: ${wanted}. Taken since: ${log.slice(seen).join('; ') || 'nothing'}`);
          return at + 1;
        });
      }
    },
    /** Everything taken since the page began, by all actors of the name. */
    taken: (): readonly string[] => [...log, ...others],
  };
}

/** What a machine does on its own before it is started, when nobody can look yet: once more, with somebody looking. */
function firstTransitions({ logic, options }: WatchedActor['actor']): string[] {
  const taken: string[] = [];
  createActor(logic, {
    input: options.input,
    inspect: (inspected) => {
      if (inspected.type === '@xstate.microstep') taken.push(...inspected._transitions.map(transitionName));
    },
  });
  return taken;
}
