import type { Page, Request } from '@playwright/test';
import type { MockServer } from '@my-food/mocks/server';
import type { TabMemory } from './probe/clock.ts';
import { nothingSeen } from './nothing-seen.ts';
import type { Observation } from './probe/observation.ts';
import type { ServerFaults } from './server-faults.ts';
import type { ShopWindow } from './shop-window.ts';

/** One tab of the browser and its last observation. */
export interface Tab {
  page: Page;
  seen: Observation;
  inFlight: Set<Request>;
  /** The number of requests so far. */
  started: number;
}

export interface TabStart {
  address: string;
  /** The initial state of a tab: the session of an earlier visit, or the copied state of a duplicated tab. */
  localStorage?: Record<string, string>;
  sessionStorage?: Record<string, string>;
  historyState?: unknown;
}

/** Runs in the page: restores the initial state and opens the shop. */
function startShop({ start, memory }: { start: TabStart; memory: TabMemory }): void {
  for (const [key, value] of Object.entries(start.localStorage ?? {})) localStorage.setItem(key, value);
  for (const [key, value] of Object.entries(start.sessionStorage ?? {})) sessionStorage.setItem(key, value);
  window.name = JSON.stringify(memory);
  location.replace(`/#${start.address}`);
}

interface Needs {
  window: ShopWindow;
  server: MockServer;
  faults: ServerFaults;
  /** Whether the browser translates the pages. */
  isTranslated: boolean;
  /** Whether the user has chosen Bangla before. */
  isInBangla: boolean;
}

/** The built shop in browser tabs, over HTTP. */
export async function openShopSystem({ window: shopWindow, server, faults, isTranslated, isInBangla }: Needs) {
  const { context, problems, knownNames, openPage, closePage, reset } = shopWindow;
  await reset();
  if (isInBangla) await context.addCookies([{ name: 'language', value: 'bn', url: server.url }]);
  const tabs: Tab[] = [];
  let elapsedMs = 0;
  let errorMs = 0;
  let isOffline = false;
  let isStorageFull = false;
  let hasBeenFull = false;
  const frozen: Tab[] = [];
  let wake = (): void => undefined;

  const isExpected = (request: Request) => faults.isHolding({ method: request.method(), path: new URL(request.url()).pathname });
  const isBusy = () => tabs.some(({ inFlight }) => [...inFlight].some((request) => !isExpected(request)));
  const networkIdle = async (until: number): Promise<void> => {
    while (isBusy() && Date.now() < until) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, 100);
        wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
  };

  const observe = async (tab: Tab): Promise<boolean> => {
    const json = await tab.page.evaluate(() => window.walkObserve()).catch(() => null);
    if (json === null) return false;
    const seen: Observation = JSON.parse(json);
    problems.push(...seen.problems);
    Object.assign(knownNames, seen.learnedNames);
    tab.seen = { ...seen, presses: [...tab.seen.presses, ...seen.presses] };
    return !seen.isPrerendered;
  };
  /** Waits until no request is in flight, no short timer is pending, and two frames have passed. */
  const settle = async (): Promise<void> => {
    const until = Date.now() + 15_000;
    for (;;) {
      await networkIdle(until);
      faults.update(elapsedMs);
      const before = tabs.map(({ started }) => started);
      const areReady = await Promise.all(tabs.map(observe));
      const isQuiet = !isBusy() && tabs.every(({ started }, index) => started === before[index]);
      if ((isQuiet && areReady.every(Boolean)) || Date.now() > until) break;
    }
    faults.update(elapsedMs);
  };

  const openTab = async (start: TabStart): Promise<Tab> => {
    const page = await openPage();
    const tab: Tab = { page, seen: nothingSeen, inFlight: new Set(), started: 0 };
    page.on('request', (request) => {
      tab.inFlight.add(request);
      tab.started += 1;
    });
    const done = (request: Request) => {
      tab.inFlight.delete(request);
      wake();
    };
    page.on('requestfinished', done);
    page.on('requestfailed', done);
    tabs.push(tab);
    const memory = { elapsedMs, errorMs, knownNames, isTranslated, historyState: start.historyState };
    const isCommitted = page.waitForEvent('framenavigated');
    await page.evaluate(startShop, { start, memory });
    await isCommitted;
    return tab;
  };

  return {
    server,
    faults,
    tabs,
    problems,
    elapsedMs: () => elapsedMs,
    isOffline: () => isOffline,
    isStorageFull: () => isStorageFull,
    /** A draft that was refused is not stored before it changes again. */
    hasBeenFull: () => hasBeenFull,
    async setStorageFull(next: boolean): Promise<void> {
      isStorageFull = next;
      hasBeenFull = true;
      await Promise.all(tabs.map(({ page }) => page.evaluate((isFull) => window.walkStorage.setFull(isFull), next)));
    },
    /** Whether a request is in flight, delayed ones too, or a timer of the next minutes is pending. */
    isWaiting: (): boolean => tabs.some(({ inFlight, seen }) => inFlight.size > 0 || (seen.nextTimerDue ?? Infinity) < elapsedMs + 90_000),
    settle,
    openTab,
    frozen,
    /** Freezes a tab in the background: its timers wait, and it receives storage events only later. */
    async freeze(tab: Tab): Promise<void> {
      await tab.page.evaluate(() => window.walkStorage.freeze());
      tabs.splice(tabs.indexOf(tab), 1);
      frozen.push(tab);
    },
    /** The user comes back to the tab that was frozen first. */
    async thaw(): Promise<Tab | undefined> {
      const tab = frozen.shift();
      if (!tab) return undefined;
      await tab.page.evaluate((error) => window.walkClock?.setError(error), errorMs);
      await tab.page.evaluate(() => window.walkStorage.thaw());
      await tab.page.evaluate((until) => window.walkClock?.advance(until), elapsedMs);
      tabs.push(tab);
      return tab;
    },
    async closeTab(tab: Tab): Promise<void> {
      tabs.splice(tabs.indexOf(tab), 1);
      // Offline no document can load.
      await (isOffline ? tab.page.close() : closePage(tab.page));
    },
    async setOffline(next: boolean): Promise<void> {
      isOffline = next;
      await context.setOffline(next);
    },
    /** Sets the error of the user's clock, in milliseconds. */
    async setClockError(next: number): Promise<void> {
      errorMs = next;
      await Promise.all(tabs.map(({ page }) => page.evaluate((error) => window.walkClock?.setError(error), next).catch(() => undefined)));
    },
    /** Advances the simulated time of all tabs and the server, and runs due timers in order. */
    async wait(milliseconds: number): Promise<void> {
      const end = elapsedMs + milliseconds;
      for (;;) {
        const dues = [faults.nextDue(), ...tabs.map(({ seen }) => seen.nextTimerDue)].filter((due) => due !== null && due <= end);
        const next = dues.length === 0 ? end : Math.max(elapsedMs, Math.min(...dues.map(Number)));
        elapsedMs = next;
        await Promise.all(tabs.map(({ page }) => page.evaluate((until) => window.walkClock?.advance(until), next).catch(() => undefined)));
        faults.advance(next);
        if (dues.length === 0) return;
        await settle();
      }
    },
  };
}

export type ShopSystem = Awaited<ReturnType<typeof openShopSystem>>;
