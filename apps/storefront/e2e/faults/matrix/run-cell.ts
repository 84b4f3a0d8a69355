import { expect, test, type Page, type Request } from '@playwright/test';
import type { Outcome } from './cells.ts';
import { enter, enterFromOtherTab, enterWithoutStorage, goTo, navigate, neutralRoute } from './enter.ts';
import { answerFaults, isAnswerFault, type FaultName, type Moment } from './faults.ts';
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

/** A renewal that fails pauses before it ends the session, in case another tab has just stored newer tokens. Its cells run with a fake clock. */
export const isPausing = ({ call }: Operation) => call.path === renewal.path;

/** Polling intervals. Most outcomes settle within milliseconds, so Playwright's default of 100 ms would dominate. */
const intervals = [20, 20, 40, 40, 80, 100];

async function prepare(page: Page, operation: Operation): Promise<void> {
  if (operation.isRead) return;
  await navigate(page, operation.screen);
  await operation.prepare?.(page);
}

const send = (page: Page, { act, screen }: Operation, times = 1) => (act ? act(page, times) : goTo(page, screen));

const fillStorage = (page: Page) =>
  page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });

async function sendWatched({ context, page, server }: RecordedPage, operation: Operation, watched: NonNullable<Operation['watched']>) {
  const other = await context.newPage();
  await other.goto(`${server.url}/#/${watched.screen}`);
  await waitForApplication(other);
  await send(page, operation);
  await watched.follows(other);
}

/** Performs the operation in another tab too, while the first response is held. */
async function sendInOtherTab({ context, page }: RecordedPage, operation: Operation, release: () => void): Promise<void> {
  const other = await context.newPage();
  await other.goto(page.url());
  await waitForApplication(other);
  if (operation.act) {
    await operation.prepare?.(other);
    await operation.act(other, 1);
  }
  release();
  await waitForApplication(other);
}

/** Resolves when a call that is on its way ends, with or without a response. */
function ended(page: Page, { method, path }: Operation['call']): Promise<unknown> {
  const isCall = (request: Request) => request.method() === method && new URL(request.url()).pathname === path;
  return Promise.race([page.waitForEvent('requestfinished', isCall), page.waitForEvent('requestfailed', isCall)]);
}

async function sendDuring(moment: Moment, recorded: RecordedPage, operation: Operation): Promise<void> {
  const { page, server } = recorded;
  if (moment === 'a double click') return send(page, operation, 2);
  if (moment === 'a full storage') await fillStorage(page);
  if (moment === 'another tab' && operation.watched) return sendWatched(recorded, operation, operation.watched);
  if (moment !== 'a reload meanwhile' && moment !== 'Back meanwhile' && moment !== 'another tab') return send(page, operation);
  const release = server.program({ ...operation.call, isHeld: true });
  await send(page, operation);
  await expect.poll(() => countCalls(recorded, operation.call), { intervals }).toBe(1);
  if (moment === 'another tab') return sendInOtherTab(recorded, operation, release);
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

async function applyFault(recorded: RecordedPage, operation: Operation, fault: FaultName): Promise<void> {
  const { context, page, server } = recorded;
  const { path, method } = operation.call;
  if (!isAnswerFault(fault)) return sendDuring(fault, recorded, operation);
  // Aborted in the browser: Chromium retries a call over a dropped persistent connection up to seven times.
  if (fault === 'no connection')
    await context.route(`**${path}`, (route) => (route.request().method() === method ? route.abort() : route.continue()));
  else server.program({ ...operation.call, ...answerFaults[fault] });
  if (fault === '401, not renewed' && path !== renewal.path)
    server.program({ ...renewal, reply: { status: 401, json: { detail: 'Used up.' } } });
  await send(page, operation);
  if (fault !== 'no answer in time') return;
  await expect.poll(() => countCalls(recorded, operation.call), { intervals }).toBe(1);
  await page.clock.fastForward(operation.timeLimitMs - 1_000);
  expect(recorded.toasts, 'a second before the time limit').toEqual([]);
  await page.clock.fastForward(1_500);
}

async function expectOutcome(recorded: RecordedPage, { name, operation, fault, outcome }: Case, issued: string | null): Promise<void> {
  recorded.server.requests.length = 0;
  recorded.sent.length = 0;
  await applyFault(recorded, operation, fault);
  const see = async () => {
    if (isPausing(operation) && outcome.session === 'ended') await recorded.page.clock.runFor(500);
    return observe(recorded, operation, { issued, outcome });
  };
  await expect.poll(see, { message: `the cell '${name}: ${fault}'`, intervals }).toEqual(expected(outcome));
  // The outcome is final: no second toast, no repeated call, no late redirect.
  expect(await observe(recorded, operation, { issued, outcome, isIdle: true }), `afterwards, the cell '${name}: ${fault}'`).toEqual(
    expected(outcome),
  );
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

/** Whether the form has been left, or will be: a successful save redirects after a delay. */
const hasLeft = ({ form, toasts }: Outcome) =>
  form === 'left' || (form !== 'none' && toasts.some((toast) => typeof toast === 'string' && redirectingToasts.has(toast)));
const redirectingToasts = new Set(['registered', 'profileUpdated', 'foodCreated', 'foodUpdated', 'categoryCreated', 'categoryUpdated']);
