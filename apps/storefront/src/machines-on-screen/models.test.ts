import { readFileSync } from 'node:fs';
import { declaredCoverage, shownMachines } from '@my-food/machines/charts';
import { describe, expect, it } from 'vitest';
import { possibleCoverage } from './coverage.ts';
import { models } from './models.ts';
import { plannedOf, subjectOf } from './planned.ts';

const names = shownMachines.map(({ name }) => name).toSorted();

it('every machine has a model, and a story that goes its ways', () => {
  expect(Object.keys(models).toSorted()).toEqual(names);
  const stories = readFileSync(new URL('machines-on-screen.stories.tsx', import.meta.url), 'utf8');
  expect([...stories.matchAll(/walkStory\('(\w+)'\)/g)].map(([, name]) => name).toSorted()).toEqual(names);
});

describe.each(plannedOf())('the ways through the $name', ({ name, reached }) => {
  it('lead into every state and over every transition but those called impossible', () => {
    expect(reached).toEqual(possibleCoverage(subjectOf(name)));
  });

  it('call nothing impossible that the machine does not know', () => {
    const { impossible, machine } = subjectOf(name);
    const { transitions } = declaredCoverage(machine.machine);
    expect([...impossible.keys()].filter((transition) => !transitions.includes(transition))).toEqual([]);
  });
});
