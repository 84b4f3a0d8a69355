import { expect, test, type Page } from '@playwright/test';
import { addToOrder, logIn } from '../steps.ts';
import type { Outcome } from './cells.ts';
import { answerFaults, isAnswerFault, type FaultName, type Moment } from './faults.ts';
import { countCalls, expected, observe } from './observe.ts';
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
const renewal = { method: 'POST', path: '/api/user/refresh_token/' };

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

const goTo = async (page: Page, route: string) => {
  await page.evaluate((to) => (location.hash = `#/${to}`), route);
};
const expectScreen = (page: Page) => expect(page.getByRole('heading', { level: 1 })).toBeVisible();

/** A screen that reads nothing and from which the operation's own screen is entered. */
const antechamberOf = (play: Play) => (play.screen === 'login/' ? 'register/' : 'login/');

/** Stores person and cart as an earlier visit has left them, and opens the shop in the antechamber. */
async function enter(stage: Stage, play: Play, fault: FaultName): Promise<string | null> {
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
async function enterWithoutStorage(stage: Stage, play: Play): Promise<void> {
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
    await goTo(page, 'login/');
    await logIn(page, server.backend.accounts[play.as]);
    await expect(page.getByRole('banner').getByRole('button', { name: 'Your account' })).toBeVisible();
    play.arrange?.(server);
  }
  await goTo(page, antechamberOf(play));
  await expectScreen(page);
  stage.toasts.splice(0);
  stage.logged.splice(0);
}

async function stand(page: Page, play: Play): Promise<void> {
  if (play.isRead) return;
  const antechamber = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await goTo(page, play.screen);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(antechamber);
  await play.prepare?.(page);
}

const act = (page: Page, play: Play, times = 1) => (play.act ? play.act(page, times) : goTo(page, play.screen));

async function doTogetherWith(moment: Moment, stage: Stage, play: Play): Promise<void> {
  const { page, server } = stage;
  const hasReached = (times = 1) => expect.poll(() => countCalls(stage, play.call)).toBe(times);
  if (moment === 'a double click') return act(page, play, 2);
  if (moment === 'a full storage') {
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    });
  }
  if (moment !== 'a reload on the way' && moment !== 'Back on the way' && moment !== 'another tab') return act(page, play);
  if (moment === 'another tab' && play.watched) return actWatched(stage, play, play.watched);
  const held = server.program({ ...play.call, isHeld: true });
  await act(page, play);
  await hasReached();
  if (moment === 'a reload on the way') {
    await page.reload();
    await expectScreen(page);
  }
  if (moment === 'Back on the way') await page.goBack();
  if (moment !== 'another tab') return held();
  const other = await stage.context.newPage();
  await other.goto(page.url());
  await expectScreen(other);
  if (play.act) {
    await play.prepare?.(other);
    await act(other, play);
  }
  held();
  await expectScreen(other);
}

async function actWatched(stage: Stage, play: Play, { screen, follows }: NonNullable<Play['watched']>): Promise<void> {
  const other = await stage.context.newPage();
  await other.goto(`${stage.server.url}/#/${screen}`);
  await expectScreen(other);
  await act(stage.page, play);
  await follows(other);
}

/** Plays one cell and holds what came of it against what the table promises. */
export async function perform(stage: Stage, play: Play, fault: FaultName, outcome: Outcome): Promise<void> {
  let issued: string | null = null;
  if (fault === 'a disabled storage') await enterWithoutStorage(stage, play);
  else issued = await enter(stage, play, fault);
  await stand(stage.page, play);
  await suffer(stage, play, { fault, outcome, issued });
}

/** Plays cells one after the other on one page, whose form is filled anew only where a failure has taken what was typed. */
export async function performTogether(stage: Stage, play: Play, cells: readonly { fault: FaultName; outcome: Outcome }[]): Promise<void> {
  const issued = await enter(stage, play, 'no connection');
  await stand(stage.page, play);
  for (const [index, { fault, outcome }] of cells.entries()) {
    await test.step(fault, async () => {
      for (const list of [stage.toasts, stage.logged, stage.problems]) list.splice(0);
      stage.server.clear();
      if (index > 0 && !play.form) await play.prepare?.(stage.page);
      await suffer(stage, play, { fault, outcome, issued });
    });
  }
}

/** The fault itself, and what is seen of it. */
async function suffer(
  stage: Stage,
  play: Play,
  { fault, outcome, issued }: { fault: FaultName; outcome: Outcome; issued: string | null },
): Promise<void> {
  const { page, server } = stage;
  server.requests.length = 0;
  stage.sent.length = 0;
  const breaksLine = fault === 'no connection';
  // Broken in the browser: over a kept connection Chromium itself would send the call again, up to seven times.
  if (breaksLine)
    await stage.context.route(`**${play.call.path}`, (route) =>
      route.request().method() === play.call.method ? route.abort() : route.continue(),
    );
  if (isAnswerFault(fault)) {
    if (!breaksLine) server.program({ ...play.call, ...answerFaults[fault] });
    if (fault === '401, not renewed' && play.call.path !== renewal.path)
      server.program({ ...renewal, reply: { status: 401, json: { detail: 'Used up.' } } });
    await act(page, play);
  } else await doTogetherWith(fault, stage, play);

  if (fault === 'no answer in time') {
    await expect.poll(() => countCalls(stage, play.call)).toBe(1);
    await page.clock.fastForward(play.timeLimitMs - 1_000);
    expect(stage.toasts, 'a second before the time limit').toEqual([]);
    await page.clock.fastForward(1_500);
  }
  const see = () => observe(stage, play, issued, outcome);
  await expect.poll(see, { timeout: 5_000 }).toEqual(expected(outcome));
  // Nothing follows: no second toast, no repeated call, no late redirect.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(await see()).toEqual(expected(outcome));
  await stage.context.unrouteAll();
  for (const other of stage.context.pages()) if (other !== page) await other.close();
}
