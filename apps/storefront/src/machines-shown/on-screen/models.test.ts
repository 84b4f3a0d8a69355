import { chartOf, type CoverageRow, coverageTable, declaredCoverage, shownMachines } from '@my-food/machines/charts';
import { afterAll, describe, expect, it } from 'vitest';
import { type ModelName, models, walksOf, wayInto } from './models.ts';

const names: ModelName[] = ['session', 'cart', 'checkout', 'submission', 'editor', 'removal'];
const rows: CoverageRow[] = [];
afterAll(() => console.log(`Ways through the shop, as a person would go them\n${coverageTable(rows)}`));

it('there is a model of every machine', () => {
  expect([...names].toSorted()).toEqual(shownMachines.map(({ name }) => name).toSorted());
  expect(Object.keys(models).toSorted()).toEqual([...names].toSorted());
});

describe.each(names)('on the screen the %s', (name) => {
  const model = models[name];
  const walks = walksOf(model);
  const declared = declaredCoverage(model.machine.machine);

  it('takes every transition but those that are known to be impossible', () => {
    const taken = walks.flatMap(({ start, steps }) => [...start.transitions, ...steps.flatMap(({ transitions }) => transitions)]);
    const possible = declared.transitions.filter((transition) => !model.impossible.has(transition));
    const states = walks.flatMap(({ start, steps }) => [start.to, ...steps.map(({ to }) => to)].flatMap((situation) => situation.states));
    const reached = { states: [...new Set(states)], transitions: [...new Set(taken)] };
    const eventCount = walks.reduce((sum, { steps }) => sum + steps.length, 0);
    rows.push({ name, declared: { ...declared, transitions: possible }, reached, eventCount });
    expect(reached.transitions.toSorted()).toEqual(possible);
    expect([...model.impossible.keys()].filter((transition) => !declared.transitions.includes(transition))).toEqual([]);
  });

  it('is led into every state', () => {
    const states = chartOf(model.machine).states.map(({ path }) => path);
    expect(states.filter((state) => !wayInto(model, state))).toEqual([]);
  });
});
