import type { Browser } from '@playwright/test';

/** One window of a browser, used by walk after walk: its cache spares each of them the download. */
export async function openWindow(browser: Browser, origin: string) {
  const context = await browser.newContext({ serviceWorkers: 'block', reducedMotion: 'reduce', viewport: { width: 1280, height: 800 } });
  const problems: string[] = [];
  context.on('weberror', (error) => problems.push(`an error nobody caught: ${error.error().message}`));
  const blank = await context.newPage();
  const session = await context.newCDPSession(blank);
  return {
    context,
    problems,
    /** As a person finds it who has never been to the shop. */
    async reset(): Promise<void> {
      await context.setOffline(false);
      await Promise.all(context.pages().map((page) => (page === blank ? undefined : page.close())));
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
