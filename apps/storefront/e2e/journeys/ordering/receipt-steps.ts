import { expect, type Download, type Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { readPdf, type ReadPdf } from '@my-food/receipt/testing';
import type { Shop } from '../../shop.ts';

export interface SavedReceipt extends ReadPdf {
  name: string;
}

/** An order on the profile. */
export const articleOf = (page: Page, id: number) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: `Order #${id}`, exact: true }) });

/** The Download button of an order on the profile. */
export const downloadButton = (page: Page, id: number) => articleOf(page, id).getByRole('button', { name: 'Download', exact: true });

export async function readDownload(download: Download): Promise<SavedReceipt> {
  return { name: download.suggestedFilename(), ...(await readPdf(await readFile(await download.path()))) };
}

/** Clicks Download and reads the file that is saved. */
export async function saveReceipt(page: Page, id: number): Promise<SavedReceipt> {
  const [download] = await Promise.all([page.waitForEvent('download'), downloadButton(page, id).click()]);
  return readDownload(download);
}

/** Collects the downloads of the page from now on. */
export function collectDownloads(page: Page): Download[] {
  const downloads: Download[] = [];
  page.on('download', (download) => downloads.push(download));
  return downloads;
}

/** Glyph 0 is the box for a missing glyph. */
export function expectEveryGlyph({ pages }: ReadPdf): void {
  expect(pages.flat().filter(({ glyphs }) => glyphs.includes(0))).toEqual([]);
}

/** The rows of the table across all pages, without the repeated headers. */
export function itemLines({ lines }: ReadPdf): string[] {
  const rows = lines.flat().filter((line) => line !== 'Food Qty Price' && !/^My Food Page \d+ of \d+$/.test(line));
  return rows.slice(
    rows.indexOf('Status: Paid') + 1,
    rows.findIndex((line) => line.startsWith('Subtotal ')),
  );
}

/** The line of a dish, and a second one with the unit price when there are several. */
export function dishLines({ food_name, quantity }: { food_name: string; quantity: number }): string[] {
  const line = `${food_name} ${quantity} ৳${(450 * quantity).toFixed(2)}`;
  return quantity === 1 ? [line] : [line, 'each ৳450.00'];
}

/** The files that the first receipt loads. */
export const receiptFiles = /\/assets\/(receipt\.worker|render-receipt|hind-siliguri)/;

export const dish = (food_name: string, change: object = {}) => ({ food_name, quantity: 1, price: '450.00', ...change });
export const dishes = (count: number) =>
  Array.from({ length: count }, (_, index) => dish(`Dish ${index + 1}`, { quantity: (index % 9) + 1 }));
export const orderOf = (items: object[], change: object = {}) => ({
  id: 12,
  created_at: '2026-11-20T07:07:00Z',
  subtotal: '820.50',
  tax: '41.03',
  total: '861.53',
  items,
  ...change,
});

/** Opens the customer's profile with these orders. */
export async function showOrders({ page, shop }: { page: Page; shop: Shop }, ...orders: object[]): Promise<void> {
  await shop.signIn('customer');
  shop.server.program({ path: '/api/user/orders/', method: 'GET', reply: { status: 200, json: orders } });
  await page.goto(`${shop.server.url}/#/profile/`);
  await expect(page.getByRole('article')).toHaveCount(orders.length);
}
