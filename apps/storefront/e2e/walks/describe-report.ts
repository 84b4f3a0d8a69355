import { longestWalk, type WalkFailure, type WalkReport } from './run-walks.ts';

export const describeFailure = ({ seed, message, steps, foundAfter }: WalkFailure): string =>
  [
    `Violation after ${String(foundAfter)} steps: ${message}`,
    ...steps.map((step, index) => `  ${String(index)}. ${step}`),
    `Again: npm run walk -- --seed ${String(seed)} --steps ${String(longestWalk)}`,
  ].join('\n');

/** The figures of a run, the shrunk failure last. */
export function describeReport({ steps, walks, seconds, counts, failure }: WalkReport): string {
  const lines = [...counts].toSorted(([, one], [, other]) => other - one).map(([kind, count]) => `  ${String(count).padStart(6)}  ${kind}`);
  const figures = `${String(steps)} steps in ${String(walks)} walks, ${seconds.toFixed(0)} s, ${(steps / seconds).toFixed(1)} steps/s`;
  return [...lines, figures, failure === null ? 'No violation.' : describeFailure(failure)].join('\n');
}
