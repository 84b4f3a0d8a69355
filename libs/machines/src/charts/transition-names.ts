import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { getStateNodes } from 'xstate/graph';

/** The state's path without the machine's own name; '' is the machine itself, whose transitions hold in every state. */
export const pathOf = (node: AnyStateNode): string => node.path.join('.');

/** The guard's name, or null where there is none. A guard without a name could not be shown. */
export function guardOf({ guard }: AnyTransitionDefinition): string | null {
  if (guard === undefined) return null;
  if (typeof guard === 'string') return guard;
  if (typeof guard === 'object' && 'type' in guard && typeof guard.type === 'string') return guard.type;
  throw new Error('Guards are named in setup().');
}

/** Unique within its machine, the same for every provided copy of it: 'placing / xstate.error.actor.placeOrder [isRefused]'. */
export function transitionName(transition: AnyTransitionDefinition): string {
  const guard = guardOf(transition);
  return `${pathOf(transition.source) || 'anywhere'} / ${transition.eventType || 'always'}${guard === null ? '' : ` [${guard}]`}`;
}

/** Every transition of the machine, eventless ones included, in the order of the states. */
export function transitionsOf(machine: AnyStateMachine): AnyTransitionDefinition[] {
  return [machine.root, ...getStateNodes(machine)].flatMap((node) => [...(node.always ?? []), ...[...node.transitions.values()].flat()]);
}
