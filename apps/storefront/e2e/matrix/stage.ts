import { startMockServer, type MockServer } from '@my-food/mocks/server';
import { test as base, type BrowserContext, type Page } from '@playwright/test';
import { fileURLToPath } from 'node:url';
import { builds } from '../build.ts';
import { clearStorage } from '../shared-context.ts';

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
  /** Policy violations, uncaught errors and followed redirects since `begin`. */
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

/** What a context cannot undo. */
type Condition = 'ordinary' | 'fake clock' | 'no storage';

function disableStorage(): void {
  if (location.pathname !== '/') return;
  Object.defineProperty(window, 'localStorage', {
    get() {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    },
  });
}

async function openStage(context: BrowserContext, server: MockServer, condition: Condition): Promise<Stage> {
  const [toasts, logged, problems]: [string[], string[], string[]] = [[], [], []];
  const sent: Stage['sent'] = [];
  await context.addInitScript(watchDocument);
  if (condition === 'fake clock') await context.clock.install();
  if (condition === 'no storage') await context.addInitScript(disableStorage);
  context.on('console', (message) => {
    const text = message.text();
    if (text.startsWith('toast: ')) toasts.push(text.slice('toast: '.length));
    else if (text.startsWith('policy violation: ')) problems.push(text);
    else if (message.type() === 'error') logged.push(text);
  });
  // Cut by hand: a hostile address need not be one that `URL` can read.
  context.on('request', (request) => {
    sent.push({ method: request.method(), path: request.url().replace(/^\w+:\/\/[^/]*|[?#].*$/g, '') });
    if (request.redirectedFrom() !== null) problems.push(`followed a redirect to ${request.url()}`);
  });
  context.on('weberror', (error) => problems.push(`page error: ${error.error().message}`));
  const page = await context.newPage();
  const begin = async () => {
    server.clear();
    server.backend.reset();
    // The page of the shop is gone: no connection is open any more.
    await page.goto(`${server.url}/favicon.svg`);
    await page.evaluate(clearStorage);
    for (const list of [toasts, logged, problems, sent]) list.splice(0);
  };
  return { server, context, page, sent, toasts, logged, problems, begin };
}

/** The cells of a worker share one stage for each condition. */
export const test = base.extend<object, { server: MockServer; stageFor: (condition?: Condition) => Promise<Stage> }>({
  server: [
    async ({}, use) => {
      const server = await startMockServer({ scenario: 'fourDishes', staticRoot: builtShop });
      await use(server);
      await server.close();
    },
    { scope: 'worker' },
  ],
  stageFor: [
    async ({ browser, server }, use) => {
      const stages = new Map<Condition, Stage>();
      await use(async (condition = 'ordinary') => {
        const stage = stages.get(condition) ?? (await openStage(await browser.newContext({ serviceWorkers: 'block' }), server, condition));
        stages.set(condition, stage);
        return stage;
      });
      for (const { context } of stages.values()) await context.close();
    },
    { scope: 'worker' },
  ],
});

export { expect } from '@playwright/test';
