import { expect, type Page } from '@playwright/test';
import { storedSessionOf } from '../../../../../tools/stored-session.ts';
import { waitForApplication } from '../../shop.ts';
import { addToOrder, logIn } from '../../steps.ts';
import type { FaultName } from './faults.ts';
import type { Operation } from './operations.ts';
import type { RecordedPage } from '../recorded-page.ts';

const cartLine = {
  id: 1,
  name: 'Margherita',
  description: '',
  price: '250.00',
  image_url: null,
  category: { id: 1, name: 'Pizza' },
  quantity: 2,
};

/** Does not wait for the screen, because a failed read may redirect at once. */
export const goTo = (page: Page, route: string) => page.evaluate((to) => void (location.hash = `#/${to}`), route);

/**
 * Navigates and waits until the heading has changed, so that the previous screen is not mistaken for the next one. Looks in every frame, because
 * an assertion would look ten times a second.
 */
export const navigate = (page: Page, route: string) =>
  page.evaluate(async (to) => {
    const heading = () => document.querySelector('h1')?.textContent ?? null;
    if (location.hash === `#/${to}`) return;
    const left = heading();
    location.hash = `#/${to}`;
    while (heading() === null || heading() === left) await new Promise(requestAnimationFrame);
  }, route);

/** A screen without requests, from which the operation's screen is entered. */
export const neutralRoute = (operation: Operation) => (operation.screen === 'register/' ? 'login/' : 'register/');

const cart = JSON.stringify([cartLine]);

/** The stored cart and, for a signed-in user, the session. */
async function storageOf({ server }: RecordedPage, { as }: Operation, fault: FaultName): Promise<Map<string, string>> {
  const entries = new Map([['cart', cart]]);
  if (!as) return entries;
  for (const [key, value] of Object.entries(await storedSessionOf(server, as))) entries.set(key, value);
  if (fault === '401 without a refresh token') entries.delete('refreshToken');
  return entries;
}

/** Stores session and cart as an earlier visit would, and opens the shop on the neutral route. */
export async function enter(recorded: RecordedPage, operation: Operation, fault: FaultName): Promise<void> {
  const { page, server } = recorded;
  await recorded.begin();
  const entries = await storageOf(recorded, operation, fault);
  if (fault === 'a corrupt storage') {
    entries.set('cart', JSON.stringify([cartLine, null, { id: '../1', quantity: 'many' }, { __proto__: { role: 'ADMIN' } }]));
    entries.set('img', 'javascript:alert(1)').set('unknown', '\u0000');
    // With an unknown role the admin pages show only the notice 'Admins only' (Behaviour 'Role').
    if (operation.as !== 'admin') entries.set('role', '{"a":1}');
    if (operation.as === null) entries.set('accessToken', '').set('refreshToken', '{broken');
  }
  await page.evaluate((all) => all.forEach(([key, value]) => localStorage.setItem(key, value)), [...entries]);
  operation.arrange?.(server);
  await page.goto(`${server.url}/#/${neutralRoute(operation)}`);
  await waitForApplication(page);
}

/** Signs in within the document: writes session and cart and dispatches the storage events of another tab. */
export async function enterFromOtherTab(recorded: RecordedPage, operation: Operation, fault: FaultName): Promise<void> {
  const { page } = recorded;
  await navigate(page, neutralRoute(operation));
  const entries = await storageOf(recorded, operation, fault);
  await page.evaluate(
    (all) => {
      localStorage.clear();
      for (const [key, newValue] of all) localStorage.setItem(key, newValue);
      for (const [key, newValue] of all)
        window.dispatchEvent(new StorageEvent('storage', { key, newValue, oldValue: null, storageArea: localStorage }));
    },
    [...entries],
  );
  await expect(page.getByRole('banner').getByRole('button', { name: 'Your account' })).toBeVisible();
}

/** Without storage, signs in and fills the cart through the UI. */
export async function enterWithoutStorage(recorded: RecordedPage, operation: Operation): Promise<void> {
  const { page, server } = recorded;
  await recorded.begin();
  await page.goto(`${server.url}/#/food/`);
  await addToOrder(page, 'Margherita');
  await page.getByRole('button', { name: 'Plus one Margherita' }).click();
  if (operation.as) {
    await navigate(page, 'login/');
    await logIn(page, server.backend.accounts[operation.as]);
    await expect(page.getByRole('banner').getByRole('button', { name: 'Your account' })).toBeVisible();
    operation.arrange?.(server);
  } else await navigate(page, neutralRoute(operation));
  recorded.toasts.splice(0);
  recorded.logged.splice(0);
}
