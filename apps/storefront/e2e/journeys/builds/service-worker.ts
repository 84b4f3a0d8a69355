import { startMockServer, type MockServer } from '@my-food/mocks/server';
import type { Page } from '@playwright/test';
import type { BuildName } from '../../build.ts';
import { expect, isolatedTest, waitForApplication } from '../../shop.ts';
import { deployCopy } from './deployed-copy.ts';

export { expect };

export interface Deployment {
  host: ReturnType<typeof deployCopy>;
  server: MockServer;
  /** Opens a route and waits for its heading. */
  open(route: string, target?: Page): Promise<void>;
}

/** The production build on a host with its headers, and its service worker. */
export const test = isolatedTest.extend<{ build: BuildName; deployment: Deployment }>({
  serviceWorkers: 'allow',
  build: ['shop', { option: true }],
  deployment: async ({ page, build }, use) => {
    const host = deployCopy(build);
    const opened = new WeakSet<Page>();
    const server = await startMockServer({ scenario: 'fourDishes', staticRoot: host.folder, headers: host.headers });
    await use({
      host,
      server,
      async open(route, target = page) {
        await target.goto(`${server.url}/#/${route}`);
        // The same document, if only the hash is another one.
        if (opened.has(target)) await target.reload();
        opened.add(target);
        await waitForApplication(target);
      },
    });
    await server.close();
    await host.remove();
  },
});

/** Waits until the service worker has stored the shop and controls the page. */
export const waitForWorker = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.getRegistration();
        return Boolean(registration?.active && navigator.serviceWorker.controller && !registration.installing);
      }),
    )
    .toBe(true);

/** Looks for a newer service worker on the host. */
export const updateWorker = (page: Page) =>
  page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())?.update()));

/** The user returns to the tab, which looks for a newer build. Returns how many are offered by now. */
export async function offersOnReturn(page: Page): Promise<number> {
  await page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));
  return page.getByRole('button', { name: 'Later' }).count();
}

/** The URLs in the caches whose names contain `part`, by default in all, without the origin and the revisions of files. */
export const storedUrls = (page: Page, part = ''): Promise<string[]> =>
  page.evaluate(async (text) => {
    const names = (await caches.keys()).filter((name) => name.includes(text));
    const listing = names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url));
    return (await Promise.all(listing)).flat().map((url) => url.replace(location.origin, '').replace(/\?.*/, ''));
  }, part);

/** The scripts of the service workers that are registered for the page's origin. */
export const registeredScripts = (page: Page) =>
  page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistrations()).map(
      ({ active, waiting, installing }) => new URL((active ?? waiting ?? installing)?.scriptURL ?? location.href).pathname,
    ),
  );

/** Sums up the layout shifts of each document from now on, except those after an input. */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    let sum = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('hadRecentInput' in entry && !entry.hadRecentInput && 'value' in entry) sum += Number(entry.value);
    }).observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, { readShifts: () => sum });
  });
  return () => page.evaluate(() => Number(Reflect.get(window, 'readShifts')()));
}
