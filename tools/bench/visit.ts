// Opens a screen of a production build in a fresh browser context.
import type { MockServer, MockServerOptions, ScenarioName } from '@my-food/mocks/server';
import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Locator, Page } from '@playwright/test';
import { storedSessionOf } from '../stored-session.ts';
import { installPaintTimer, installFrameCounter, installLongTasks } from './in-page.ts';
import type { Pace } from './pace.ts';

/** What a benchmark works with. */
export interface BenchTools {
  browser: Browser;
  /** The production build. */
  outDir: string;
  startMockServer: (options: MockServerOptions) => Promise<MockServer>;
  /** How often each figure is measured. */
  runs: number;
  pace: Pace;
}

/** A row of the food list, as the server sends it. */
export interface FoodRow {
  name: string;
  price: string;
  category: { name: string };
}

export interface Screen {
  /** Default 'manyDishes'. */
  scenario?: ScenarioName;
  route: string;
  as?: 'customer' | 'admin';
  /** Fills the storage before the first visit. */
  prepare?: (page: Page, foods: readonly FoodRow[]) => Promise<void>;
  /** Rendered when the screen is complete. */
  ready: (page: Page) => Locator;
}

/** An open screen on a slowed processor. */
export interface OpenScreen {
  page: Page;
  devtools: CDPSession;
  foods: readonly FoodRow[];
}

/** A phone's window. */
export const telephone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };

const slowdown = 4;
/** Pause before the first interaction, in milliseconds. */
const pause = 1000;

/** Works in a fresh context and closes it. tsx wraps functions in calls of `__name`, which the page must define. */
export async function inContext<Result>(
  browser: Browser,
  options: BrowserContextOptions,
  work: (context: BrowserContext) => Promise<Result>,
) {
  const context = await browser.newContext(options);
  try {
    await context.addInitScript('globalThis.__name = (named) => named;');
    return await work(context);
  } finally {
    await context.close();
  }
}

/** Opens a route at full speed, then throttles the CPU. */
export async function visit<Result>(
  { browser, outDir, startMockServer, pace }: BenchTools,
  { scenario = 'manyDishes', route, as, prepare, ready }: Screen,
  work: (open: OpenScreen) => Promise<Result>,
): Promise<Result> {
  const server = await startMockServer({ scenario, staticRoot: outDir });
  try {
    return await inContext(browser, { serviceWorkers: 'block', viewport: { width: 1280, height: 800 } }, async (context) => {
      for (const script of [installPaintTimer, installFrameCounter, installLongTasks]) await context.addInitScript(script);
      const page = await context.newPage();
      const foods: FoodRow[] = await (await fetch(`${server.url}/api/food/`)).json();
      await page.goto(`${server.url}/favicon.svg`);
      if (as) await signIn(page, server, as);
      if (prepare) await prepare(page, foods);
      await page.goto(`${server.url}/#/${route}`);
      await ready(page).waitFor();
      await page.waitForLoadState('networkidle');
      await page.waitForTimeout(pause);
      const devtools = await context.newCDPSession(page);
      pace.sample();
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
      return await work({ page, devtools, foods });
    });
  } finally {
    await server.close();
  }
}

/** Stores the session of an account. */
export async function signIn(page: Page, server: MockServer, as: 'customer' | 'admin') {
  await page.evaluate((stored) => Object.assign(localStorage, stored), await storedSessionOf(server, as));
}
