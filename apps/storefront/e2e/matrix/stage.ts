import { startMockServer, type MockServer } from '@my-food/mocks/server';
import { test as base, type BrowserContext, type Page } from '@playwright/test';
import { fileURLToPath } from 'node:url';
import { builds } from '../build.ts';

const builtShop = fileURLToPath(new URL(`../../${builds.shop.outDir}`, import.meta.url));

/** One browser context and one server for all cells of a worker: each cell starts with fresh rows, an empty storage and a new document. */
export interface Stage {
  readonly server: MockServer;
  readonly context: BrowserContext;
  readonly page: Page;
  /** Every call that any tab has made since `begin`, whether or not it has reached the server. */
  readonly sent: { method: string; path: string }[];
  /** Every toast since `begin`, in any tab, also across reloads. */
  readonly toasts: string[];
  /** Every `console.error` since `begin`. */
  readonly logged: string[];
  /** Policy violations and uncaught errors since `begin`. */
  readonly problems: string[];
  begin(): Promise<void>;
}

/** Tells each new toast and each policy violation to the test as it happens. */
function watchDocument(): void {
  const known = new WeakSet<Element>();
  const report = (line: string) => console.debug(line);
  new MutationObserver(() => {
    for (const toast of document.querySelectorAll('[aria-label="Notifications"] :is([role="status"], [role="alert"])')) {
      if (known.has(toast) || !toast.textContent) continue;
      known.add(toast);
      report(`toast: ${toast.textContent}`);
    }
  }).observe(document, { childList: true, subtree: true, characterData: true });
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    report(`policy violation: ${violatedDirective} ${blockedURI}`),
  );
}

/** A stage in a context of its own; `hasClock` puts the page's time into the test's hands. */
export async function openStage(context: BrowserContext, server: MockServer, { hasClock = false } = {}): Promise<Stage> {
  const [toasts, logged, problems]: string[][] = [[], [], []];
  await context.addInitScript(watchDocument);
  context.on('console', (message) => {
    const text = message.text();
    if (text.startsWith('toast: ')) toasts?.push(text.slice('toast: '.length));
    else if (text.startsWith('policy violation: ')) problems?.push(text);
    else if (message.type() === 'error') logged?.push(text);
  });
  const sent: Stage['sent'] = [];
  // Cut by hand: a hostile address need not be one that `URL` can read.
  context.on('request', (request) => sent.push({ method: request.method(), path: request.url().replace(/^\w+:\/\/[^/]*|[?#].*$/g, '') }));
  context.on('weberror', (error) => problems?.push(`page error: ${error.error().message}`));
  if (hasClock) await context.clock.install();
  const page = await context.newPage();
  const begin = async () => {
    server.clear();
    server.backend.reset();
    await page.goto(`${server.url}/favicon.svg`);
    // The page of the shop is gone: no connection is open any more.
    await page.evaluate(async () => {
      localStorage.clear();
      sessionStorage.clear();
      const databases = await indexedDB.databases();
      await Promise.all(databases.map(({ name = '' }) => new Promise((resolve) => (indexedDB.deleteDatabase(name).onsuccess = resolve))));
    });
    for (const list of [toasts, logged, problems, sent]) list?.splice(0);
  };
  return { server, context, page, sent, toasts: toasts ?? [], logged: logged ?? [], problems: problems ?? [], begin };
}

/** Cells of one worker share `stage`; a cell that needs the clock or wounds the browser opens its own with `ownStage`. */
export const test = base.extend<{ ownStage: (options?: { hasClock?: boolean }) => Promise<Stage> }, { server: MockServer; stage: Stage }>({
  server: [
    async ({}, use) => {
      const server = await startMockServer({ scenario: 'fourDishes', staticRoot: builtShop });
      await use(server);
      await server.close();
    },
    { scope: 'worker' },
  ],
  stage: [
    async ({ browser, server }, use) => {
      const context = await browser.newContext({ serviceWorkers: 'block' });
      await use(await openStage(context, server));
      await context.close();
    },
    { scope: 'worker' },
  ],
  ownStage: async ({ browser, server }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (options = {}) => {
      const context = await browser.newContext({ serviceWorkers: 'block' });
      contexts.push(context);
      return openStage(context, server, options);
    });
    for (const context of contexts) await context.close();
  },
});

export { expect } from '@playwright/test';
