import type { Chart, ChartState, ChartTransition } from './chart.ts';

/**
 * The chart as Mermaid's stateDiagram-v2. What leads from a group into itself is told in a note, for Mermaid draws no arrow there, and a note
 * about a group hangs on the first state in it.
 */
export function toMermaid(chart: Chart): string {
  const outer = chart.states.filter(({ parent }) => parent === null);
  const arrows = chart.transitions.filter((transition) => !isNoted(transition));
  const first = outer[0]?.path ?? '';
  return [
    'stateDiagram-v2',
    ...outer.flatMap((state) => statement(chart, state)),
    ...initialOf(outer),
    ...arrows.map(arrow),
    ...outer.filter(({ isFinal }) => isFinal).map(({ path }) => `${idOf(path)} --> [*]`),
    ...note(chart, { about: '', at: first, title: 'In every state' }),
  ]
    .map((line, index) => (index === 0 ? line : `  ${line}`))
    .join('\n');
}

const isNoted = ({ from, to }: ChartTransition) => from === '' || to === null || to.startsWith(`${from}.`);

function statement(chart: Chart, state: ChartState): string[] {
  const inner = chart.states.filter(({ parent }) => parent === state.path);
  const about = note(chart, { about: state.path, at: inner[0]?.path ?? state.path, title: `While ${state.words}` });
  const words = [state.words, ...state.deeds.map((deed) => `(${deed} is under way)`)].join(' ');
  if (!state.isGroup) return [`state "${words}" as ${idOf(state.path)}`, ...about];
  return [
    `state "${words}" as ${idOf(state.path)} {`,
    ...[...inner.flatMap((child) => statement(chart, child)), ...initialOf(inner)].map((line) => `  ${line}`),
    '}',
    ...about,
  ];
}

const initialOf = (states: readonly ChartState[]) => states.filter(({ isInitial }) => isInitial).map(({ path }) => `[*] --> ${idOf(path)}`);

const arrow = (transition: ChartTransition) => `${idOf(transition.from)} --> ${idOf(transition.to ?? '')}: ${labelOf(transition)}`;

/** Event, condition and what is told. */
export function labelOf({ event, guard, isOtherwise, emits }: ChartTransition): string {
  const condition = guard === null ? (isOtherwise ? ' [otherwise]' : '') : ` [${guard}]`;
  return `${event}${condition}${emits.length === 0 ? '' : ` / tells ${emits.join(', ')}`}`;
}

function note(chart: Chart, { about, at, title }: { about: string; at: string; title: string }): string[] {
  const told = chart.transitions.filter((transition) => transition.from === about && isNoted(transition));
  if (told.length === 0) return [];
  const lines = told.map((transition) => {
    const target = chart.states.find(({ path }) => path === transition.to);
    return `  ${labelOf(transition)}${target === undefined ? '' : ` → ${target.words}`}`;
  });
  return [`note right of ${idOf(at)}`, `  ${title}`, ...lines, 'end note'];
}

const idOf = (path: string) => path.replaceAll('.', '_');
