import { expect, test } from '@playwright/test';
import { fileURLToPath } from 'node:url';
import { builds } from '../build.ts';
import { describeReport } from './describe-report.ts';
import { runWalks } from './run-walks.ts';

const steps = Number(process.env['WALK_STEPS'] ?? 1000);
const mostRepeats = Number(process.env['WALK_REPEATS'] ?? 150);
const seed = Number(process.env['WALK_SEED'] ?? 1);

test('a long walk', async ({ browser }) => {
  const staticRoot = process.env['WALK_ROOT'] ?? fileURLToPath(new URL(`../../${builds.shop.outDir}`, import.meta.url));
  const started = performance.now();
  const onProgress = (taken: number) =>
    console.log(`${String(taken)} steps, ${String(Math.round((performance.now() - started) / 1000))} s`);
  console.log(`seed ${String(seed)}, ${String(steps)} steps`);
  const report = await runWalks({ browser, staticRoot, seed, steps, onProgress, mostRepeats });
  console.log(describeReport(report));
  expect(report.failure === null).toBe(true);
});
