import type { AnyStateMachine } from 'xstate';
import { getStateNodes } from 'xstate/graph';
import type { Exploration } from './exploration.ts';
import { pathOf, transitionName, transitionsOf } from './transition-names.ts';

/** Names of states and transitions, sorted, each once. */
export interface Coverage {
  states: string[];
  transitions: string[];
}

const sorted = (names: readonly string[]): string[] => [...new Set(names)].toSorted();

/** Everything the chart declares: every state, and every transition, eventless ones included. */
export function declaredCoverage(machine: AnyStateMachine): Coverage {
  return { states: sorted(getStateNodes(machine).map(pathOf)), transitions: sorted(transitionsOf(machine).map(transitionName)) };
}

/** What has really been entered and taken. */
export function reachedCoverage({ starts, steps }: Exploration): Coverage {
  return {
    states: sorted([...starts, ...steps].flatMap(({ to }) => to.states)),
    transitions: sorted([...starts, ...steps].flatMap(({ transitions }) => transitions)),
  };
}

/** A line of the coverage table. */
export interface CoverageRow {
  name: string;
  declared: Coverage;
  reached: Coverage;
  /** How many events were sent on the way. */
  eventCount: number;
}

/** The table a test prints: machine, states, transitions, events. */
export function coverageTable(rows: readonly CoverageRow[]): string {
  const cells = rows.map(({ name, declared, reached, eventCount }) => [
    name,
    share(reached.states, declared.states),
    share(reached.transitions, declared.transitions),
    String(eventCount),
  ]);
  const table = [['machine', 'states', 'transitions', 'events sent'], ...cells];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...table.map((row) => row[column]?.length ?? 0)));
  return table
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function share(reached: readonly string[], declared: readonly string[]): string {
  const count = declared.filter((name) => reached.includes(name)).length;
  return `${String(count)}/${String(declared.length)} (${String(Math.floor((100 * count) / declared.length))} %)`;
}
