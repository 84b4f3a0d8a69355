import { createActor } from 'xstate';
import { getStateNodes } from 'xstate/graph';
import { afterAll, describe, expect, it } from 'vitest';
import { shownMachines } from './charts/catalogue.ts';
import { type CoverageRow, coverageTable, declaredCoverage, reachedCoverage } from './charts/coverage.ts';
import { explore } from './charts/exploration.ts';

/** Machines know no console; this one test prints a table. */
declare const console: { log(text: string): void };

const rows: CoverageRow[] = [];
afterAll(() => console.log(`Paths through the machines\n${coverageTable(rows)}`));

describe.each(shownMachines)('the $name chart', (shown) => {
  const { name, machine, inputs } = shown;

  it('has no state and no transition that cannot be reached', () => {
    const exploration = explore(shown);
    const [declared, reached] = [declaredCoverage(machine), reachedCoverage(exploration)];
    rows.push({ name, declared, reached, eventCount: exploration.steps.length });
    expect(reached).toEqual(declared);
  });

  it('answers the failure of everything it invokes', () => {
    const forgotten = getStateNodes(machine).flatMap((node) =>
      node.invoke.filter(({ id }) => !node.transitions.has(`xstate.error.actor.${id}`)).map(({ id }) => id),
    );
    expect(forgotten).toEqual([]);
  });

  it.each(inputs)('starts at rest with %j, nothing under way', (input) => {
    expect(Object.keys(createActor(machine, { input }).getSnapshot().children)).toEqual([]);
  });
});
