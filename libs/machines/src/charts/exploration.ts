import { type AnyEventObject, type AnyMachineSnapshot, createActor, SimulatedClock } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { possibleSamples, type Sample, type ShownMachine } from './shown-machine.ts';
import { pathOf, transitionName } from './transition-names.ts';

/** A state with its context, once for every way of being in it. */
export interface Situation {
  key: string;
  /** Paths of the states it is in, outer ones first. */
  states: string[];
}

/** What one event did in one situation. */
export interface Step {
  from: string;
  to: Situation;
  sample: Sample;
  /** Names of the transitions taken, and types of what was emitted. */
  transitions: string[];
  emitted: string[];
}

export interface Start {
  input: { [key: string]: unknown };
  to: Situation;
  transitions: string[];
}

/** All that can happen to a machine, as far as its samples go. */
export interface Exploration {
  starts: Start[];
  steps: Step[];
}

/** Walks the shortest path to every reachable situation (xstate/graph) and sends every possible sample there to a running actor. */
export function explore(shown: ShownMachine): Exploration {
  const starts: Start[] = [];
  const steps = new Map<string, Step>();
  for (const input of shown.inputs) {
    const started = run(shown, input, []);
    starts.push({ input, to: situationOf(started.snapshot), transitions: started.transitions });
    const paths = getShortestPaths(shown.machine, {
      input,
      events: (snapshot) => possibleSamples(shown.samples, snapshot).map(({ event }) => event),
      serializeState: ({ value, context }) => keyOf(value, context),
      stopWhen: shown.isTooFar,
    });
    for (const path of paths) {
      const before = path.steps.map((step) => step.event).filter(({ type }) => type !== 'xstate.init');
      for (const sample of possibleSamples(shown.samples, path.state)) {
        const from = keyOf(path.state.value, path.state.context);
        const id = `${from} ${String(shown.samples.indexOf(sample))}`;
        if (steps.has(id)) continue;
        const { snapshot, transitions, emitted } = run(shown, input, [...before, sample.event]);
        steps.set(id, { from, to: situationOf(snapshot), sample, transitions, emitted });
      }
    }
  }
  return { starts, steps: [...steps.values()] };
}

/** Sends the events in their order; the transitions and emitted events are those of the last one, of the start when there is none. */
function run({ machine }: ShownMachine, input: Start['input'], events: AnyEventObject[]) {
  let transitions: string[] = [];
  let emitted: string[] = [];
  const actor = createActor(machine, {
    input,
    clock: new SimulatedClock(),
    inspect: (inspected) => {
      if (inspected.type === '@xstate.microstep')
        transitions.push(...inspected._transitions.filter(({ eventType }) => eventType !== 'xstate.init').map(transitionName));
    },
  });
  actor.on('*', ({ type }) => emitted.push(type));
  actor.start();
  for (const event of events) {
    transitions = [];
    emitted = [];
    actor.send(event);
  }
  const snapshot = actor.getSnapshot();
  actor.stop();
  return { snapshot, transitions, emitted };
}

const keyOf = (value: unknown, context: unknown): string => JSON.stringify({ value, context });

function situationOf(snapshot: AnyMachineSnapshot): Situation {
  const states = snapshot._nodes.map(pathOf).filter((path) => path !== '');
  return { key: keyOf(snapshot.value, snapshot.context), states: states.toSorted((one, other) => one.length - other.length) };
}
