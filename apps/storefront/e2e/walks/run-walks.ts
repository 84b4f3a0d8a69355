import type { Browser } from '@playwright/test';
import fc from 'fast-check';
import { describeProblem, startMockServer } from '@my-food/mocks/server';
import { axeHandler } from './accessibility.ts';
import type { WalkCommand } from './commands/command.ts';
import { profileOf, walkCommands } from './commands/profiles.ts';
import type { User } from './model.ts';
import { createServerFaults } from './server-faults.ts';
import { openWindow } from './shop-window.ts';
import { startWalk, Violation, type Walk } from './walk.ts';

interface Options {
  browser: Browser;
  /** The folder of the build. */
  staticRoot: string;
  seed: number;
  /** The steps left. Walks that run side by side share them. */
  budget: { steps: number };
  /** Screens that axe has passed. Walks that run side by side share them. */
  passedScreens: Set<string>;
  onProgress: (line: string) => void;
}

export interface WalkReport {
  steps: number;
  walks: number;
  seconds: number;
  /** The number of steps by kind. */
  counts: Map<string, number>;
  failure: WalkFailure | null;
}

export interface WalkFailure {
  /** The seed of the failed walk. */
  seed: number;
  message: string;
  /** The shrunk walk. */
  labels: string[];
  /** Steps before the failure. */
  foundAfter: number;
}

/** Maximum of steps per walk. */
const maxWalkLength = 140;
/** Maximum of steps for shrinking. */
const maxShrinkingSteps = 2_000;

/** In every third walk the browser translates the pages. */
const isTranslated = (walkSeed: number) => walkSeed % 3 === 0;

/** One walk in seven begins in Bangla. */
const isInBangla = (walkSeed: number) => walkSeed % 7 === 4;

const kindOf = (label: string) => label.replace(/'.*|#.*|\d+.*| of .*/, '').trim();

/** Runs random walks, each with its own seed, until one fails or no steps are left. */
export async function runWalks({ browser, staticRoot, seed, budget, passedScreens, onProgress }: Options): Promise<WalkReport> {
  const faults = createServerFaults();
  const contractProblems: string[] = [];
  const server = await startMockServer({
    scenario: 'fourDishes',
    staticRoot,
    rotateRefresh: true,
    overrides: [faults.handler],
    onContractProblem(problem) {
      // An anonymous order has no bearer, which the contract requires.
      if (problem.rule !== 'security') contractProblems.push(describeProblem(problem));
    },
  });
  server.backend.handlers.push(axeHandler);
  const window = await openWindow(browser, server.url);
  const report: WalkReport = { steps: 0, walks: 0, seconds: 0, counts: new Map(), failure: null };
  const started = performance.now();
  let shrinkingSteps = 0;

  const secondsSoFar = () => (performance.now() - started) / 1000;
  const reportProgress = (line: string) => onProgress(`${line}, ${secondsSoFar().toFixed(0)} s`);
  // While shrinking, axe runs only if the failure is an axe violation.
  const examination = () => {
    const isRequested = report.failure === null || report.failure.message.startsWith('axe');
    return { passedScreens: isRequested ? passedScreens : null, timeoutMs: report.failure === null ? 10_000 : 1_000 };
  };
  const isOver = () => (report.failure === null ? budget.steps <= 0 : shrinkingSteps >= maxShrinkingSteps);
  const limited = (commands: Iterable<WalkCommand>) =>
    [...commands].map((command) => ({
      check: async (walk: Walk) => !isOver() && command.check(walk),
      run: (model: Walk, real: Walk) => command.run(model, real),
      toString: () => String(command),
    }));
  const countStep = (label: string) => {
    if (report.failure) return void (shrinkingSteps += 1);
    budget.steps -= 1;
    report.steps += 1;
    report.counts.set(kindOf(label), (report.counts.get(kindOf(label)) ?? 0) + 1);
    if (report.steps % 100 === 0) reportProgress(`${String(report.steps)} steps`);
  };
  const attempt = async (walkSeed: number, user: User, commands: Iterable<WalkCommand>) => {
    if (report.failure && isOver()) return;
    const circumstances = `${isInBangla(walkSeed) ? ', in Bangla' : ''}${isTranslated(walkSeed) ? ', in a browser that translates it' : ''}`;
    const labels: string[] = [`come to the shop as ${user === null ? 'an anonymous user' : `the ${user}`}${circumstances}`];
    const onStep = (label: string) => {
      labels.push(label);
      countStep(label);
    };
    try {
      await fc.asyncModelRun(async () => {
        const needs = {
          window,
          server,
          faults,
          contractProblems,
          isTranslated: isTranslated(walkSeed),
          isInBangla: isInBangla(walkSeed),
          onStep,
          ...examination(),
        };
        const walk = await startWalk(needs, user);
        return { model: walk, real: walk };
      }, limited(commands));
    } catch (error) {
      // Errors while shrinking are not the failure that is being shrunk.
      if (report.failure && !(error instanceof Violation)) return;
      const message = error instanceof Violation ? error.message : String(error);
      report.failure = { seed: walkSeed, message, labels, foundAfter: report.failure?.foundAfter ?? report.steps };
      reportProgress(`${String(labels.length - 1)} steps lead to a violation: ${message}`);
      throw error;
    }
  };

  try {
    while (budget.steps > 0 && report.failure === null) {
      const walkSeed = seed + report.walks;
      const profile = profileOf(walkSeed);
      const user = fc.noShrink(fc.constantFrom(...profile.users));
      const walks = fc.asyncProperty(user, fc.noBias(walkCommands(profile, maxWalkLength)), (who, commands) =>
        attempt(walkSeed, who, commands),
      );
      await fc.check(walks, { seed: walkSeed, numRuns: 1 });
      report.walks += 1;
    }
  } finally {
    await window.close();
    await server.close();
  }
  report.seconds = secondsSoFar();
  return report;
}
