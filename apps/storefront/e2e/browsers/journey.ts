import { test as base, expect } from '@playwright/test';
import { describeProblem, startMockServer, type MockServer, type ScenarioName } from '@my-food/mocks/server';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { storedSessionOf } from '../../../../tools/stored-session.ts';
import type { Driver } from './drivers/driver.ts';
import { engines, type EngineName } from './engines.ts';
import { createShopPage, type ShopPage } from './shop-page.ts';
import { stagedBuild } from './stage-build.ts';

interface WorkerFixtures {
  /** The engine of the project. */
  engine: EngineName;
  driver: Driver & { downloads: string };
}

interface JourneyFixtures {
  scenario: ScenarioName;
  server: MockServer;
  /** Opens another tab of the same browser. */
  openTab: () => Promise<ShopPage>;
  shop: ShopPage;
  /** Stores a session, as a login does. */
  signIn: (as: 'customer' | 'admin') => Promise<void>;
}

/** Each journey has its own server, origin and storage. Page errors, unhandled rejections, and policy or contract violations fail it. */
export const journey = base.extend<JourneyFixtures, WorkerFixtures>({
  engine: ['Chromium now', { option: true, scope: 'worker' }],
  driver: [
    async ({ engine }, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'my-food-'));
      const [downloads, profile] = [join(folder, 'downloads'), join(folder, 'profile')];
      await Promise.all([downloads, profile].map((path) => mkdir(path)));
      const launch = engines[engine];
      if (!launch) throw new Error(`${engine} is not installed.`);
      const driver = await launch({ downloads, profile });
      await use({ ...driver, downloads });
      await driver.close();
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  scenario: ['fourDishes', { option: true }],
  server: async ({ scenario }, use) => {
    const contractProblems: string[] = [];
    const server = await startMockServer({
      scenario,
      staticRoot: stagedBuild,
      onContractProblem: (problem) => contractProblems.push(describeProblem(problem)),
    });
    await use(server);
    await server.close();
    expect(contractProblems).toEqual([]);
  },
  openTab: async ({ driver, server }, use, info) => {
    info.annotations.push({ type: 'version', description: driver.version });
    const pages: ShopPage[] = [];
    await use(async () => {
      const page = createShopPage(await driver.newTab(), server.url);
      pages.push(page);
      return page;
    });
    const problems: string[] = [];
    for (const [index, page] of pages.entries()) {
      if (info.status !== info.expectedStatus)
        await writeFile(info.outputPath(`tab-${String(index + 1)}.png`), await page.tab.screenshot());
      problems.push(...(await page.run('recordedProblems')));
      await page.tab.close();
    }
    expect(problems).toEqual([]);
  },
  shop: async ({ openTab }, use) => use(await openTab()),
  signIn: async ({ shop, server }, use) => {
    await use(async (as) => {
      const session = await storedSessionOf(server, as);
      await shop.tab.goto(`${server.url}/THIRD-PARTY-LICENSES.txt`);
      await shop.run('store', session);
    });
  },
});

export { expect };
