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
  /** Whether its tests may install a clock. It runs again once a test has ended. */
  readonly hasClock?: boolean;
  prepare(context: BrowserContext): Promise<unknown>;
}

/** One context for all tests of a worker. Keeps the HTTP cache and compiled scripts; everything else is reset before each test. */
export interface SharedContext {
  readonly context: BrowserContext;
  /** Resets to one page with an empty document of `origin`, empty storage and no history. */
  reset(origin: string, emulation: Emulation): Promise<void>;
  /** Unloads all documents of a test, whose timers could send requests during the next test. Leaves one page, with an empty document of `origin`. */
  leave(origin: string): Promise<void>;
}

const events = ['console', 'dialog', 'download', 'pageerror', 'popup', 'request', 'requestfailed', 'requestfinished', 'response'] as const;

/** What is undone after the test. */
interface Change {
  dispose(): Promise<unknown>;
}

/** Collects init scripts, exposed functions and DevTools sessions. Refuses what a context cannot undo: it would leak into later tests. */
function watchChanges(target: Pick<Page, 'addInitScript' | 'exposeFunction'>, changes: Change[]): void {
  const addInitScript = target.addInitScript.bind(target);
  const exposeFunction = target.exposeFunction.bind(target);
  const collect = <Made extends Change>(change: Made) => {
    changes.push(change);
    return change;
  };
  Object.assign(target, {
    addInitScript: (...script: Parameters<typeof addInitScript>) => addInitScript(...script).then(collect),
    exposeFunction: (...given: Parameters<typeof exposeFunction>) => exposeFunction(...given).then(collect),
    exposeBinding: () => {
      throw new Error('exposeBinding outlives the test: use exposeFunction.');
    },
  });
}

/** Ends the DevTools sessions of a test. */
function watchSessions(context: BrowserContext, changes: Change[]): void {
  const open = context.newCDPSession.bind(context);
  const newCDPSession = async (...given: Parameters<typeof open>) => {
    const session = await open(...given);
    changes.push({ dispose: () => session.detach() });
    return session;
  };
  Object.assign(context, { newCDPSession });
}

function refuseClock({ clock }: BrowserContext | Page): void {
  const install = () => {
    throw new Error('clock.install outlives the test: use clockTest.');
  };
  Object.assign(clock, { install });
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

/** A document of every build without scripts. Text takes less time than a picture. */
export const emptyDocument = (origin: string) => `${origin}/robots.txt`;

/** Navigates to a document of `origin` without scripts. */
export async function openEmptyDocument(page: Page, origin: string): Promise<void> {
  if (page.url() !== emptyDocument(origin)) await page.goto(emptyDocument(origin));
}

/** Navigates to a document of `origin` without scripts, and clears its storage. */
export async function emptyPage(page: Page, origin: string): Promise<void> {
  await openEmptyDocument(page, origin);
  await page.evaluate(clearStorage);
}

export async function openSharedContext(
  browser: Browser,
  { prepare, hasClock = false }: Preparation,
  locale: string | undefined,
): Promise<SharedContext> {
  const context = await browser.newContext({ serviceWorkers: 'block', timezoneId, ...(locale !== undefined && { locale }) });
  await prepare(context);
  if (hasClock) await context.clock.install();
  else refuseClock(context);
  const newSession = context.newCDPSession.bind(context);
  const changes: Change[] = [];
  watchChanges(context, changes);
  watchSessions(context, changes);
  context.on('page', (page) => watchChanges(page, changes));
  const sessions = new WeakMap<Page, Awaited<ReturnType<typeof newSession>>>();
  const removeListeners = () => {
    for (const event of events) {
      context.removeAllListeners(event);
      for (const page of context.pages()) page.removeAllListeners(event);
    }
  };
  return {
    context,
    async leave(origin) {
      const [page, ...others] = context.pages();
      removeListeners();
      const hasChanged = changes.length > 0;
      // Those of a page that the test has closed are gone.
      await Promise.allSettled(changes.splice(0).map((change) => change.dispose()));
      await Promise.all(others.map((other) => other.close()));
      await Promise.all([
        context.unrouteAll({ behavior: 'ignoreErrors' }),
        page?.unrouteAll({ behavior: 'ignoreErrors' }),
        context.setOffline(false),
        hasClock && context.clock.resume(),
      ]);
      // Also from an empty document, which has run the scripts.
      if (hasChanged) await page?.goto(emptyDocument(origin));
      else if (page) await openEmptyDocument(page, origin);
    },
    async reset(origin, { viewport, colorScheme, reducedMotion }) {
      const page = context.pages()[0] ?? (await context.newPage());
      await Promise.all([
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
