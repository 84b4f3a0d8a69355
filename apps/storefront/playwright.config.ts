import { defineConfig, devices } from '@playwright/test';
import { timezoneId } from './e2e/shared-context.ts';
import { chromiumArgs, findHeadlessChromium, playwrightExecutable, unoptimised } from '../../tools/chromium.mjs';

const executablePath = findHeadlessChromium();

/** Specs that run in every engine. */
const journeys = [
  'admin-role.spec.ts',
  'cart.spec.ts',
  'login.spec.ts',
  'orders.spec.ts',
  'purchase.spec.ts',
  'registration.spec.ts',
  'restored-registration.spec.ts',
  'successive-logins.spec.ts',
  'tabs.spec.ts',
];
/** Playwright's builds of Firefox and WebKit, if installed; `npm run browsers` runs released browsers. */
const otherEngines = (
  [
    { name: 'firefox', device: devices['Desktop Firefox'] },
    { name: 'webkit', device: devices['Desktop Safari'] },
  ] as const
).filter(({ name }) => playwrightExecutable(name) !== undefined);

export default defineConfig({
  testDir: 'e2e',
  outputDir: '../../dist/e2e/results',
  globalSetup: './e2e/build.ts',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 60_000,
  // Longer than any toast of the product (5 s).
  expect: { timeout: 10_000 },
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: '../../dist/reports/e2e.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    serviceWorkers: 'block',
    timezoneId,
    trace: 'off',
    // Faster. Tests of animations override it.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { args: [...chromiumArgs, unoptimised], ...(executablePath && { executablePath }) },
  },
  projects: [
    { name: 'chromium' },
    ...otherEngines.map(({ name, device }) => ({ name, testMatch: journeys, use: { ...device, launchOptions: {} } })),
  ],
});
