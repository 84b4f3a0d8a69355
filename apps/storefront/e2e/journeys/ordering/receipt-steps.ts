import { expect, type Download, type Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { readPdf, type ReadPdf } from '@my-food/receipt/testing';
import type { Shop } from '../../shop.ts';

export interface SavedReceipt extends ReadPdf {
  name: string;
}

/** The Download button of one order of the profile. */
export const downloadButton = (page: Page, id: number) =>
  page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: `Order #${id}`, exact: true }) })
    .getByRole('button', { name: 'Download', exact: true });

export async function readDownload(download: Download): Promise<SavedReceipt> {
  return { name: download.suggestedFilename(), ...(await readPdf(await readFile(await download.path()))) };
}

/** Clicks Download and reads the file that is saved. */
export async function saveReceipt(page: Page, id: number): Promise<SavedReceipt> {
  const [download] = await Promise.all([page.waitForEvent('download'), downloadButton(page, id).click()]);
  return readDownload(download);
}

/** Every file the page saves from now on. */
export function collectDownloads(page: Page): Download[] {
  const downloads: Download[] = [];
  page.on('download', (download) => downloads.push(download));
  return downloads;
}

export const runsOf = ({ pages }: ReadPdf) => pages.flat();

/** Millimetres from the top of the page to the lowest baseline of them all. */
export const lowestBaseline = (receipt: ReadPdf) => Math.max(...runsOf(receipt).map(({ top }) => top));

/** Every run uses glyphs of the embedded font: glyph 0 is the box for a missing one. */
export function expectEveryGlyph(receipt: ReadPdf): void {
  expect(runsOf(receipt).filter(({ glyphs }) => glyphs.includes(0))).toEqual([]);
}

/** The lines between the table's head and the subtotal, over all pages, without what each page repeats. */
export function itemLines({ lines }: ReadPdf): string[] {
  const rows = lines.flat().filter((line) => line !== 'Food Qty Price' && !/^My Food Page \d+ of \d+$/.test(line));
  return rows.slice(
    rows.indexOf('Status: Paid') + 1,
    rows.findIndex((line) => line.startsWith('Subtotal ')),
  );
}

/** What is loaded for the first receipt. */
export const receiptFiles = /\/assets\/(receipt\.worker|print-receipt|hind-siliguri)/;

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

/** The profile of the customer, with these orders on screen. */
export async function showOrders({ page, shop }: { page: Page; shop: Shop }, ...orders: object[]): Promise<void> {
  await shop.signIn('customer');
  shop.server.program({ path: '/api/user/orders/', method: 'GET', reply: { status: 200, json: orders } });
  await page.goto(`${shop.server.url}/#/profile/`);
  // Names of 20,000 characters hold the layout up for seconds on a busy machine.
  await expect(page.getByRole('article')).toHaveCount(orders.length, { timeout: 20_000 });
}
