import type { Browser, Page } from '@playwright/test';
import { timezoneId } from '../shared-context.ts';
import { installClock } from './probe/clock.ts';
import { installObservation } from './probe/observation.ts';
import { installPresses, type KnownNames } from './probe/presses.ts';

/** A browser context that all walks share, to reuse its cache and tabs. */
export async function openWindow(browser: Browser, origin: string) {
  const viewport = { width: 1280, height: 800 };
  const context = await browser.newContext({ serviceWorkers: 'block', reducedMotion: 'reduce', timezoneId, viewport });
  // tsx wraps functions in calls of `__name`, which the page must define.
  await context.addInitScript('globalThis.__name = (named) => named;');
  await context.addInitScript(installPresses);
  await context.addInitScript(installClock);
  await context.addInitScript(installObservation);
  const problems: string[] = [];
  context.on('weberror', (error) => problems.push(`an uncaught error: ${error.error().message}`));
  context.on('dialog', (dialog) => void dialog.accept().catch(() => undefined));
  const blank = await context.newPage();
  const session = await context.newCDPSession(blank);
  const knownNames: KnownNames = {};
  const unused: Page[] = [];
  const leaveShop = (page: Page) => page.goto(`${origin}/favicon.svg`);

  /** Clears the tab's storage and history. */
  const clearTab = async (page: Page) => {
    await leaveShop(page);
    page.removeAllListeners('request').removeAllListeners('requestfinished').removeAllListeners('requestfailed');
    await page.evaluate(() => sessionStorage.clear());
    const history = await context.newCDPSession(page);
    await history.send('Page.resetNavigationHistory');
    await history.detach();
    unused.push(page);
  };

  return {
    context,
    knownNames,
    problems,
    /** Opens a tab on the shop's origin without running the shop. */
    async openPage(): Promise<Page> {
      const page = unused.pop();
      if (page) return page;
      const created = await context.newPage();
      await leaveShop(created);
      return created;
    },
    /** Resets to the state of a first visit. */
    async reset(): Promise<void> {
      await context.setOffline(false);
      await Promise.all(
        context
          .pages()
          .filter((page) => page !== blank && !unused.includes(page))
          .map(clearTab),
      );
      await session.send('Storage.clearDataForOrigin', {
        origin,
        storageTypes: 'local_storage,indexeddb,cookies,service_workers,cache_storage',
      });
      await context.clearCookies();
      problems.length = 0;
    },
    close: () => context.close(),
  };
}

export type ShopWindow = Awaited<ReturnType<typeof openWindow>>;
