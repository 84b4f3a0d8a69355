import { expect, test, type Page, type Request } from '@playwright/test';
import { messages } from '../../../src/i18n/messages.ts';
import type { Outcome } from './cells.ts';
import { enter, enterFromOtherTab, enterWithoutStorage, goTo, navigate, neutralRoute } from './enter.ts';
import { answerFaults, isAnswerFault, type FaultName, type Moment } from './faults.ts';
import { pauseClock } from '../../clock.ts';
import { countCalls, expected, observe, renewal } from './observe.ts';
import type { Operation } from './operations.ts';
import { waitForApplication } from '../../shop.ts';
import type { RecordedPage } from '../recorded-page.ts';

/** An operation under a fault, and the expected outcome. */
export interface Case {
  readonly name: string;
  readonly operation: Operation;
  readonly fault: FaultName;
  readonly outcome: Outcome;
}

/** A renewal that fails pauses before it ends the session, in case another tab has just stored newer tokens. */
const isPausing = ({ call }: Operation) => call.path === renewal.path;

/** Polling intervals. Most outcomes settle within milliseconds, so Playwright's default of 100 ms would dominate. */
const intervals = [20, 20, 40, 40, 80, 100];

async function prepare(page: Page, operation: Operation): Promise<void> {
  if (operation.isRead) return;
  await navigate(page, operation.screen);
  await operation.prepare?.(page);
}

/** Performs the operation. A form is left a few seconds after it has been saved: they do not pass before the test advances the clock. */
async function send({ page }: RecordedPage, { operation, outcome }: Case, times = 1): Promise<void> {
  if (willLeave(outcome)) await pauseClock(page);
  await (operation.act ? operation.act(page, times) : goTo(page, operation.screen));
}

const fillStorage = (page: Page) =>
  page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });

async function openOtherTab({ context, page }: RecordedPage, url = page.url()): Promise<Page> {
  const other = await context.newPage();
  await other.goto(url);
  await waitForApplication(other);
  return other;
}

async function sendWatched(recorded: RecordedPage, given: Case, watched: NonNullable<Operation['watched']>) {
  const other = await openOtherTab(recorded, `${recorded.server.url}/#/${watched.screen}`);
  await send(recorded, given);
  await watched.follows(other);
}

/** Performs the operation in two tabs at once. The other one is open before a write is sent, whose time limit it would use up. */
async function sendInBothTabs(recorded: RecordedPage, given: Case): Promise<void> {
  const { operation } = given;
  const other = operation.act ? await openOtherTab(recorded) : null;
  if (other) await operation.prepare?.(other);
  const release = await sendHeld(recorded, given);
  if (other) await operation.act?.(other, 1);
  else await openOtherTab(recorded);
  release();
}

/** Performs the operation, whose response comes when the returned function is called. */
async function sendHeld(recorded: RecordedPage, given: Case): Promise<() => void> {
  const { call } = given.operation;
  const release = recorded.server.program({ ...call, isHeld: true });
  await send(recorded, given);
  await expect.poll(() => countCalls(recorded, call), { intervals }).toBe(1);
  return release;
}

/** Resolves when a call that is on its way ends, with or without a response. */
function ended(page: Page, { method, path }: Operation['call']): Promise<unknown> {
  const isCall = (request: Request) => request.method() === method && new URL(request.url()).pathname === path;
  return Promise.race([page.waitForEvent('requestfinished', isCall), page.waitForEvent('requestfailed', isCall)]);
}

async function sendDuring(moment: Moment, recorded: RecordedPage, given: Case): Promise<void> {
  const { page } = recorded;
  const { operation } = given;
  if (moment === 'a double click') return send(recorded, given, 2);
  if (moment === 'a full storage') await fillStorage(page);
  if (moment === 'another tab')
    return operation.watched ? sendWatched(recorded, given, operation.watched) : sendInBothTabs(recorded, given);
  if (moment !== 'a reload meanwhile' && moment !== 'Back meanwhile') return send(recorded, given);
  const release = await sendHeld(recorded, given);
  if (moment === 'Back meanwhile') {
    // Until its response has come, the next read of the same data waits for it instead of sending a request.
    const isOver = ended(page, operation.call);
    await page.goBack();
    release();
    await isOver;
  } else {
    await page.reload();
    await waitForApplication(page);
    release();
  }
}

