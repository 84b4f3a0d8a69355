import type { AnyStateMachine } from 'xstate';
import { getStateNodes } from 'xstate/graph';
import { explore } from './exploration.ts';
import { eventWords, nameWords, stateWords } from './sentences.ts';
import type { ShownMachine } from './shown-machine.ts';
import { guardOf, pathOf, transitionName, transitionsOf } from './transition-names.ts';

export interface ChartState {
  /** 'signedIn.settled'. */
  path: string;
  words: string;
  /** Null for the outermost ones. */
  parent: string | null;
  isInitial: boolean;
  isFinal: boolean;
  /** Whether it holds other states. */
  isGroup: boolean;
  /** The deeds under way in it. */
  deeds: string[];
}

export interface ChartTransition {
  name: string;
  /** '' holds in every state. */
  from: string;
  /** Null: the state stays what it is. */
  to: string | null;
  event: string;
  /** What has to be true; null where nothing has to. */
  guard: string | null;
  /** Whether an earlier one answers the same event under a condition. */
  isOtherwise: boolean;
  /** What it tells the world, as seen when its samples were sent. */
  emits: string[];
}

/** A machine's own definition, in words. */
export interface Chart {
  name: string;
  purpose: string;
  states: ChartState[];
  transitions: ChartTransition[];
}

export function chartOf(shown: ShownMachine): Chart {
  const { machine, name, purpose } = shown;
  const emits = emittedBy(shown);
  const delays = delaysOf(machine);
  return {
    name,
    purpose,
    states: getStateNodes(machine).map((node) => ({
      path: pathOf(node),
      words: stateWords(node.key),
      parent: node.parent === undefined || node.parent === machine.root ? null : pathOf(node.parent),
      isInitial: node.parent?.config.initial === node.key,
      isFinal: node.type === 'final',
      isGroup: node.type === 'compound',
      deeds: node.invoke.map(({ id }) => nameWords(id)),
    })),
    transitions: transitionsOf(machine).map((transition) => {
      const [target] = transition.target ?? [];
      const guard = guardOf(transition);
      return {
        name: transitionName(transition),
        from: pathOf(transition.source),
        to: target === undefined ? null : pathOf(target),
        event: eventWords(transition.eventType, delays),
        guard: guard === null ? null : nameWords(guard),
        isOtherwise:
          guard === null && transition.source.transitions.get(transition.eventType)?.[0] !== transition && transition.eventType !== '',
        emits: (emits.get(transitionName(transition)) ?? []).map(nameWords),
      };
    }),
  };
}

function delaysOf({ implementations }: AnyStateMachine): Map<string, number> {
  return new Map(Object.entries(implementations.delays).flatMap(([name, delay]) => (typeof delay === 'number' ? [[name, delay]] : [])));
}

function emittedBy(shown: ShownMachine): Map<string, string[]> {
  const emitted = new Map<string, string[]>();
  for (const step of explore(shown).steps) {
    const [first] = step.transitions;
    if (first !== undefined) emitted.set(first, [...new Set([...(emitted.get(first) ?? []), ...step.emitted])]);
  }
  return emitted;
}
