import type { Chart, ChartTransition } from './chart.ts';
import { toMermaid } from './mermaid.ts';
import { stateWords } from './sentences.ts';

/** The chart as a page of Markdown: drawn, and read out in a table. */
export function toDocument(chart: Chart): string {
  return [
    `# ${chart.name}`,
    chart.purpose,
    ['```mermaid', toMermaid(chart), '```'].join('\n'),
    ['| in | when | and | then | tells |', '| --- | --- | --- | --- | --- |', ...chart.transitions.map(row)].join('\n'),
    footnote,
  ].join('\n\n');
}

const footnote = 'Drawn from `libs/machines/src` by `npm run generate`. Do not edit.\n';

function row({ from, to, event, guard, isOtherwise, emits }: ChartTransition): string {
  const cells = [
    from === '' ? '_every state_' : stateWords(from),
    event,
    guard ?? (isOtherwise ? '_otherwise_' : ''),
    to === null ? '_stays_' : stateWords(to),
    emits.join(', '),
  ];
  return `| ${cells.join(' | ')} |`;
}

/** The list of all charts. */
export function toIndex(charts: readonly Chart[]): string {
  return [
    '# Machines',
    'Everything that happens in the shop happens in one of these. A state says what is true, an event what has happened; what a machine tells the world is turned into words and steps elsewhere.',
    ['| machine | what it is there for | states | transitions |', '| --- | --- | --- | --- |', ...charts.map(indexRow)].join('\n'),
    'Storybook shows each of them under _Machines_: the chart with the machine live beside it, and a picture of every state.',
    'In the tests a path leads to every state and every transition, sent as events. How they work together on the screens is tested by a random walk through the whole shop (`apps/storefront/e2e/walks`).',
    footnote,
  ].join('\n\n');
}

const indexRow = ({ name, purpose, states, transitions }: Chart) =>
  `| [${name}](${name}.md) | ${purpose} | ${String(states.length)} | ${String(transitions.length)} |`;
