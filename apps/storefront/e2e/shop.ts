import { test as base, expect as baseExpect, type ConsoleMessage, type Page, type WebError } from '@playwright/test';
import { describeProblem, startMockServer, type MockServer, type MockServerOptions } from '@my-food/mocks/server';
import { storedSessionOf } from '../../../tools/stored-session.ts';
import { folderOf, headersOf } from './build.ts';
import { openEmptyDocument, openSharedContext, type Preparation, type SharedContext } from './shared-context.ts';

export interface Shop {
  /** Not shared with concurrent tests. */
  server: MockServer;
  /** Deviations from openapi.yaml so far. The test fails unless it removes them. */
  contractProblems: string[];
  /** Opens a route ('food/') and waits for its heading. */
  open(route: string, page?: Page): Promise<void>;
  /** Stores a session, as a login does. Call it before the first `open`. */
  signIn(as: 'customer' | 'admin'): Promise<void>;
}

/** Logs policy violations to the console, where the `problems` fixture collects them. */
export function reportViolations(): void {
  document.addEventListener('securitypolicyviolation', (event) =>
    console.error(`policy violation: ${event.violatedDirective} ${event.blockedURI}`),
  );
}

const ordinary: Preparation = { name: 'ordinary', prepare: (context) => context.addInitScript(reportViolations) };
const withClock: Preparation = { ...ordinary, name: 'with a fake clock', hasClock: true };

interface SharedServer {
  server: MockServer;
  contractProblems: string[];
}

async function startShop(options: MockServerOptions): Promise<SharedServer> {
  const contractProblems: string[] = [];
  const server = await startMockServer({
    scenario: 'fourDishes',
    staticRoot: folderOf('shop'),
    onContractProblem: (problem) => contractProblems.push(describeProblem(problem)),
    ...options,
  });
  return { server, contractProblems };
}

interface TestFixtures {
  /** Set with `test.use`: another scenario, single-use refresh tokens. */
  backendOptions: MockServerOptions;
  isIsolated: boolean;
  preparation: Preparation;
  backend: SharedServer;
  shop: Shop;
  /** Policy violations and uncaught errors so far. The test fails unless it removes them. */
  problems: string[];
}

interface WorkerFixtures {
  sharedServer: SharedServer;
  shareContext(preparation: Preparation, locale: string | undefined): Promise<SharedContext>;
}

/**
 * The tests of a worker share a server and a context; both are reset before each test. A policy violation, an uncaught error or a violation
 * of the contract fails it.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  backendOptions: [{}, { option: true }],
  isIsolated: [false, { option: true }],
  preparation: [ordinary, { option: true }],
  sharedServer: [
    async ({}, use) => {
      const shared = await startShop({});
      await use(shared);
      await shared.server.close();
    },
    { scope: 'worker' },
  ],
  shareContext: [
    async ({ browser }, use) => {
      const opened = new Map<string, SharedContext>();
      await use(async (preparation, locale) => {
        const name = `${preparation.name} ${locale ?? ''}`;
        const shared = opened.get(name) ?? (await openSharedContext(browser, preparation, locale));
        opened.set(name, shared);
        return shared;
      });
      for (const { context } of opened.values()) await context.close();
    },
    { scope: 'worker' },
  ],
  backend: async ({ sharedServer, backendOptions }, use) => {
    const { scenario, ...options } = backendOptions;
    if (Object.keys(options).length === 0) {
      sharedServer.server.clear();
      sharedServer.server.backend.reset(scenario);
      sharedServer.contractProblems.length = 0;
      return use(sharedServer);
    }
    const own = await startShop(backendOptions);
    await use(own);
    await own.server.close();
  },
  context: async (
    { browser, browserName, isIsolated, preparation, backend, sharedServer, shareContext, viewport, colorScheme, locale, contextOptions },
    use,
  ) => {
    if (!isIsolated && browserName === 'chromium') {
      const { context, reset, leave } = await shareContext(preparation, locale);
      const { reducedMotion } = contextOptions;
      await reset(backend.server.url, {
        viewport: viewport ?? null,
        colorScheme: colorScheme ?? null,
        reducedMotion: reducedMotion ?? null,
      });
      await use(context);
      return leave(sharedServer.server.url);
    }
    const context = await browser.newContext();
    await preparation.prepare(context);
    await use(context);
    await context.close();
  },
  page: async ({ context }, use) => use(context.pages()[0] ?? (await context.newPage())),
  shop: async ({ page, backend: { server, contractProblems } }, use) => {
    await use({
      server,
      contractProblems,
      async open(route, target = page) {
        await target.goto(`${server.url}/#/${route}`);
        await waitForApplication(target);
      },
      async signIn(as) {
        const session = await storedSessionOf(server, as);
        server.clear();
        await openEmptyDocument(page, server.url);
        await page.evaluate((stored) => Object.assign(localStorage, stored), session);
      },
    });
    expect(contractProblems).toEqual([]);
  },
  problems: [
    async ({ context }, use) => {
      const problems: string[] = [];
      const onConsole = (message: ConsoleMessage) => {
        if (message.text().startsWith('policy violation:')) problems.push(message.text());
      };
      const onError = (error: WebError) => problems.push(`page error: ${error.error().message}`);
      context.on('console', onConsole).on('weberror', onError);
      await use(problems);
      context.off('console', onConsole).off('weberror', onError);
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],
});

/** Tests that install a clock, which no context gets rid of. Those of a worker share another context. */
export const clockTest = test.extend({ preparation: withClock });

/** Tests with their own context: for a browser that has never been to the shop. */
export const isolatedTest = test.extend({ isIsolated: true });

/** Serves the build with the headers of its `_headers` file. */
export const hostedTest = clockTest.extend({ backendOptions: async ({}, use) => use({ headers: headersOf('shop') }) });

/** Looks more often than Playwright does by default, which is after 100, 350, 850 and 1850 ms. */
const poll: typeof baseExpect.poll = (actual, options) =>
  baseExpect.poll(actual, { intervals: [20, 50, 100], ...(typeof options === 'string' ? { message: options } : options) });
export const expect = Object.assign(baseExpect.configure({}), { poll });

/** Waits for the heading of the mounted application; the prerendered home has one too. A locator polls more often than an assertion. */
export const waitForApplication = (page: Page) => page.locator('body:not(:has([data-prerendered])) h1').waitFor({ timeout: 10_000 });

/** The toasts with exactly this text. */
export const toast = (page: Page, text: string) => page.getByRole('region', { name: 'Notifications' }).getByText(text, { exact: true });

const isRoute = (hash: string, route: string) => hash.replace(/\?.*$/, '').replace(/\/$/, '') === `#/${route}`.replace(/\/$/, '');

/** Waits until `page` is on a route, with or without a trailing slash. */
export async function expectRoute(page: Page, route: string): Promise<void> {
  await expect(page).toHaveURL(({ hash }) => isRoute(hash, route));
}

/** That no redirect has happened when the clock was advanced. Asks the page: Playwright learns of another address a moment later. */
export async function expectStillOn(page: Page, route: string): Promise<void> {
  const hash = await page.evaluate(() => location.hash);
  expect(isRoute(hash, route), hash).toBe(true);
}
