import type { Browser, BrowserContext, Page } from '@playwright/test';

/** The shop's own: dates read the same on every machine. */
export const timezoneId = 'Asia/Dhaka';

/** What a test may emulate through `test.use` and still share the context. */
interface Emulation {
  readonly viewport: { width: number; height: number } | null;
  readonly colorScheme: 'light' | 'dark' | 'no-preference' | null;
  readonly reducedMotion: 'reduce' | 'no-preference' | null;
}

/** What a context is given once, when it is opened. Tests of a worker with the same `name` share their context. */
export interface Preparation {
  readonly name: string;
  prepare(context: BrowserContext): Promise<unknown>;
}

/** One context for all tests of a worker: its HTTP cache and compiled scripts stay, everything else is reset before each test. */
export interface SharedContext {
  readonly context: BrowserContext;
  /** Leaves one page on an empty document of `origin`, with empty storage and no history. */
  reset(origin: string, emulation: Emulation): Promise<void>;
  /** Ends the documents of a test: their timers would call the server of the tests that follow. */
  leave(): Promise<void>;
}

const events = ['console', 'dialog', 'download', 'pageerror', 'popup', 'request', 'requestfailed', 'requestfinished', 'response'] as const;

/** A context cannot undo these, so they would reach the tests that follow. */
const lasting = ['addInitScript', 'exposeBinding', 'exposeFunction', 'newCDPSession'] as const;

function refuseLasting(target: BrowserContext | Page): void {
  const refuse = (name: string) => () => {
    throw new Error(`${name} outlives the test: declare it with isolatedTest.`);
  };
  for (const name of lasting) if (name in target) Object.assign(target, { [name]: refuse(name) });
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

/** Leaves the page on a document of `origin` that is not the shop's, with empty storage. */
export async function emptyPage(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/favicon.svg`);
  await page.evaluate(clearStorage);
}

export async function openSharedContext(browser: Browser, { prepare }: Preparation): Promise<SharedContext> {
  const context = await browser.newContext({ serviceWorkers: 'block', timezoneId });
  await prepare(context);
  const newSession = context.newCDPSession.bind(context);
  refuseLasting(context);
  context.on('page', refuseLasting);
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
        page.emulateMedia({ media: null, colorScheme, reducedMotion }),
        viewport && page.setViewportSize(viewport),
      ]);
      await emptyPage(page, origin);
      const session = sessions.get(page) ?? (await newSession(page));
      sessions.set(page, session);
      await session.send('Page.resetNavigationHistory');
    },
  };
}
