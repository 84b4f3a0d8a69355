import type { FaultResponse } from '@my-food/mocks/server';
import { expect, test } from '../../shop.ts';
import { twoFrames } from '../../steps.ts';
import { delayApplication } from '../../delay-requests.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('the categories render before the application starts, with their final links, and are not replaced', async ({ page, shop }) => {
  // A name that must be escaped in a URL, and no picture.
  shop.server.program({
    path: '/api/category/',
    method: 'GET',
    changeJson: (rows) => (Array.isArray(rows) ? [...rows, { id: 9, name: '100% <b>"Tea" & ভর্তা' }] : rows),
  });
  const start = await delayApplication(page);
  await page.goto(shop.server.url);
  const links = page.getByRole('listitem').getByRole('link');
  await expect(links).toHaveText(['Pizza', 'Curry', 'Rice', '100% <b>"Tea" & ভর্তা']);
  const tilesNow = () =>
    page.getByRole('listitem').evaluateAll((tiles) =>
      tiles.map((tile) => ({
        link: tile.querySelector('a')?.href,
        colour: getComputedStyle(tile.firstElementChild ?? tile).backgroundImage,
        picture: tile.querySelector('img')?.src,
      })),
    );
  const before = await tilesNow();
  expect(before.map(({ picture }) => picture === undefined)).toEqual([false, false, false, true]);
  await page.evaluate(() => {
    const check = () => document.querySelectorAll('main li').length === 4 || document.documentElement.setAttribute('data-removed', '');
    new MutationObserver(check).observe(document, { childList: true, subtree: true });
  });
  await links.nth(3).focus();
  await start();
  expect(await tilesNow()).toEqual(before);
  await expect(links.nth(3)).toBeFocused();
  await expect(page.locator('[data-removed]')).toHaveCount(0);
  await links.nth(3).click();
  await expect(page).toHaveURL(/#\/food\/\?category=100%25/);
});

test('AC-487 categories are requested once, before the application starts: also a name that looks like JSON has its final link', async ({
  page,
  shop,
}) => {
  const names = ['null', '1.50', 'true', '{"a":1}', '"Tea"', ' 7', '50 taka'];
  const rows = names.map((name, index) => ({ id: index + 1, name }));
  shop.server.program({ path: '/api/category/', method: 'GET', changeJson: () => rows });
  const start = await delayApplication(page);
  await page.goto(shop.server.url);
  const links = page.getByRole('listitem').getByRole('link');
  await expect(links).toHaveCount(names.length);
  const requested = () => shop.server.requests.filter(({ path }) => path === '/api/category/').length;
  expect(requested()).toBe(1);
  const addresses = () => links.evaluateAll((all) => all.map((link) => new URL(link.getAttribute('href') ?? '', document.baseURI).hash));
  const before = await addresses();
  await start();
  expect(before).toEqual(await addresses());
  expect(requested()).toBe(1);
  await links.nth(1).click();
  await expect(page.getByRole('radio', { name: '1.50' })).toBeChecked();
});

test('AC-745 a failed request from before the application started is not the answer to a later page', async ({ page, shop }) => {
  const removeFault = shop.server.program({ path: '/api/category/', method: 'GET', reply: { status: 503, json: {} } });
  const start = await delayApplication(page);
  await page.goto(shop.server.url);
  const requested = () => shop.server.requests.filter(({ path, answer }) => path === '/api/category/' && answer).length;
  await expect.poll(requested).toBe(1);
  removeFault();
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  await start();
  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page.getByRole('main').getByRole('link', { name: 'Curry' })).toBeVisible();
  expect(requested()).toBe(2);
});

const notPlainlyCategories: Record<string, FaultResponse> = {
  refused: { status: 500, json: [{ id: 1, name: 'Rice' }] },
  'no list': { status: 200, json: { 0: { id: 1, name: 'Rice' } } },
  'with a row that is none': { status: 200, json: [{ id: 1, name: 'Rice' }, null] },
  'twice the same': {
    status: 200,
    json: [
      { id: 1, name: 'Rice' },
      { id: 1, name: 'Rice' },
    ],
  },
  'without a name': { status: 200, json: [{ id: 1, name: '   ' }] },
};
test('an invalid response is left to the application', async ({ page, shop }) => {
  await delayApplication(page);
  for (const [what, reply] of Object.entries(notPlainlyCategories))
    await test.step(what, async () => {
      shop.server.clear();
      shop.server.program({ path: '/api/category/', method: 'GET', reply });
      await page.goto('about:blank');
      const there = [page.waitForResponse('**/api/category/'), page.waitForResponse(/render-categories-/)];
      await page.goto(shop.server.url);
      for (const response of await Promise.all(there)) await response.finished();
      await twoFrames(page);
      await expect(page.getByRole('listitem')).toHaveCount(0);
    });
});
