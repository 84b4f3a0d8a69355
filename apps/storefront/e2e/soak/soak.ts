import type { Page } from '@playwright/test';
import { expect, test, toast, type Shop } from '../shop.ts';
import { addToOrder, checkOut, tinyPng } from '../steps.ts';
import { countHeldThings, measureMemory, type Footprint } from './memory-usage.ts';

const rounds = 24;
/** So many of them are two hours. */
const pause = '05:00';
/** Chunks, caches and compiled code have come by then. */
const warmRounds = 6;

/** What the last weighing may have more than the first: less than a single round leaves behind when something is held on to in each of 18. */
const tolerated: Footprint = { heapMegabytes: 1.5, nodes: 400, listeners: 40, timers: 2, intervals: 0, objectUrls: 0 };

async function go(page: Page, route: string, heading: string): Promise<void> {
  await page.evaluate((to) => (location.hash = `#/${to}`), route);
  await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible();
}

/** Within the page: Playwright's own method retains the field, and with it the whole form, as long as the document lives. */
const choosePicture = (page: Page) =>
  page.evaluate(async (base64) => {
    const field = document.querySelector<HTMLInputElement>('main input[type="file"]');
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const chosen = new DataTransfer();
    chosen.items.add(new File([bytes], 'new.png', { type: 'image/png' }));
    if (!field) throw new Error('There is no field for a picture.');
    field.files = chosen.files;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  }, tinyPng.toString('base64'));

/** Everything a user can do in the shop, without a reload. */
async function round(page: Page, { server }: Shop): Promise<void> {
  const main = page.getByRole('main');
  await go(page, '', 'Welcome to My Food Where Every Bite Wins!');
  await go(page, 'food/', 'Our signature dishes');
  await main.getByLabel('Search dishes').fill('dal');
  await expect(main.getByRole('heading', { name: 'Naan' })).toHaveCount(0);
  await main.getByRole('link', { name: 'Dal' }).last().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dal' })).toBeVisible();
  await go(page, 'food/', 'Our signature dishes');
  await addToOrder(page, 'Margherita');
  await page.getByRole('button', { name: 'Plus one Margherita' }).click();
  await page.getByRole('button', { name: 'Remove Margherita' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  server.program({ method: 'POST', path: '/api/user/orders/', times: 1, reply: { status: 400, json: { detail: 'No.' } } });
  await checkOut(page);
  await expect(toast(page, 'Failed to place order.').first()).toBeVisible();
  server.program({ method: 'POST', path: '/api/user/orders/', times: 1, reply: { status: 201, json: {} } });
  await checkOut(page);
  await expect(page.getByText('No orders found.')).toBeVisible();
  await go(page, 'profile/update/', 'Update Profile');
  await choosePicture(page);
  await expect(main.locator('img[src^="blob:"]').first()).toBeVisible();
  await go(page, 'admin/products/', 'Foods');
  await main.getByRole('button', { name: 'Delete', exact: true }).first().click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await go(page, 'admin/categorys/', 'Categories');
  await go(page, 'nowhere/', 'Page not found');
  await page.clock.fastForward(pause);
  await expect(page.getByRole('region', { name: 'Notifications' }).getByRole('status')).toHaveCount(0);
}

test('two hours in the shop leave nothing behind', async ({ page, shop }) => {
  await page.clock.install();
  await page.addInitScript(countHeldThings);
  shop.server.program({ method: 'GET', path: '/api/user/orders/', reply: { status: 200, json: [] } });
  await shop.signIn('admin');
  shop.server.program({ method: 'GET', path: '/api/user/orders/', reply: { status: 200, json: [] } });
  await shop.open('nowhere/');
  const weighed: (Footprint & { round: number })[] = [];
  for (let done = 1; done <= rounds; done += 1) {
    await round(page, shop);
    if (done % warmRounds === 0) weighed.push({ round: done, ...(await measureMemory(page)) });
  }
  console.table(weighed);
  const [first, last] = [weighed[0], weighed.at(-1)];
  if (!first || !last) throw new Error('Nothing was weighed.');
  const grown = (['heapMegabytes', 'nodes', 'listeners', 'timers', 'intervals', 'objectUrls'] as const)
    .map((name) => ({ name, by: last[name] - first[name] }))
    .filter(({ name, by }) => by > tolerated[name]);
  expect(grown).toEqual([]);
});
