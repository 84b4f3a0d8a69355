import { expect } from 'storybook/test';
import { storefront } from '../stories/storefront-story.tsx';
import { coverageCells, possibleCoverage, printed, type ScreenCoverage } from './coverage.ts';
import { CoverageView } from './coverage-view.tsx';
import { type ModelName, models } from './models.ts';
import { plannedOf, subjectOf } from './planned.ts';
import { walksOf } from './screen-model.ts';
import { screens } from './screens.ts';
import { createStage, type Stage } from './stage.tsx';
import { StageView } from './stage-view.tsx';
import { type Passed, tryTheImpossible, walk } from './walk.ts';

type Context = Parameters<ReturnType<typeof storefront>['beforeEach']>[0];
type TellStep = (label: string, work: () => Promise<void>) => Promise<void> | void;

/** In Storybook a person follows. Milliseconds. */
const paceMs = 500;
const isTestRun = import.meta.env['VITEST_STORYBOOK'] !== undefined;
const pause = () => new Promise<void>((resolve) => setTimeout(resolve, isTestRun ? 0 : paceMs));

let stage: Stage | null = null;
const stageOf = (name: ModelName): Stage => {
  if (stage?.name !== name) stage = createStage(name);
  return stage;
};
const walked: ScreenCoverage[] = [];

/** All ways through one machine, gone on the real screens: every state seen, every transition taken that a shop can take. */
export function walkStory(name: ModelName) {
  const [model, screen] = [models[name], screens[name]];
  const shop = storefront({ route: '/food/', scenario: 'fourDishes' });
  return {
    parameters: { layout: 'fullscreen' as const },
    render: () => <StageView stage={stageOf(name)} />,
    beforeEach: async (context: Context) => {
      const end = await shop.beforeEach(context);
      stage = createStage(name);
      context.msw.use(stage.gates.handler);
      const close = stage.open();
      return () => {
        close();
        end();
      };
    },
    afterEach: shop.afterEach,
    play: async ({ step }: { step: TellStep }) => {
      const journey = { stage: stageOf(name), model, screen, pause };
      const passed: Passed = { states: [], transitions: [] };
      const ways = walksOf(model);
      for (const [index, way] of ways.entries())
        await step(`Way ${String(index + 1)}: ${way.steps.map(({ sample }) => sample.says).join(', ')}`, () => walk(journey, way, passed));
      if (model.impossible.size > 0) await step('What is impossible, tried', () => tryTheImpossible(journey));
      const reached = sortedOnce(passed);
      walked.push({ name, reached, wayCount: ways.length, eventCount: ways.reduce((sum, { steps }) => sum + steps.length, 0) });
      // A built shop draws once, and cannot go every way.
      if (isTestRun) await expect(reached).toEqual(possibleCoverage(model));
    },
  };
}

/** What the ways above reach, and what is impossible on the screen. In a test run: what they have really reached, printed. */
export function coverageStory() {
  return {
    render: () => <CoverageView cells={coverageCells(plannedOf(), subjectOf)} />,
    play: () => {
      if (isTestRun) console.log(printed(coverageCells(walked, subjectOf)));
    },
  };
}

const sortedOnce = ({ states, transitions }: Passed): Passed => ({
  states: [...new Set(states)].toSorted(),
  transitions: [...new Set(transitions)].toSorted(),
});
