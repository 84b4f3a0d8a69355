import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { eventLabel, guardLabel, pathOf, transitionsOf } from './transitions.ts';

/** The machine as a Mermaid state diagram; `active` are paths of states to mark. Transitions that stay inside their source are left out. */
export function toMermaid(machine: AnyStateMachine, active: readonly string[] = []): string {
  return [
    'stateDiagram-v2',
    ...indent(childrenOf(machine.root)),
    ...indent(arrows(machine)),
    ...indent(active.length === 0 ? [] : [`classDef active ${activeStyle}`, `class ${active.map(idOf).join(', ')} active`]),
  ].join('\n');
}

const activeStyle = 'fill:#14532d,color:#fff,font-weight:bold';
const idOf = (path: string) => path.replaceAll('.', '_');
const indent = (lines: readonly string[]) => lines.map((line) => `  ${line}`);

function childrenOf(node: AnyStateNode): string[] {
  const children = Object.values(node.states);
  if (node.type === 'parallel') return children.flatMap((child, index) => (index === 0 ? state(child) : ['--', ...state(child)]));
  const initial = children.filter(({ key }) => key === node.config.initial).map((child) => `[*] --> ${idOf(pathOf(child))}`);
  return [...children.flatMap(state), ...initial];
}

function state(node: AnyStateNode): string[] {
  const invokes = node.invoke.map(({ id }) => ` (invokes ${id})`).join('');
  const declaration = `state "${node.key}${invokes}" as ${idOf(pathOf(node))}`;
  if (node.type === 'final') return [declaration, `${idOf(pathOf(node))} --> [*]`];
  const children = childrenOf(node);
  return children.length === 0 ? [declaration] : [`${declaration} {`, ...indent(children), '}'];
}

/** One arrow for all transitions between the same two states. */
function arrows(machine: AnyStateMachine): string[] {
  const labels = new Map<string, string[]>();
  for (const transition of transitionsOf(machine)) {
    const from = pathOf(transition.source);
    for (const to of transition.target?.map(pathOf) ?? []) {
      if (from === '' || `${to}.`.startsWith(`${from}.`)) continue;
      const arrow = `${idOf(from)} --> ${idOf(to)}`;
      labels.set(arrow, [...(labels.get(arrow) ?? []), `${eventLabel(transition)} ${guardLabel(transition)}`.trim()]);
    }
  }
  return [...labels].map(([arrow, own]) => `${arrow}: ${own.join('<br>')}`);
}
