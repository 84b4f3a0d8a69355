// The pace of the machine, which every figure of a benchmark depends on.
import { medianAndWorst } from './statistics.ts';

/** Steps of the spin test: some milliseconds. */
const steps = 5_000_000;

/** A fixed amount of work for one processor. Milliseconds. */
function spin(): number {
  const start = performance.now();
  let state = 1;
  for (let step = 0; step < steps; step++) state = (state * 16_807) % 2_147_483_647;
  return state > 0 ? performance.now() - start : NaN;
}

/** Runs a spin test before each sample of a table. A slow or uneven pace says that something else was running. */
export interface Pace {
  sample: () => void;
  /** Describes the samples since the last call. */
  describe: () => string;
}

export function createPace(): Pace {
  let times: number[] = [];
  spin();
  return {
    sample: () => void times.push(spin()),
    describe() {
      const [typical, worst] = medianAndWorst(times);
      const description = `Pace: ${String(times.length)} spin tests, median ${typical}, worst ${worst}.`;
      times = [];
      return description;
    },
  };
}
