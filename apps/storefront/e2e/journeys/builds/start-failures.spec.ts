import type { Page } from '@playwright/test';
import { startCachingHost } from '../../caching-host.ts';
import { delayRequests } from '../../delay-requests.ts';
import { clockTest, expect, test, waitForApplication } from '../../shop.ts';
import { styledFiles } from '../../steps.ts';

const platform = /\/assets\/platform-[\w-]+\.js$/;
const menu = /\/assets\/menu\.page-[\w-]+\.js$/;
const routes = { home: '', 'a dish': '#/food/details/?id=1', 'a protected screen': '#/profile/' };
const failed = (page: Page) => page.getByRole('alert').filter({ hasText: 'My Food did not load.' });
const needs = (page: Page) => page.getByText(/^To order you need JavaScript and Chrome or Edge 109/);

async function expectStarted(page: Page) {
  await waitForApplication(page);
  await expect(failed(page)).toHaveCount(0);
  await expect(needs(page)).toHaveCount(0);
}

const breakages = {
  'is missing': { status: 404, body: 'Not Found' },
  'is a page': { status: 200, contentType: 'text/html', body: '<!doctype html><title>My Food</title>' },
  'cannot be read': { status: 200, contentType: 'text/javascript', body: 'const = ;' },
  throws: { status: 200, contentType: 'text/javascript', body: 'throw new Error("broken")' },
};

test('a start script that fails is reported at once, and the retry starts the shop', async ({ page, shop }) => {
  for (const [where, hash] of Object.entries(routes))
    for (const [how, reply] of Object.entries(breakages).slice(0, where === 'a dish' ? undefined : 1))
      await test.step(`it ${how}: ${where}`, async () => {
        await page.goto('about:blank');
        await page.route(platform, (route) => route.fulfill(reply));
        await page.goto(`${shop.server.url}/${hash}`);
        await expect(failed(page)).toBeVisible();
        await page.unrouteAll();
        await failed(page).getByRole('button', { name: 'Try again' }).click();
        await expectStarted(page);
      });
});

for (const [where, hash] of Object.entries(routes))
  clockTest(`a start script that hangs: ${where} reports it after 10 s, and a late script removes the message`, async ({ page, shop }) => {
    await page.clock.install({ time: '2026-03-01T12:00:00Z' });
    await page.clock.pauseAt('2026-03-01T12:00:01Z');
    const open = await delayRequests(page, platform);
    const isRequested = page.waitForRequest(platform);
    await page.goto(`${shop.server.url}/${hash}`);
    await page.clock.runFor(1000);
    await isRequested;
    await page.clock.runFor(8000);
    await expect(failed(page)).toBeHidden();
    await page.clock.runFor(1000);
    await expect(failed(page)).toBeVisible();
    open();
    await page.clock.resume();
    await expectStarted(page);
  });

clockTest('AC-364 a hanging script of a screen is reported after 10 s, and a late one shows the screen', async ({ page, shop }) => {
  await page.clock.install({ time: '2026-03-01T12:00:00Z' });
  await page.clock.pauseAt('2026-03-01T12:00:01Z');
  const open = await delayRequests(page, menu);
  const isRequested = page.waitForRequest(menu);
  await page.goto(`${shop.server.url}/#/food/`);
  await isRequested;
  await page.clock.runFor(10_000);
  await expect(failed(page)).toBeVisible();
  open();
  await page.clock.resume();
  await expectStarted(page);
});

test('AC-364 another address leaves a screen whose script hangs', async ({ page, shop }) => {
  await delayRequests(page, menu);
  const isRequested = page.waitForRequest(menu);
  await page.goto(`${shop.server.url}/#/food/`);
  await isRequested;
  await page.evaluate(() => (location.hash = '#/login/'));
  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
  await expectStarted(page);
});

