import { defineConfig } from '@playwright/test';
import config from '../../playwright.config.ts';

/** `npm run soak`: no part of `npm test`, for it takes minutes. */
export default defineConfig({
  ...config,
  testDir: '.',
  testMatch: 'soak.ts',
  outputDir: '../../../../dist/e2e/soak',
  globalSetup: '../build.ts',
  timeout: 900_000,
  retries: 0,
  reporter: [['list']],
  projects: [{ name: 'soak' }],
});
