// npm run walk: runs random walks until one fails or `--steps` is reached. Several `--seed` run side by side in one browser and share the steps.
import { fileURLToPath } from 'node:url';
import { readBuild, readOptions, readWholeNumber } from '../../../../tools/command-line.mjs';
import { build, builds } from '../build.ts';
import { launchBrowser } from './browser.ts';
import { describeFailure, describeReport } from './describe-report.ts';
import { runWalks } from './run-walks.ts';

const usage = `Usage: npm run walk -- [options]

--steps 2000    of all walks together
--seed 7        of a walk; repeated, several run side by side. Without it, a random one
--root folder   a build of the shop; without it, the shop is built`;

const values = readOptions(
  {
    steps: { type: 'string', default: '2000' },
    seed: { type: 'string', multiple: true, default: [String(Math.floor(Math.random() * 1_000_000))] },
    root: { type: 'string' },
  },
  usage,
);
const budget = { steps: readWholeNumber('--steps', values.steps, 1) };
const seeds = values.seed.map((seed) => readWholeNumber('--seed', seed, 0));
const given = values.root && readBuild('--root', values.root);
if (!given) build(['shop']);
const staticRoot = given || fileURLToPath(new URL(`../../${builds.shop.outDir}`, import.meta.url));

// Playwright reads the stack of each of its calls, and tsx would map it.
process.setSourceMapsEnabled(false);
const browser = await launchBrowser();
const passedScreens = new Set<string>();
const runSeed = async (seed: number) => {
  const onProgress = (line: string) => {
    console.log(`seed ${String(seed)}: ${line}`);
  };
  const report = await runWalks({ browser, staticRoot, seed, budget, passedScreens, onProgress });
  onProgress(describeReport(report));
  if (report.failure) {
    console.error(describeFailure(report.failure));
    process.exitCode = 1;
  }
};
await Promise.all(seeds.map(runSeed));
await browser.close();
