import type { Browser, BrowserContext, Page } from '@playwright/test';

/** Fixed, so that dates are the same on every machine. */
export const timezoneId = 'Asia/Dhaka';

/** Options of `test.use` that a shared context can emulate. */
interface Emulation {
  readonly viewport: { width: number; height: number } | null;
  readonly colorScheme: 'light' | 'dark' | 'no-preference' | null;
  readonly reducedMotion: 'reduce' | 'no-preference' | null;
}

/** Prepares a new context. Tests of a worker with the same `name` share their context. */
export interface Preparation {
  readonly name: string;
  prepare(context: BrowserContext): Promise<unknown>;
}

/** One context for all tests of a worker. Keeps the HTTP cache and compiled scripts; everything else is reset before each test. */
export interface SharedContext {
  readonly context: BrowserContext;
  /** Resets to one page with an empty document of `origin`, empty storage and no history. */
  reset(origin: string, emulation: Emulation): Promise<void>;
  /** Unloads all documents of a test, whose timers could send requests during the next test. */
  leave(): Promise<void>;
}

const events = ['console', 'dialog', 'download', 'pageerror', 'popup', 'request', 'requestfailed', 'requestfinished', 'response'] as const;

/** Methods with effects that a context cannot undo, which would leak into later tests. */
const irreversible = ['addInitScript', 'exposeBinding', 'exposeFunction', 'newCDPSession'] as const;

function refuseIrreversible(target: BrowserContext | Page): void {
  const refuse = (name: string) => () => {
    throw new Error(`${name} outlives the test: use isolatedTest.`);
  };
  for (const name of irreversible) if (name in target) Object.assign(target, { [name]: refuse(name) });
  Object.assign(target.clock, { install: refuse('clock.install') });
}

/** Runs in the page: clears every kind of storage of the document's origin. */
async function clearStorage(): Promise<void> {
  localStorage.clear();
  sessionStorage.clear();
  const databases = await indexedDB.databases();
  await Promise.all(
    databases.map(
      ({ name = '' }) =>
        new Promise((resolve, reject) => {
          const deletion = indexedDB.deleteDatabase(name);
          deletion.onsuccess = resolve;
          deletion.onblocked = deletion.onerror = () => reject(new Error(`The database ${name} is still open.`));
        }),
    ),
  );
  for (const key of await caches.keys()) await caches.delete(key);
}

/** Navigates to a document of `origin` without scripts, and clears its storage. */
export async function emptyPage(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/favicon.svg`);
  await page.evaluate(clearStorage);
}

export async function openSharedContext(browser: Browser, { prepare }: Preparation): Promise<SharedContext> {
  const context = await browser.newContext({ serviceWorkers: 'block', timezoneId });
  await prepare(context);
  const newSession = context.newCDPSession.bind(context);
  refuseIrreversible(context);
  context.on('page', refuseIrreversible);
  const sessions = new WeakMap<Page, Awaited<ReturnType<typeof newSession>>>();
  const removeListeners = (page: Page) => {
    for (const event of events) {
      page.removeAllListeners(event);
      context.removeAllListeners(event);
    }
  };
  return {
    context,
    async leave() {
      const pages = context.pages();
      pages.forEach(removeListeners);
      await Promise.all(pages.map((page) => page.goto('about:blank')));
    },
    async reset(origin, { viewport, colorScheme, reducedMotion }) {
      const [first, ...others] = context.pages();
      const page = first ?? (await context.newPage());
      removeListeners(page);
      await Promise.all(others.map((other) => other.close()));
      await Promise.all([
        context.unrouteAll({ behavior: 'ignoreErrors' }),
        page.unrouteAll({ behavior: 'ignoreErrors' }),
        context.setOffline(false),
        context.clearPermissions(),
        context.clearCookies(),
        page.emulateMedia({ media: null, colorScheme, reducedMotion, forcedColors: null }),
        viewport && page.setViewportSize(viewport),
      ]);
      await emptyPage(page, origin);
      const session = sessions.get(page) ?? (await newSession(page));
      sessions.set(page, session);
      await session.send('Page.resetNavigationHistory');
    },
  };
}
