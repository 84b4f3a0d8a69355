import { getStateNodes } from 'xstate/graph';
import type { MachineFixture } from './machine-fixture.ts';
import { toMermaid } from './mermaid.ts';
import { actionLabel, eventLabel, guardLabel, pathOf, transitionsOf } from './transitions.ts';

const footnote = 'Generated from `libs/machines/src` by `npm run generate`. Do not edit.\n';

/** The machine as a page of Markdown: a diagram, and a table of all its transitions. */
export function toDocument({ machine, purpose }: MachineFixture): string {
  const rows = transitionsOf(machine).map((transition) => [
    pathOf(transition.source) || '_any_',
    eventLabel(transition),
    guardLabel(transition).slice(1, -1),
    transition.target?.map(pathOf).join(', ') ?? '',
    transition.actions.map(actionLabel).join(', '),
  ]);
  return [
    `# ${machine.id}`,
    purpose,
    ['```mermaid', toMermaid(machine), '```'].join('\n'),
    table(['state', 'event', 'guard', 'target', 'actions'], rows),
    footnote,
  ].join('\n\n');
}

/** The index of all machines, as Markdown. */
export function toIndex(fixtures: readonly MachineFixture[]): string {
  const rows = fixtures.map(({ machine, purpose }) => [
    `[${machine.id}](${machine.id}.md)`,
    purpose,
    String(getStateNodes(machine).length),
    String(transitionsOf(machine).length),
  ]);
  return [
    '# Machines',
    'All behaviour of the shop is in these machines. States describe what is true, events what has happened. Machines emit events; the storefront turns them into messages and navigation.',
    table(['machine', 'purpose', 'states', 'transitions'], rows),
    'A diagram shows every transition to another state. The table below it lists all transitions, those that stay in their state included. Storybook renders the same diagrams under _Machines_ with the machine running: it marks the active states and sends events by buttons.',
    'A test reaches every state and takes every transition (`libs/machines/src/paths.test.ts`). A random walk through the whole shop tests how the machines work together on the screens (`apps/storefront/e2e/walks`).',
    footnote,
  ].join('\n\n');
}

const table = (head: readonly string[], rows: readonly string[][]) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
