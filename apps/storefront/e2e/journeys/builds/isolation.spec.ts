import type { Page } from '@playwright/test';
import { emptyDocument } from '../../shared-context.ts';
import { clockTest, expect, isolatedTest, test } from '../../shop.ts';

test.describe.configure({ mode: 'serial' });

/** The browser state that a test can change. */
async function readBrowserState(): Promise<object> {
  return {
    local: { ...localStorage },
    session: { ...sessionStorage },
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await caches.keys(),
    cookies: document.cookie,
    history: history.length,
    isDark: matchMedia('(prefers-color-scheme: dark)').matches,
    isReduced: matchMedia('(prefers-reduced-motion: reduce)').matches,
    isPrint: matchMedia('print').matches,
    size: [innerWidth, innerHeight],
    isOnline: navigator.onLine,
    permission: (await navigator.permissions.query({ name: 'geolocation' })).state,
    locks: (await navigator.locks.query()).held?.length,
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    clock: String(setTimeout),
    hasOwnAgent: navigator.userAgent !== 'trace',
    traces: ['trace', 'contextTrace', 'exposedTrace'].filter((name) => name in window),
  };
}

let pristine: object;

test('a test starts with a clean state', async ({ page, context, shop }) => {
  pristine = await page.evaluate(readBrowserState);
  expect(pristine).toMatchObject({
    local: {},
    session: {},
    databases: [],
    caches: [],
    cookies: '',
    history: 1,
    isDark: false,
    isReduced: true,
    isPrint: false,
    size: [1280, 720],
    isOnline: true,
    permission: 'prompt',
    locks: 0,
    workers: 0,
    clock: expect.stringContaining('[native code]'),
    hasOwnAgent: true,
    traces: [],
  });
  expect(context.pages()).toEqual([page]);
  expect(shop.server.requests).toEqual([]);
});

test('a test may change any state', async ({ page, context, shop }) => {
  await page.addInitScript(() => Object.assign(window, { trace: '' }));
  await context.addInitScript(() => Object.assign(window, { contextTrace: '' }));
  await page.exposeFunction('exposedTrace', () => undefined);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 2 });
  await session.send('Emulation.setUserAgentOverride', { userAgent: 'trace' });
  await shop.signIn('customer');
  await shop.open('food/');
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    document.cookie = 'trace=1';
    sessionStorage.setItem('trace', '1');
    await caches.open('trace');
    void navigator.locks.request('trace', () => new Promise(() => undefined));
    await new Promise((resolve) => (indexedDB.open('trace').onsuccess = resolve));
    addEventListener('beforeunload', (event) => event.preventDefault());
  });
  await page.emulateMedia({ media: 'print', colorScheme: 'dark', reducedMotion: 'no-preference' });
  await page.setViewportSize({ width: 320, height: 640 });
  await context.grantPermissions(['geolocation']);
  await page.route('**/api/**', (route) => route.abort());
  await context.route('**/api/**', (route) => route.abort());
  page.on('dialog', () => undefined);
  page.on('request', () => {
    throw new Error('A listener survived its test.');
  });
  await context.newPage();
  shop.server.program({ path: '*', isSilent: true });
  shop.server.backend.reset('empty');
  await context.setOffline(true);
  expect(await page.evaluate(readBrowserState)).not.toEqual(pristine);
});

test('the next test starts with a clean state', async ({ page, context, shop }) => {
  expect(await page.evaluate(readBrowserState)).toEqual(pristine);
  expect(context.pages()).toEqual([page]);
  expect(shop.server.requests).toEqual([]);
  await shop.open('food/');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(4);
});

isolatedTest('no page of an earlier test is left on the shop', async ({ browser, page, shop }) => {
  await shop.open('food/');
  const pages = browser.contexts().flatMap((context) => context.pages());
  expect(pages.map((each) => each.url()).filter((url) => url !== emptyDocument(shop.server.url))).toEqual([page.url()]);
});

test('irreversible changes throw', async ({ page, context }) => {
  const message = /outlives the test/;
  expect(() => page.clock.install()).toThrow(message);
  expect(() => context.clock.install()).toThrow(message);
  expect(() => context.exposeBinding('trace', () => undefined)).toThrow(message);
  expect(() => page.exposeBinding('trace', () => undefined)).toThrow(message);
  expect(() => context.on('page', () => undefined)).not.toThrow();
});

const yearOf = (page: Page) => page.evaluate(() => new Date().getFullYear());

clockTest('a test with a clock may stop it at any time', async ({ page, shop }) => {
  await page.clock.install();
  await shop.open('food/');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(4);
  await page.clock.pauseAt(new Date('2040-01-01'));
  expect(await yearOf(page)).toBe(2040);
});

clockTest('the next test with a clock installs it anew, and it runs', async ({ page, shop }) => {
  await page.clock.install({ time: '2026-03-01T12:00:00Z' });
  await shop.open('food/');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(4);
  expect(await yearOf(page)).toBe(2026);
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 10)));
});

isolatedTest('a test with its own context may make irreversible changes', async ({ page, shop }) => {
  await page.clock.install();
  await shop.open('food/');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(4);
});
