import { defineConfig } from '@playwright/test';
import config from './playwright.config.ts';

/** `npm run soak`. Not a part of `npm test`, because it takes minutes. */
export default defineConfig({
  ...config,
  testDir: 'e2e/soak',
  testMatch: 'soak.ts',
  outputDir: '../../dist/e2e/soak',
  globalSetup: './e2e/build.ts',
  timeout: 900_000,
  reporter: [['list']],
  projects: [{ name: 'soak' }],
});
