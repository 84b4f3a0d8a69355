import type { ScreenCoverage } from './coverage.ts';
import { models } from './models.ts';
import { type ScreenModel, walksOf } from './screen-model.ts';

export function subjectOf(name: string): ScreenModel {
  const model = new Map<string, ScreenModel>(Object.entries(models)).get(name);
  if (model === undefined) throw new Error(`There is no model of the ${name}.`);
  return model;
}

/** What the ways through each machine are meant to reach. */
export const plannedOf = (): ScreenCoverage[] =>
  Object.entries(models).map(([name, model]) => {
    const ways = walksOf(model);
    const stops = ways.flatMap(({ start, steps }) => [start, ...steps]);
    return {
      name,
      reached: {
        states: [...new Set(stops.flatMap(({ to }) => to.states))].toSorted(),
        transitions: [...new Set(stops.flatMap(({ transitions }) => transitions))].toSorted(),
      },
      wayCount: ways.length,
      eventCount: stops.length - ways.length,
    };
  });
