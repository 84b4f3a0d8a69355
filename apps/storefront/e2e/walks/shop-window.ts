import type { Browser, Page } from '@playwright/test';
import { timezoneId } from '../shared-context.ts';
import { installTranslation } from '../translation.ts';
import { loadAxe } from './accessibility.ts';
import { readEnglishTexts } from './english-texts.ts';
import { installClock } from './probe/clock.ts';
import { installEnglish } from './probe/english.ts';
import { installObservation } from './probe/observation.ts';
import { installPresses, type KnownNames } from './probe/presses.ts';
import { installStorage } from './probe/storage.ts';

/** A browser context that all walks share, to reuse its cache and tabs. */
export async function openWindow(browser: Browser, origin: string) {
  const viewport = { width: 1024, height: 600 };
  const context = await browser.newContext({
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
    timezoneId,
    viewport,
    deviceScaleFactor: 0.5,
  });
  // tsx wraps functions in calls of `__name`, which the page must define.
  await context.addInitScript('globalThis.__name = (named) => named;');
  await context.addInitScript(installEnglish, await readEnglishTexts());
  await context.addInitScript(installStorage);
  await context.addInitScript(installPresses);
  await context.addInitScript(installClock);
  await context.addInitScript(installTranslation);
  await context.addInitScript(installObservation);
  const problems: string[] = [];
  context.on('weberror', (error) => problems.push(`an uncaught error: ${error.error().message}`));
  context.on('dialog', (dialog) => void dialog.accept().catch(() => undefined));
  const knownNames: KnownNames = {};
  const unused: Page[] = [];
  const leaveShop = (page: Page) => page.goto(`${origin}/favicon.svg`);

  /** Opens a tab on the shop's origin without running the shop. */
  const openPage = async (): Promise<Page> => {
    const page = unused.pop();
    if (page) return page;
    const created = await context.newPage();
    await leaveShop(created);
    return created;
  };
  /** Unloads the document, and clears the session storage and the history. The next tab reuses the page, because a new process takes longer. */
  const closePage = async (page: Page): Promise<void> => {
    await leaveShop(page);
    page.removeAllListeners('request').removeAllListeners('requestfinished').removeAllListeners('requestfailed');
    await page.evaluate(() => sessionStorage.clear());
    await page.setViewportSize(viewport);
    const history = await context.newCDPSession(page);
    await history.send('Page.resetNavigationHistory');
    await history.detach();
    unused.push(page);
  };

  // Offline, axe comes from the browser's cache.
  const first = await openPage();
  await loadAxe(first);
  unused.push(first);
  return {
    context,
    knownNames,
    problems,
    openPage,
    closePage,
    /** Resets to the state of a first visit. */
    async reset(): Promise<void> {
      await context.setOffline(false);
      await Promise.all(
        context
          .pages()
          .filter((page) => !unused.includes(page))
          .map(closePage),
      );
      const page = await openPage();
      const session = await context.newCDPSession(page);
      await session.send('Storage.clearDataForOrigin', {
        origin,
        storageTypes: 'local_storage,indexeddb,cookies,service_workers,cache_storage',
      });
      await session.detach();
      unused.push(page);
      await context.clearCookies();
      problems.length = 0;
    },
    close: () => context.close(),
  };
}

export type ShopWindow = Awaited<ReturnType<typeof openWindow>>;
