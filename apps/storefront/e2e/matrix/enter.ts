import { expect, type Page } from '@playwright/test';
import { addToOrder, logIn } from '../steps.ts';
import type { FaultName } from './faults.ts';
import type { Play } from './plays.ts';
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

export const goTo = async (page: Page, route: string) => {
  await page.evaluate((to) => (location.hash = `#/${to}`), route);
};
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

export async function expectScreen(page: Page): Promise<void> {
  // The prerendered home has a heading before the shop is there.
  await expect(page.locator('[data-first-view]')).toHaveCount(0);
  await expect(heading(page)).toBeVisible();
}

/** Goes to another screen and waits until it is there: until then the one that is left could be taken for it. */
export async function walkTo(page: Page, route: string): Promise<void> {
  const left = (await heading(page).textContent()) ?? '';
  await goTo(page, route);
  await expect(heading(page)).not.toHaveText(left);
}

/** A screen that reads nothing and from which the operation's own screen is entered. */
export const antechamberOf = (play: Play) => (play.screen === 'login/' ? 'register/' : 'login/');

/** Stores person and cart as an earlier visit has left them, and opens the shop in the antechamber. */
export async function enter(stage: Stage, play: Play, fault: FaultName): Promise<string | null> {
  const { page, server } = stage;
  await stage.begin();
  const person = play.as && (await signInOnServer(stage, play.as));
  const kept = new Map<string, string>([['cart', JSON.stringify([cartLine])]]);
  if (person) {
    kept.set('accessToken', person.access).set('role', person.role);
    if (fault !== '401 without a refresh token') kept.set('refreshToken', person.refresh);
  }
  if (fault === 'a corrupt storage') {
    kept.set('cart', JSON.stringify([cartLine, null, { id: '../1', quantity: 'many' }, { __proto__: { role: 'ADMIN' } }]));
    kept.set('img', 'javascript:alert(1)').set('unknown', '\u0000');
    // A role that is none shows the notice 'Admins only' in place of an admin's screens, and nothing can be done (READINGS 'Role').
    if (play.as !== 'admin') kept.set('role', '{"a":1}');
    if (!person) kept.set('accessToken', '').set('refreshToken', '{broken');
  }
  await page.evaluate((entries) => entries.forEach(([key, value]) => localStorage.setItem(key, value)), [...kept]);
  play.arrange?.(server);
  await page.goto(`${server.url}/#/${antechamberOf(play)}`);
  await expectScreen(page);
  return person?.access ?? null;
}

/** With no storage at all the session and the cart have to come about within the page. */
export async function enterWithoutStorage(stage: Stage, play: Play): Promise<void> {
  const { page, context, server } = stage;
  await stage.begin();
  await context.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    }),
  );
  await page.goto(`${server.url}/#/food/`);
  await addToOrder(page, 'Margherita');
  await page.getByRole('button', { name: 'Plus one Margherita' }).click();
  if (play.as) {
    await walkTo(page, 'login/');
    await logIn(page, server.backend.accounts[play.as]);
    await expect(page.getByRole('banner').getByRole('button', { name: 'Your account' })).toBeVisible();
    play.arrange?.(server);
  } else await walkTo(page, antechamberOf(play));
  stage.toasts.splice(0);
  stage.logged.splice(0);
}