test('AC-364 a missing script of a screen is reported below the bar, with a retry', async ({ page, shop }) => {
  await page.route(menu, (route) => route.fulfill({ status: 404 }));
  await page.goto(`${shop.server.url}/#/food/`);
  await expect(page.getByRole('heading', { level: 1, name: 'This screen could not be shown' })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('listitem').getByRole('heading', { name: 'Margherita' })).toBeVisible();
});

test('an error before the application starts is reported; a later one does not unmount it', async ({ page, shop }) => {
  const raise = () => page.evaluate(() => dispatchEvent(new ErrorEvent('error', { message: 'broken' })));
  const open = await delayRequests(page, platform);
  await page.goto(shop.server.url, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await raise();
  await expect(failed(page)).toBeVisible();
  open();
  await expectStarted(page);
  await raise();
  await expectStarted(page);
});

test('a page whose toasts cannot be rendered reports it and keeps working', async ({ page, shop }) => {
  await shop.open('food/');
  await page.evaluate(() => {
    const { reverse } = Array.prototype;
    Array.prototype.reverse = function () {
      if (this.some((item) => Object(item).durationMs !== undefined)) throw new TypeError('Toasts cannot be reversed.');
      return reverse.call(this);
    };
  });
  await shop.open('login/');
  await page.getByLabel('Email').fill('nobody@my-food.example');
  await page.getByLabel('Password', { exact: true }).fill('wrong');
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Notifications cannot be shown.' })).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue('nobody@my-food.example');
  await page.getByRole('button', { name: 'Load the page again' }).click();
  await expectStarted(page);
});

test('the retry bypasses a cached 404', async ({ page, shop }) => {
  const host = await startCachingHost(shop.server.url, platform);
  try {
    await page.goto(`${host.url}/#/login/`);
    await expect(failed(page)).toBeVisible();
    host.repair();
    // The browser honours the cache headers.
    await page.reload();
    await expect(failed(page)).toBeVisible();
    expect(host.requested).not.toContain('there');
    await failed(page).getByRole('button', { name: 'Try again' }).click();
    await expectStarted(page);
  } finally {
    host.close();
  }
});

test.describe(() => {
  test.use({ backendOptions: { responseVariant: { media: 'relative' } } }); // from the host in front of the server, as the policy demands

  for (const [id, status] of Object.entries({ 'AC-233': 404, 'AC-482': 200 }))
    test(`${id} the retry of a screen bypasses a cached answer of ${status} for its scripts and style sheets`, async ({ page, shop }) => {
      const host = await startCachingHost(shop.server.url, /\/assets\/(menu|search-field|food-card)[\w.-]*$/, status);
      try {
        await page.goto(`${host.url}/#/login/`);
        await page.getByRole('banner').getByRole('link', { name: 'Food', exact: true }).click();
        await expect(page.getByRole('heading', { level: 1, name: 'This screen could not be shown' })).toBeVisible();
        host.repair();
        await page.getByRole('button', { name: 'Try again' }).click();
        await expect(page.getByRole('listitem').getByRole('heading', { name: 'Margherita' })).toBeVisible();
        expect(await styledFiles(page)).toContainEqual(expect.stringMatching(/menu-[^/]*\.css$/));
      } finally {
        host.close();
      }
    });
});

test('an unsupported browser shows home and the browser requirements on every route', async ({ context, shop }) => {
  const scripts: string[] = [];
  context.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await context.addInitScript(() => (CSS.supports = () => false));
  const expectRequirements = (where: string, hash: string) =>
    test.step(where, async () => {
      const page = await context.newPage();
      await page.goto(`${shop.server.url}/${hash}`);
      await expect(needs(page)).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to My Food Where Every Bite Wins!');
      await expect(failed(page)).toBeHidden();
      await page.waitForLoadState('networkidle');
    });
  await Promise.all(Object.entries(routes).map(([where, hash]) => expectRequirements(where, hash)));
  expect(scripts).toEqual([]);
});

test('without JavaScript every route shows that it is required', async ({ browser, shop }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  for (const hash of Object.values(routes)) {
    await page.goto(`${shop.server.url}/${hash}`);
    await expect(needs(page)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await context.close();
});
