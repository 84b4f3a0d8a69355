import type { Page } from '@playwright/test';
import { expect, test, toast, type Shop } from '../shop.ts';
import { addToOrder, checkOut, tinyPng } from '../steps.ts';
import { measureMemory, trackOpenHandles, type MemoryUsage } from './memory-usage.ts';

const rounds = 24;
/** The clock advances by this much per round: two hours in total. Minutes and seconds. */
const pause = '05:00';
/** A sample is taken after every so many rounds; the first one includes all chunks, caches and compiled code. */
const roundsPerSample = 6;

/** The maximum growth between the first and the last sample, 18 rounds apart. Less than a leak of one resource per round. */
const maxGrowth: MemoryUsage = { heapMegabytes: 1.5, nodes: 400, listeners: 40, timers: 2, intervals: 0, objectUrls: 0 };

async function go(page: Page, route: string, heading: string): Promise<void> {
  await page.evaluate((to) => (location.hash = `#/${to}`), route);
  await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible();
}

/** Not `setInputFiles`, which retains the field, and so its whole form, until the document unloads. */
const choosePicture = (page: Page) =>
  page.evaluate(async (base64) => {
    const field = document.querySelector<HTMLInputElement>('main input[type="file"]');
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const chosen = new DataTransfer();
    chosen.items.add(new File([bytes], 'new.png', { type: 'image/png' }));
    if (!field) throw new Error('The page has no file field.');
    field.files = chosen.files;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  }, tinyPng.toString('base64'));

/** Visits the main screens and performs their actions, without a reload. */
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
  await expect(page.getByRole('region', { name: 'Notifications' })).toBeEmpty();
}

test('two hours of use leak no memory, listeners, timers or object URLs', async ({ page, shop }) => {
  await page.clock.install();
  await page.addInitScript(trackOpenHandles);
  shop.server.program({ method: 'GET', path: '/api/user/orders/', reply: { status: 200, json: [] } });
  await shop.signIn('admin');
  shop.server.program({ method: 'GET', path: '/api/user/orders/', reply: { status: 200, json: [] } });
  await shop.open('nowhere/');
  const samples: (MemoryUsage & { round: number })[] = [];
  for (let done = 1; done <= rounds; done += 1) {
    await round(page, shop);
    if (done % roundsPerSample === 0) samples.push({ round: done, ...(await measureMemory(page)) });
  }
  console.table(samples);
  const [first, last] = [samples[0], samples.at(-1)];
  if (!first || !last) throw new Error('There are no samples.');
  const leaks = (['heapMegabytes', 'nodes', 'listeners', 'timers', 'intervals', 'objectUrls'] as const)
    .map((name) => ({ name, by: last[name] - first[name] }))
    .filter(({ name, by }) => by > maxGrowth[name]);
  expect(leaks).toEqual([]);
});
