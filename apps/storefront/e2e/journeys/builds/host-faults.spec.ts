import type { Page } from '@playwright/test';
import { copyFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { logInToProfile } from '../../account-steps.ts';
import { expect, storedUrls, test, waitForWorker } from './service-worker.ts';

/** Looks for a newer build. Resolves to the state of its worker: 'installed' when it waits, 'redundant' when it could not be stored. */
const update = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.update();
    const worker = registration?.installing ?? registration?.waiting;
    await new Promise<void>((resolve) => {
      const check = () => worker?.state !== 'installing' && resolve();
      worker?.addEventListener('statechange', check);
      check();
    });
    return worker?.state ?? 'none';
  });

/** Whether the page runs the scripts of the build that `host.renew()` has made. */
const isNewer = (page: Page) =>
  page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => /-[\w-]{8}2\.js$/.test(name)));

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('only the page of a newer build replaces the shop, and an older page does not delete its files', async ({
  page,
  deployment: { host, open },
}) => {
  await open('food/');
  await waitForWorker(page);
  host.renew();
  await test.step('AC-373 a host that answers with another page, such as one of its maintenance, does not replace the shop', async () => {
    const file = `${host.folder}/index.html`;
    const newer = readFileSync(file);
    writeFileSync(file, '<!doctype html><h1>Back soon</h1>');
    expect(await update(page)).toBe('redundant');
    await page.reload();
    await expect(heading(page)).toHaveText('Our signature dishes');
    writeFileSync(file, newer);
    expect(await update(page)).toBe('installed');
  });
  await test.step('AC-375 a page of the older build that starts does not delete the files of the newer one', async () => {
    await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.postMessage({ type: 'PAGE_STARTED' }));
    host.empty();
    await page.reload();
    await expect(heading(page)).toHaveText('Our signature dishes');
    expect(await isNewer(page)).toBe(true);
  });
});

test('the next page is of the build that the host has, or the stored one if the host is out of order', async ({
  page,
  deployment: { host, open },
}) => {
  await open('food/');
  await waitForWorker(page);
  host.renew();
  expect(await update(page)).toBe('installed');
  host.replace('shop');
  expect(await update(page)).toBe('installed');
  await test.step('AC-689 a newer build is withdrawn before its page has been loaded, and the host is out of order', async () => {
    host.empty();
    await page.reload();
    await expect(heading(page)).toHaveText('Our signature dishes');
    expect(await isNewer(page)).toBe(false);
    host.replace('shop');
  });
  await test.step('AC-376 a newer build that is withdrawn before its page has been loaded is not shown', async () => {
    await page.reload();
    await expect(heading(page)).toHaveText('Our signature dishes');
    expect(await isNewer(page)).toBe(false);
    host.empty();
    await open('register/');
    await expect(heading(page)).toHaveText('Register');
  });
  await test.step('AC-689 a build with the in-browser backend takes the place of a newer one, and the host is out of order: every screen is there', async () => {
    host.replace('shop');
    host.renew();
    expect(await update(page)).toBe('installed');
    host.replace('demo');
    expect(await update(page)).toBe('installed');
    host.empty();
    for (const [route, name] of [
      ['food/', 'Our signature dishes'],
      ['login/', 'Login'],
    ] as const) {
      await open(route);
      await expect(heading(page)).toHaveText(name);
    }
  });
});

test('broken answers of the host leave what is stored, and a newer build is offered', async ({
  page,
  deployment: { host, server, open },
}) => {
  await open('food/');
  await waitForWorker(page);
  await expect.poll(() => storedUrls(page, 'public-reads')).toHaveLength(2);
  await test.step('AC-374 an answer that is broken leaves the stored menu and its pictures', async () => {
    const broken = { status: 200, text: 'Warning: undefined index\n[]', contentType: 'application/json' };
    const removeFault = server.program({ method: 'GET', path: '/api/food/', reply: broken });
    await open('food/');
    const status = page.getByRole('region', { name: 'Dishes' }).getByRole('status');
    await expect(status).toHaveText(/^4 dishes · Menu as of/);
    removeFault();
    const picture = page.getByRole('main').getByRole('listitem').first().locator('img').first();
    await expect.poll(() => picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth)).toBeGreaterThan(0);
    await open('food/');
    await expect(status).toHaveText('4 dishes');
  });
  await test.step('AC-724 a link to a dish that the stored menu lacks is not told to be taken off before the menu was read', async () => {
    await expect.poll(() => storedUrls(page)).toContain('/api/food/');
    const { food, category } = server.backend.db;
    const [first] = category.getAll();
    const { id } = food.create({ name: 'Fuchka', price: 60_00, description: 'Crisp shells.', categoryId: Number(first?.id) });
    const menu = server.program({ method: 'GET', path: '/api/food/', isHeld: true, reply: { status: 500, json: {} }, times: 1 });
    await open(`food/details/?id=${String(id)}`);
    await expect(heading(page)).toHaveText('Your dish');
    menu.release();
    await expect(heading(page)).toHaveText('This dish could not be loaded');
    await page.getByRole('button', { name: /again/i }).click();
    await expect(heading(page)).toHaveText('Fuchka');
  });
  await test.step('AC-692 an older tab is offered the newer build, although the host answers with its page in the place of a removed file', async () => {
    await open('login/');
    await logInToProfile(page, server.backend.accounts.admin);
    await open('admin/products/');
    await page.getByRole('button', { name: 'Spreadsheet' }).click();
    const parser = readdirSync(`${host.folder}/assets`).find((name) => /^papaparse.*\.js$/.test(name));
    host.renew();
    // A path without a file is answered with the file that has this ending.
    copyFileSync(`${host.folder}/index.html`, `${host.folder}/assets/${String(parser)}.html`);
    await page.getByRole('button', { name: /^Export/ }).click();
    await expect(page.getByText('The shop has been updated')).toBeVisible();
  });
});
