import { defineConfig } from '@playwright/test';
import config from './playwright.config.ts';

/** The last part of `npm run contract:prism`. Not a part of `npm test`, because npx has to install Prism. */
export default defineConfig({
  ...config,
  testDir: 'e2e/prism',
  testMatch: 'journeys.prism.ts',
  outputDir: '../../dist/e2e/prism',
  globalSetup: './e2e/build.ts',
  workers: 1,
  reporter: [['list']],
  projects: [{ name: 'prism' }],
});
