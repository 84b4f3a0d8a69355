import { type AnyMachineSnapshot, getInitialMicrosteps, getMicrosteps, getStateNodes as getActiveStateNodes } from 'xstate';
import { getShortestPaths, getStateNodes } from 'xstate/graph';
import type { MachineFixture } from './machine-fixture.ts';
import { pathOf, transitionName, transitionsOf } from './transitions.ts';

/** Paths of states and names of transitions, sorted: all of them, and those that no sequence of the fixture's events reaches. */
export interface Coverage {
  declared: string[];
  missed: string[];
}

/** Sends every event of the fixture in every snapshot that its events reach. */
export function coverageOf({ machine: original, inputs, events, stopWhen }: MachineFixture): Coverage {
  const machine = original.provide({});
  const transitions = transitionsOf(machine);
  // Microsteps return the actions they execute, so each transition of this copy gets an action with its name.
  for (const transition of transitions) transition.actions = [...transition.actions, { type: 'taken', params: transitionName(transition) }];
  const enabled = (snapshot: AnyMachineSnapshot) =>
    Object.values(events).filter((event) => snapshot.status === 'active' && snapshot.can(event));

  const reached = new Set<unknown>();
  const record = (microsteps: ReturnType<typeof getMicrosteps>) => {
    for (const [snapshot, actions] of microsteps) {
      for (const node of getActiveStateNodes(machine.root, snapshot.value)) reached.add(pathOf(node));
      for (const { params } of actions) reached.add(params);
    }
  };
  for (const input of inputs) {
    record(getInitialMicrosteps(machine, input));
    const paths = getShortestPaths(machine, { input, events: enabled, ...(stopWhen && { stopWhen }) });
    for (const { state } of paths) for (const event of enabled(state)) record(getMicrosteps(machine, state, event));
  }
  const declared = [...getStateNodes(machine).map(pathOf), ...transitions.map(transitionName)].toSorted();
  return { declared, missed: declared.filter((name) => !reached.has(name)) };
}
