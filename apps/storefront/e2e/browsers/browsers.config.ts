import { defineConfig } from '@playwright/test';
import { engineNames, engines, type EngineName } from './engines.ts';

/** `npm run browsers`: every journey in every installed engine. */
export default defineConfig<object, { engine: EngineName }>({
  testDir: '.',
  testMatch: /\.(journey|pictures)\.ts$/,
  outputDir: '../../../../dist/browsers/results',
  globalSetup: './stage-build.ts',
  fullyParallel: true,
  workers: 2,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  reporter: [['list'], ['./table-reporter.ts']],
  projects: engineNames.filter((name) => engines[name] !== null).map((name) => ({ name, use: { engine: name } })),
});
