import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { getStateNodes } from 'xstate/graph';

/** The full path of a state: 'signedIn.settled'. Empty for the root, whose transitions are enabled in every state. */
export const pathOf = (node: AnyStateNode): string => node.path.join('.');

/** All transitions of the machine, eventless ones included, in document order. */
export function transitionsOf(machine: AnyStateMachine): AnyTransitionDefinition[] {
  return [machine.root, ...getStateNodes(machine)].flatMap((node) => [...(node.always ?? []), ...[...node.transitions.values()].flat()]);
}

/** Unique in its machine: 'placing: placeOrder error [isRefused]'. */
export const transitionName = (transition: AnyTransitionDefinition): string =>
  `${pathOf(transition.source)}: ${[eventLabel(transition), guardLabel(transition)].join(' ').trim()}`;

/** A short label of the event: 'placeOrder done', 'after menuTimeout (2000 ms)', 'always'. */
export function eventLabel({ eventType, source }: AnyTransitionDefinition): string {
  if (eventType === '') return 'always';
  if (eventType.startsWith('xstate.done.state.')) return 'done';
  const actor = /^xstate\.(done|error)\.actor\.(.+)$/.exec(eventType);
  if (actor) return `${String(actor[2])} ${String(actor[1])}`;
  const delay = /^xstate\.after\.([^.]+)\./.exec(eventType)?.[1];
  if (delay === undefined) return eventType;
  const duration: unknown = source.machine.implementations.delays[delay];
  return typeof duration === 'number' ? `after ${delay} (${String(duration)} ms)` : `after ${delay}`;
}

/** '[isRefused]'; '[else]' after guarded transitions for the same event; otherwise ''. */
export function guardLabel(transition: AnyTransitionDefinition): string {
  const { guard, source, eventType } = transition;
  if (guard === undefined) return source.transitions.get(eventType)?.indexOf(transition) ? '[else]' : '';
  if (typeof guard === 'string') return `[${guard}]`;
  if (typeof guard === 'object' && 'type' in guard && typeof guard.type === 'string') return `[${guard.type}]`;
  throw new Error('Guards are named in setup().');
}

/** The action's name, with its parameter where that is a literal: 'announce order.placed'. */
export function actionLabel(action: AnyTransitionDefinition['actions'][number]): string {
  if (typeof action === 'string') return action;
  if (!('type' in action)) throw new Error('Actions are named in setup().');
  return typeof action.params === 'string' ? `${action.type} ${action.params}` : action.type;
}
