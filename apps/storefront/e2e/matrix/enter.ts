import { expect, type Page } from '@playwright/test';
import { addToOrder, logIn } from '../steps.ts';
import type { FaultName } from './faults.ts';
import type { Operation } from './operations.ts';
import type { Stage } from './stage.ts';

const cartLine = {
  id: 1,
  name: 'Margherita',
  description: '',
  price: '250.00',
  image_url: null,
  category: { id: 1, name: 'Pizza' },
  quantity: 2,
};
interface Person {
  access: string;
  refresh: string;
  role: string;
}

async function signInOnServer({ server }: Stage, as: 'customer' | 'admin'): Promise<Person> {
  const { email, password } = server.backend.accounts[as];
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${server.url}/api/user/login/`, { method: 'POST', headers, body: JSON.stringify({ email, password }) });
  return answer.json();
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

export async function expectScreen(page: Page): Promise<void> {
  // The prerendered home has a heading before the shop is there.
  await expect(page.locator('[data-prerendered]')).toHaveCount(0);
  await expect(heading(page)).toBeVisible();
}

/** A read may lead elsewhere at once: nothing is waited for. */
export const goTo = (page: Page, route: string) => page.evaluate((to) => void (location.hash = `#/${to}`), route);

/** Waits until the other screen is rendered: until then the one that is left could be taken for it. */
export async function navigate(page: Page, route: string): Promise<void> {
  const left = await page.evaluate((to) => {
    const isThere = location.hash === `#/${to}`;
    location.hash = `#/${to}`;
    return isThere ? null : (document.querySelector('h1')?.textContent ?? '');
  }, route);
  if (left !== null) await expect(heading(page)).not.toHaveText(left);
}

/** A screen that reads nothing, and from which the operation's own screen is entered. */
export const neutralRoute = (operation: Operation) => (operation.screen === 'login/' ? 'register/' : 'login/');

/** Stores person and cart as an earlier visit has left them, and opens the shop on the neutral route. */
export async function enter(stage: Stage, operation: Operation, fault: FaultName): Promise<string | null> {
  const { page, server } = stage;
  await stage.begin();
  const person = operation.as && (await signInOnServer(stage, operation.as));
  const kept = new Map<string, string>([['cart', JSON.stringify([cartLine])]]);
  if (person) {
    kept.set('accessToken', person.access).set('role', person.role);
    if (fault !== '401 without a refresh token') kept.set('refreshToken', person.refresh);
  }
  if (fault === 'a corrupt storage') {
    kept.set('cart', JSON.stringify([cartLine, null, { id: '../1', quantity: 'many' }, { __proto__: { role: 'ADMIN' } }]));
    kept.set('img', 'javascript:alert(1)').set('unknown', '\u0000');
    // A role that is none shows the notice 'Admins only' in place of an admin's screens, and nothing can be done (Behaviour 'Role').
    if (operation.as !== 'admin') kept.set('role', '{"a":1}');
    if (!person) kept.set('accessToken', '').set('refreshToken', '{broken');
  }
  await page.evaluate((entries) => entries.forEach(([key, value]) => localStorage.setItem(key, value)), [...kept]);
  operation.arrange?.(server);
  await page.goto(`${server.url}/#/${neutralRoute(operation)}`);
  await expectScreen(page);
  return person?.access ?? null;
}

/** With no storage at all the session and the cart have to come about within the page. */
export async function enterWithoutStorage(stage: Stage, operation: Operation): Promise<null> {
  const { page, server } = stage;
  await stage.begin();
  await page.goto(`${server.url}/#/food/`);
  await addToOrder(page, 'Margherita');
  await page.getByRole('button', { name: 'Plus one Margherita' }).click();
  if (operation.as) {
    await navigate(page, 'login/');
    await logIn(page, server.backend.accounts[operation.as]);
    await expect(page.getByRole('banner').getByRole('button', { name: 'Your account' })).toBeVisible();
    operation.arrange?.(server);
  } else await navigate(page, neutralRoute(operation));
  stage.toasts.splice(0);
  stage.logged.splice(0);
  return null;
}
