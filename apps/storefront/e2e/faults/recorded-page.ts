import type { BrowserContext, Page, Request } from '@playwright/test';
import type { MockServer } from '@my-food/mocks/server';
import { emptyPage, type Preparation } from '../shared-context.ts';
import { expect, reportViolations, test as shopTest } from '../shop.ts';

/** A page and its server, with records of everything since `begin`. */
export interface RecordedPage {
  readonly server: MockServer;
  readonly context: BrowserContext;
  readonly page: Page;
  /** All calls of all tabs, whether or not they reached the server. */
  readonly sent: { method: string; path: string }[];
  /** All toasts of all tabs, across reloads. */
  readonly toasts: string[];
  /** All `console.error` lines. */
  readonly logged: string[];
  /** Policy violations, uncaught errors and followed redirects. */
  readonly problems: string[];
  /** The paths of the calls that have no answer yet. */
  pendingPaths(): string[];
  /** Waits until every call has its answer and the browser is idle: the screen shows what the server has said. */
  settle(): Promise<void>;
  /** Resets the server's rows, the storage and these lists, and unloads the shop. */
  begin(): Promise<void>;
}

/** Reports each new toast to the test. */
function reportToasts(): void {
  const known = new WeakSet<Element>();
  new MutationObserver(() => {
    for (const toast of document.querySelectorAll('[aria-label="Notifications"] [dir]')) {
      if (known.has(toast) || !toast.textContent) continue;
      known.add(toast);
      console.debug(`toast: ${toast.textContent}`);
    }
  }).observe(document, { childList: true, subtree: true, characterData: true });
}

function disableStorage(): void {
  if (location.pathname !== '/') return;
  Object.defineProperty(window, 'localStorage', {
    get() {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    },
  });
  // As in Firefox.
  const refuse = class {
    constructor() {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    }
  };
  Object.assign(window, { BroadcastChannel: refuse });
}

const reported = (name: string, prepareMore?: (context: BrowserContext) => Promise<unknown>): Preparation => ({
  name,
  async prepare(context) {
    await context.addInitScript(reportViolations);
    await context.addInitScript(reportToasts);
    await prepareMore?.(context);
  },
});

/** Changes that a context cannot undo. Each worker has one context per entry. */
export const preparations = {
  ordinary: reported('toasts'),
  fakeClock: reported('toasts, fake clock', (context) => context.clock.install()),
  noStorage: reported('toasts, fake clock, no storage', (context) =>
    Promise.all([context.clock.install(), context.addInitScript(disableStorage)]),
  ),
};

export const test = shopTest.extend<{ recorded: RecordedPage }>({
  preparation: preparations.ordinary,
  recorded: async ({ context, page, problems, backend: { server } }, use) => {
    const [toasts, logged]: [string[], string[]] = [[], []];
    const sent: RecordedPage['sent'] = [];
    const pending = new Set<Request>();
    context.on('console', (message) => {
      const text = message.text();
      if (text.startsWith('toast: ')) toasts.push(text.slice('toast: '.length));
      else if (message.type() === 'error') logged.push(text);
    });
    // Not by `URL`, which throws for some hostile addresses.
    const pathOf = (request: Request) => request.url().replace(/^\w+:\/\/[^/]*|[?#].*$/g, '');
    const onRequest = (request: Request) => {
      if (request.url().startsWith(`${server.url}/api/`)) pending.add(request);
      sent.push({ method: request.method(), path: pathOf(request) });
      if (request.redirectedFrom() !== null) problems.push(`followed a redirect to ${request.url()}`);
    };
    const onEnd = (request: Request) => void pending.delete(request);
    context.on('request', onRequest).on('requestfinished', onEnd).on('requestfailed', onEnd);
    const idle = () => page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())));
    const pendingPaths = () => [...pending].map(pathOf);
    const settle = async () => {
      await idle();
      await expect.poll(() => pending.size).toBe(0);
      await idle();
    };
    const begin = async () => {
      await emptyPage(page, server.url);
      server.clear();
      server.backend.reset();
      for (const list of [toasts, logged, problems, sent]) list.splice(0);
      pending.clear();
    };
    await use({ server, context, page, sent, toasts, logged, problems, pendingPaths, settle, begin });
    context.off('request', onRequest).off('requestfinished', onEnd).off('requestfailed', onEnd);
  },
});

export { expect } from '../shop.ts';
