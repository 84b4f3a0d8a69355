import { chartOf, shownMachines } from '@my-food/machines/charts';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const charts = shownMachines.map(chartOf);

it.each(charts)('every state of the $name has a story', ({ name, states }) => {
  const stories = readFileSync(new URL(`${name}.stories.tsx`, import.meta.url), 'utf8');
  const told = [...stories.matchAll(/stateStory\('([^']+)', '([^']+)'\)/g)].map(
    ([, machine, state]) => `${String(machine)} ${String(state)}`,
  );
  expect(told).toEqual(states.filter(({ isGroup }) => !isGroup).map(({ path }) => `${name} ${path}`));
});
