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
  return inColumns([['machine', 'states', 'transitions', 'events sent'], ...cells]);
}

/** Cells as lines of text, each column as wide as its widest cell. */
export function inColumns(rows: readonly string[][]): string {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  const line = (row: readonly string[]) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ');
  return rows.map((row) => line(row).trimEnd()).join('\n');
}

/** '3/4 (75 %)'. */
export function share(reached: readonly string[], declared: readonly string[]): string {
  const count = declared.filter((name) => reached.includes(name)).length;
  return `${String(count)}/${String(declared.length)} (${String(Math.floor((100 * count) / declared.length))} %)`;
}
