import type { MockServer } from '@my-food/mocks/server';
import { expect, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { folderOf } from './build.ts';
import type { Shop } from './shop.ts';

/** A valid PNG of one pixel. */
export const tinyPng = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

/** Waits for the next paint. */
export const twoFrames = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/**
 * Delivers style sheets one after the other. Chromium begins every font anew, late ones included, when a sheet with cascade layers arrives after a sheet
 * that follows it in the document (decision 0007).
 */
export const deliverStylesInOrder = (page: Page) =>
  page.route('**/*.css', (route) => {
    const file = join(folderOf('shop'), new URL(route.request().url()).pathname);
    // A test may end before the page has its style sheets.
    return route.fulfill({ contentType: 'text/css', body: readFileSync(file) }).catch(() => undefined);
  });

/** The style sheets that have rules. */
export const styledFiles = (page: Page) =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'), ({ href, sheet }) => {
      try {
        return sheet?.cssRules.length ? href : '';
      } catch {
        // Its request got no response.
        return '';
      }
    }),
  );

/** Opens pages with Save-Data, so that the code of a screen is loaded when its link is used. */
export const saveData = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));

export async function fillRegistration(
  page: Page,
  { email, password, passwordAgain = password }: { email: string; password: string; passwordAgain?: string },
) {
  const form = page.getByRole('main');
  await form.getByLabel('First Name').fill('Nadia');
  await form.getByLabel('Last Name').fill('Rahman');
  await form.getByLabel('Username').fill('nadia');
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Phone Number').fill('01700000000');
  await form.getByLabel('Profile Image').setInputFiles({ name: 'nadia.png', mimeType: 'image/png', buffer: tinyPng });
  await form.getByLabel('Gender').selectOption('F');
  await form.getByLabel('Address').fill('12 Lake Road, Dhaka');
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByLabel('Confirm Password').fill(passwordAgain);
}

export async function logIn(page: Page, { email, password }: { email: string; password: string }) {
  const form = page.getByRole('main');
  // The URL changes before the screen, and the previous form has fields of the same names.
  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Login' }).click();
}

export async function addToOrder(page: Page, name: string) {
  await page
    .getByRole('listitem')
    .filter({ hasText: name })
    .getByRole('button', { name: /Add to Order/ })
    .click();
}

export async function checkOut(page: Page) {
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click();
}

/** The quantity in the cart's row of a dish. */
export async function expectQuantity(page: Page, name: string, quantity: number) {
  await expect(page.getByRole('listitem').filter({ hasText: name }).getByRole('status')).toHaveText(String(quantity));
}

export const orderRequests = (server: MockServer) =>
  server.requests.filter(({ method, path }) => method === 'POST' && path === '/api/user/orders/');

/** A customer on the cart screen, with one Margherita in the cart. */
export async function openCheckout(page: Page, shop: Shop): Promise<void> {
  await shop.signIn('customer');
  await shop.open('food/');
  await enterCart(page, () => addToOrder(page, 'Margherita'));
  await expectQuantity(page, 'Margherita', 1);
}

/** Enters the cart, which reads the menu: later changes on the server are external changes to the shop. The cart may be shown before it has. */
export async function enterCart(page: Page, enter: () => Promise<void>): Promise<void> {
  const menuRead = page.waitForResponse('**/api/food/');
  await enter();
  await menuRead;
}

/** The body of the order of two Margherita and one Kacchi, whatever the language of the shop. */
export async function orderOfTwoDishes({ url }: MockServer) {
  const menu = await (await fetch(`${url}/api/food/`)).json();
  const idOf = (name: string) => menu.find((food: { name: string }) => food.name === name).id;
  return {
    payment_method: 'cash',
    transaction_id: null,
    subtotal: 820.5,
    tax: 41.03,
    total: 861.53,
    status: 'paid',
    items: [
      { food: idOf('Margherita'), quantity: 2, price: 250 },
      { food: idOf('Kacchi'), quantity: 1, price: 320.5 },
    ],
  };
}

/** Returns a function that goes back to the current entry of the history. How many entries a login adds depends on when its redirect comes. */
export async function rememberEntry(page: Page) {
  const length = await page.evaluate(() => history.length);
  return () => page.evaluate((remembered) => history.go(remembered - history.length), length);
}

/** Waits for what the layout loads when idle, seen by its filter of key presses. A failure tells what the browser has requested. */
export const expectIdleLayout = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() => {
        let isSeen = false;
        document.addEventListener('keydown', () => (isSeen = true), { once: true });
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Process', isComposing: true, bubbles: true }));
        if (!isSeen) return 'loaded';
        const responses = performance
          .getEntriesByType('resource')
          .flatMap((entry) => (/idle-layout/.test(entry.name) ? [entry.toJSON()] : []));
        return { links: document.querySelectorAll('link[href*="idle-layout"]').length, responses, time: performance.now() };
      }),
    )
    .toBe('loaded');
