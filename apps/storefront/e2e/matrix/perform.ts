import { expect, test, type Page } from '@playwright/test';
import type { Outcome } from './cells.ts';
import { antechamberOf, enter, enterWithoutStorage, expectScreen, goTo, walkTo } from './enter.ts';
import { answerFaults, isAnswerFault, type FaultName, type Moment } from './faults.ts';
import { countCalls, expected, observe } from './observe.ts';
import type { Play } from './plays.ts';
import type { Stage } from './stage.ts';

const renewal = { method: 'POST', path: '/api/user/refresh_token/' };

async function stand(page: Page, play: Play): Promise<void> {
  if (play.isRead) return;
  await walkTo(page, play.screen);
  await play.prepare?.(page);
}

async function standAgain(page: Page, play: Play, form: Outcome['form'] | undefined): Promise<void> {
  if (play.isRead) await walkTo(page, antechamberOf(play));
  else if (form !== 'kept') await play.prepare?.(page);
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

/** Plays cells one after the other on one page: a read from its antechamber each time, a form filled anew where the last cell has taken it. */
export async function performTogether(stage: Stage, play: Play, cells: readonly { fault: FaultName; outcome: Outcome }[]): Promise<void> {
  const issued = await enter(stage, play, 'no connection');
  await stand(stage.page, play);
  for (const [index, { fault, outcome }] of cells.entries()) {
    await test.step(fault, async () => {
      for (const list of [stage.toasts, stage.logged, stage.problems]) list.splice(0);
      stage.server.clear();
      if (index > 0) await standAgain(stage.page, play, cells[index - 1]?.outcome.form);
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
  await expect.poll(see, { message: `the cell '${fault}'`, timeout: 5_000 }).toEqual(expected(outcome));
  // Nothing follows: no second toast, no repeated call, no late redirect.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(await see(), `afterwards, the cell '${fault}'`).toEqual(expected(outcome));
  await stage.context.unrouteAll();
  for (const other of stage.context.pages()) if (other !== page) await other.close();
}
