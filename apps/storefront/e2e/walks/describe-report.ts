import type { WalkFailure, WalkReport } from './run-walks.ts';

/** The failure with its shrunk walk, one label per step. */
export const describeFailure = ({ seed, message, labels, foundAfter }: WalkFailure): string =>
  [
    `Violation after ${String(foundAfter)} steps: ${message}`,
    ...labels.map((label, index) => `  ${String(index)}. ${label}`),
    `Again: npm run walk -- --seed ${String(seed)}`,
  ].join('\n');

/** The number of steps by kind, and the speed. */
export function describeReport({ steps, walks, seconds, counts, failure }: WalkReport): string {
  const lines = [...counts].toSorted(([, one], [, other]) => other - one).map(([kind, count]) => `  ${String(count).padStart(6)}  ${kind}`);
  const figures = `${String(steps)} steps in ${String(walks)} walks, ${seconds.toFixed(0)} s, ${(steps / seconds).toFixed(1)} steps/s`;
  return [...lines, figures, failure === null ? 'No violation.' : 'A violation.'].join('\n');
}
