import { defineConfig } from '@playwright/test';
import { chromiumArgs, findHeadlessChromium } from '../../../../tools/chromium.mjs';
import { type ServerName, servers } from './servers.ts';

const names = (['nginx', 'caddy', 'apache'] as const).filter((name) => {
  const { executable, packages } = servers[name];
  if (executable === undefined && process.env['TEST_WORKER_INDEX'] === undefined)
    console.log(`Not here: ${name} (apt-get install ${packages}).`);
  return executable !== undefined;
});
const executablePath = findHeadlessChromium();
/** The servers have certificates of their own. `ignoreHTTPSErrors` does not apply to the script of a service worker. */
const args = [...chromiumArgs, '--ignore-certificate-errors'];

/** `npm run deployments`: the production build behind the real servers, with the configurations in `deploy`. */
export default defineConfig<object, { serverName: ServerName }>({
  testDir: '.',
  testMatch: /\.deployment\.ts$/,
  outputDir: '../../../../dist/deployments/results',
  globalSetup: './build-shop.ts',
  workers: 1,
  forbidOnly: true,
  reporter: 'list',
  use: { ignoreHTTPSErrors: true, launchOptions: { args, ...(executablePath && { executablePath }) } },
  projects: names.map((name) => ({ name, use: { serverName: name } })),
});
