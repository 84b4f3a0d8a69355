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

/** '[isHalted left]'; '[else]' after guarded transitions for the same event; otherwise ''. */
export function guardLabel(transition: AnyTransitionDefinition): string {
  const { guard, source, eventType } = transition;
  if (guard === undefined) return source.transitions.get(eventType)?.indexOf(transition) ? '[else]' : '';
  return `[${labelOf(guard, 'Guards')}]`;
}

/** 'announce order.placed'. */
export const actionLabel = (action: AnyTransitionDefinition['actions'][number]): string => labelOf(action, 'Actions');

/** The name, with the parameter where that is a literal. */
function labelOf(named: NonNullable<AnyTransitionDefinition['guard']> | AnyTransitionDefinition['actions'][number], kind: string): string {
  if (typeof named === 'string') return named;
  if (!('type' in named)) throw new Error(`${kind} are named in setup().`);
  return 'params' in named && typeof named.params === 'string' ? `${named.type} ${named.params}` : named.type;
}
