import { createActor } from 'xstate';
import { getStateNodes } from 'xstate/graph';
import { afterAll, describe, expect, it } from 'vitest';
import { coverageOf } from './charts/coverage.ts';
import { machineFixtures } from './charts/machine-fixtures.ts';
import { transitionName, transitionsOf } from './charts/transitions.ts';

/** Machines are compiled without the DOM library; only this test prints. */
declare const console: { table(rows: object[]): void };

const rows: object[] = [];
afterAll(() => console.table(rows));

describe.each(machineFixtures)('the $machine.id machine', (fixture) => {
  const { machine, inputs } = fixture;

  it('reaches every state and takes every transition', () => {
    const { declared, missed } = coverageOf(fixture);
    rows.push({ machine: machine.id, 'states and transitions': declared.length, reached: declared.length - missed.length });
    expect(missed).toEqual([]);
  });

  it('has a name for every transition', () => {
    const names = transitionsOf(machine).map(transitionName);
    // One that is taken would cover every other of its name.
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it('handles the error of every invoked actor', () => {
    const unhandled = getStateNodes(machine).flatMap((node) =>
      node.invoke.filter(({ id }) => !node.transitions.has(`xstate.error.actor.${id}`)).map(({ id }) => id),
    );
    expect(unhandled).toEqual([]);
  });

  it.each(inputs)('invokes nothing in its initial state, given %j', (input) => {
    expect(Object.keys(createActor(machine, { input }).getSnapshot().children)).toEqual([]);
  });
});
