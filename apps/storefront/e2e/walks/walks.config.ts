import { defineConfig } from '@playwright/test';
import { chromiumArgs, findHeadlessChromium } from '../../../../tools/chromium.mjs';
import config from '../../playwright.config.ts';
import { browserArgs } from './browser.ts';

const executablePath = findHeadlessChromium();

/** `npm run walk` and `npm run walk:mutants`: no part of `npm test`, for they take minutes and hours. */
export default defineConfig({
  ...config,
  testDir: '.',
  outputDir: '../../../../dist/e2e/walks',
  globalSetup: './build-shop.ts',
  timeout: 0,
  retries: 0,
  workers: 1,
  reporter: [['line']],
  use: { launchOptions: { args: [...chromiumArgs, ...browserArgs], ...(executablePath && { executablePath }) } },
  projects: [
    { name: 'walk', testMatch: 'walk.run.ts' },
    { name: 'mutants', testMatch: 'mutants.run.ts' },
  ],
});