async function applyFault(recorded: RecordedPage, given: Case): Promise<void> {
  const { operation, fault } = given;
  const { context, page, server } = recorded;
  const { path, method } = operation.call;
  if (!isAnswerFault(fault)) return sendDuring(fault, recorded, given);
  // Aborted in the browser: Chromium retries a call over a dropped persistent connection up to seven times.
  if (fault === 'no connection')
    await context.route(`**${path}`, (route) => (route.request().method() === method ? route.abort() : route.continue()));
  else server.program({ ...operation.call, ...answerFaults[fault] });
  if (fault === '401, not renewed' && path !== renewal.path)
    server.program({ ...renewal, reply: { status: 401, json: { detail: 'Used up.' } } });
  await send(recorded, given);
  if (fault !== 'no answer in time') return;
  await expect.poll(() => countCalls(recorded, operation.call), { intervals }).toBe(1);
  // The other reads of the screen have an answer in time.
  await expect.poll(recorded.pendingPaths, { intervals }).toEqual([path]);
  await page.clock.fastForward(operation.timeLimitMs - 1_000);
  expect(recorded.toasts, 'a second before the time limit').toEqual([]);
  await page.clock.fastForward(1_500);
}

async function expectOutcome(recorded: RecordedPage, given: Case, issued: string | null): Promise<void> {
  const { name, operation, fault, outcome } = given;
  recorded.server.requests.length = 0;
  recorded.sent.length = 0;
  await applyFault(recorded, given);
  const see = async () => {
    if (isPausing(operation) && outcome.session === 'ended') await recorded.page.clock.runFor(500);
    return observe(recorded, operation, { issued, outcome });
  };
  await expect.poll(see, { message: `the cell '${name}: ${fault}'`, intervals }).toEqual(expected(outcome));
  // The outcome is final: no second toast, no repeated call, no late redirect.
  expect(await observe(recorded, operation, { issued, outcome, isIdle: true }), `afterwards, the cell '${name}: ${fault}'`).toEqual(
    expected(outcome),
  );
  if (willLeave(outcome)) await recorded.page.clock.resume();
  if (fault === 'no connection') await recorded.context.unrouteAll();
  for (const other of recorded.context.pages()) if (other !== recorded.page) await other.close();
}

const enterFirst = (recorded: RecordedPage, { operation, fault }: Case) =>
  fault === 'a disabled storage' ? enterWithoutStorage(recorded, operation) : enter(recorded, operation, fault);

/** The stored access token; null when there is none, or no storage. */
const storedToken = (page: Page) =>
  page.evaluate(() => {
    try {
      const token = localStorage.getItem('accessToken');
      return token === '' ? null : token;
    } catch {
      return null;
    }
  });

/** Runs cells in sequence within one new document. Reopens and refills a submitted form, refills an ordered cart, and signs in again after a session. */
export async function runSequence(recorded: RecordedPage, cases: readonly Case[]): Promise<void> {
  const { page, server } = recorded;
  let last: Case | null = null;
  for (const given of cases) {
    await test.step(`${given.name}: ${given.fault}`, async () => {
      if (last === null) {
        await enterFirst(recorded, given);
        await prepare(page, given.operation);
      } else {
        await prepareAgain(recorded, last, given);
        for (const list of [recorded.toasts, recorded.logged, recorded.problems]) list.splice(0);
        server.clear();
      }
      await expectOutcome(recorded, given, await storedToken(page));
      last = given;
    });
  }
}

async function prepareAgain(recorded: RecordedPage, last: Case, { operation, fault }: Case): Promise<void> {
  const { page, server } = recorded;
  const isSignedOut = operation.as !== null && ['ended', 'none'].includes(last.outcome.session);
  const isOrdered = last.operation === operation && !isSignedOut && last.outcome.cart === 'emptied';
  const mustReopen =
    last.operation !== operation || isSignedOut || isOrdered || last.fault === 'a reload meanwhile' || hasLeft(last.outcome);
  if (isSignedOut || isOrdered || fault === '401 without a refresh token') await enterFromOtherTab(recorded, operation, fault);
  else if (operation.isRead || mustReopen) await navigate(page, neutralRoute(operation));
  operation.arrange?.(server);
  if (mustReopen) await prepare(page, operation);
  else if (last.outcome.form !== 'unchanged') await operation.prepare?.(page);
}

/** Whether the form will be left: a successful save redirects after a delay. */
const willLeave = ({ form, toasts }: Outcome) =>
  !['left', 'none'].includes(form) && toasts.some((toast) => typeof toast === 'string' && messages[toast].tone === 'success');
const hasLeft = (outcome: Outcome) => outcome.form === 'left' || willLeave(outcome);
