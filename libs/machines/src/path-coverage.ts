import { type AnyEventObject, type AnyMachineSnapshot, type AnyStateMachine, createActor, type InputFrom, SimulatedClock } from 'xstate';
import { getShortestPaths, getStateNodes } from 'xstate/graph';

/** Names of states and transitions, sorted. */
interface Coverage {
  states: string[];
  transitions: string[];
}

export interface Exploration {
  input: InputFrom<AnyStateMachine>;
  /** Answers of actors are sent only where the actor runs. */
  events: AnyEventObject[];
  /** Beyond such a snapshot nothing is explored: for context that can grow without end. */
  stopWhen?: ((snapshot: AnyMachineSnapshot) => boolean) | undefined;
}

/** Everything the chart declares: every state below the root, and every transition, eventless ones included. */
export function declaredCoverage(machine: AnyStateMachine): Coverage {
  return {
    states: getStateNodes(machine)
      .map((node) => node.id)
      .toSorted(),
    transitions: [...namesOfTransitions(machine).values()].toSorted(),
  };
}

/** Walks the shortest path to every reachable state, sends each event there to a running actor, and answers what really was taken. */
export function reachedCoverage(machine: AnyStateMachine, { input, events, stopWhen }: Exploration): Coverage {
  const names = namesOfTransitions(machine);
  const states = new Set<string>();
  const transitions = new Set<string>();
  const paths = getShortestPaths(machine, {
    input,
    events: (snapshot) => possibleEvents(events, snapshot),
    serializeState: ({ value, context }) => JSON.stringify({ value, context }),
    stopWhen,
  });
  for (const path of paths) {
    const taken = path.steps.map((step) => step.event).filter((event) => event.type !== 'xstate.init');
    for (const event of possibleEvents(events, path.state)) {
      const actor = createActor(machine, {
        input,
        clock: new SimulatedClock(),
        inspect: (inspected) => {
          if (inspected.type !== '@xstate.microstep') return;
          for (const transition of inspected._transitions) transitions.add(names.get(transition) ?? '');
        },
      }).start();
      for (const step of [...taken, event]) actor.send(step);
      for (const node of actor.getSnapshot()._nodes) states.add(node.id);
      actor.stop();
    }
  }
  const isDeclared = (name: string): boolean => name !== '' && name !== machine.root.id;
  return { states: [...states].filter(isDeclared).toSorted(), transitions: [...transitions].filter(isDeclared).toSorted() };
}

function namesOfTransitions(machine: AnyStateMachine): Map<unknown, string> {
  const names = new Map<unknown, string>();
  for (const node of [machine.root, ...getStateNodes(machine)]) {
    for (const transitions of [...node.transitions.values(), node.always ?? []]) {
      transitions.forEach((transition, index) => {
        const targets = transition.target?.map((target) => target.id) ?? ['(stays)'];
        names.set(transition, `${node.id} / ${transition.eventType || 'always'} ${index} → ${targets.join(', ')}`);
      });
    }
  }
  return names;
}

/** XState throws errors that nobody waits for, hence no answers of actors that do not run; and nothing happens after the end. */
function possibleEvents(events: AnyEventObject[], snapshot: AnyMachineSnapshot): AnyEventObject[] {
  if (snapshot.status !== 'active') return [];
  return events.filter(({ type }) => {
    const id = /^xstate\.(?:done|error)\.actor\.(.+)$/.exec(type)?.[1];
    return id === undefined || snapshot.children[id] !== undefined;
  });
}
