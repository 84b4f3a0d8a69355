// npm run walk -- --steps 20000 --seed 7: runs random walks until one fails or `--steps` is reached. `--root` selects an
// existing build; otherwise the shop is built first.
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { build, builds } from '../build.ts';
import { launchBrowser } from './browser.ts';
import { describeFailure, describeReport } from './describe-report.ts';
import { runWalks } from './run-walks.ts';

const { values } = parseArgs({
  options: {
    steps: { type: 'string', default: '2000' },
    seed: { type: 'string', default: String(Math.floor(Math.random() * 1_000_000)) },
    root: { type: 'string' },
  },
});
const [seed, steps] = [Number(values.seed), Number(values.steps)];
if (values.root === undefined) build(['shop']);
const staticRoot = values.root ?? fileURLToPath(new URL(`../../${builds.shop.outDir}`, import.meta.url));

console.log(`seed ${String(seed)}, ${String(steps)} steps`);
const browser = await launchBrowser();
const report = await runWalks({ browser, staticRoot, seed, steps, onProgress: console.log });
await browser.close();
console.log(describeReport(report));
if (report.failure) {
  console.error(describeFailure(report.failure));
  process.exitCode = 1;
}
