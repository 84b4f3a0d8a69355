// Measures when home is painted and usable on a slow phone: the production build, compressed, with its content security policy.
import type { Browser, Locator, Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { type BenchTools, openContext } from './visit.ts';
import { scriptsOf, styleOf, gzipSize } from '../checks/check-budgets.ts';
import { type BenchTable, gzipped, kilobytes, median } from './statistics.ts';

interface Found {
  fcp: number;
  lcp: number;
  cls: number;
  usable: number;
  taken: number;
}

declare global {
  interface Window {
    found: Found & { tasks: [start: number, duration: number][]; element: string };
    expectText: (selector: string, text: string) => void;
    textPainted: Promise<number>;
  }
}

/** Lighthouse's mobile preset: the simulated conditions, and the stricter ones of applied throttling. Milliseconds, bytes per second. */
const lines = [
  {
    name: 'slow 4G (150 ms, 1.6 Mbit/s)',
    conditions: { latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 },
  },
  {
    name: 'slow 4G, applied (562 ms, 1.47 Mbit/s)',
    conditions: { latency: 562.5, downloadThroughput: 1_474_560 / 8, uploadThroughput: 675_000 / 8 },
  },
];

/** Runs in the page as an init script. */
function watch() {
  const found: Window['found'] = { fcp: 0, lcp: 0, cls: 0, tasks: [], usable: 0, taken: 0, element: '' };
  window.found = found;
  const on = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  on('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') found.fcp = startTime;
  });
  on('largest-contentful-paint', (entry) => {
    found.lcp = entry.startTime;
    found.element = 'element' in entry && entry.element instanceof Element ? entry.element.localName : '';
  });
  on('layout-shift', (entry) => {
    if ('hadRecentInput' in entry && !entry.hadRecentInput && 'value' in entry) found.cls += Number(entry.value);
  });
  on('longtask', ({ startTime, duration }) => found.tasks.push([startTime, duration]));
  new MutationObserver((_changes, observer) => {
    // Usable: all links of home are rendered, categories included. Taken: the application has replaced the prerendered home.
    if (found.usable === 0 && document.querySelector('main li a')) found.usable = performance.now();
    if (!document.getElementById('screen') || document.querySelector('[data-prerendered]')) return;
    found.taken = performance.now();
    observer.disconnect();
  }).observe(document, { childList: true, subtree: true });
}

const telephone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };

async function visit(browser: Browser, url: string, line: (typeof lines)[number]['conditions']) {
  const context = await openContext(browser, telephone);
  try {
    const page = await context.newPage();
    const throttle = await context.newCDPSession(page);
    await throttle.send('Network.enable');
    await throttle.send('Network.emulateNetworkConditions', { offline: false, ...line });
    await throttle.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.addInitScript(watch);
    await page.goto(url);
    await page.waitForFunction(() => window.found.taken > 0);
    await page.waitForLoadState('networkidle');
    // Long tasks are reported late.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
    const { tasks, ...found } = await page.evaluate(() => window.found);
    const tbt = tasks.filter(([start]) => start > found.fcp).reduce((sum, [, duration]) => sum + duration - 50, 0);
    const scripts = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => entry.name.endsWith('.js') && 'responseEnd' in entry && Number(entry.responseEnd) <= window.found.taken)
        .map(({ name }) => new URL(name).pathname),
    );
    return { ...found, tbt, longest: Math.max(0, ...tasks.map(([, duration]) => duration)), scripts };
  } finally {
    await context.close();
  }
}

/** Runs in the page: measures from a tap until the frame that paints the expected text. */
function watchTaps() {
  let tappedAt: number | null = null;
  addEventListener('click', ({ timeStamp }) => void (tappedAt = timeStamp), { capture: true });
  window.expectText = (selector, text) => {
    tappedAt = null;
    window.textPainted = new Promise((resolve) => {
      const check = () => {
        const from = tappedAt;
        const isThere = [...document.querySelectorAll(selector)].some(({ textContent }) => textContent.trim() === text);
        if (from === null || !isThere) return void requestAnimationFrame(check);
        // A message posted in an animation frame callback is delivered after the paint.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now() - from);
        port2.postMessage(null);
      };
      requestAnimationFrame(check);
    });
  };
}

const link = (name: string) => (page: Page) => page.getByRole('banner').getByRole('link', { name, exact: true });
/** The steps of a visit: the link or button to tap, and the text that is then rendered. */
const steps: [name: string, target: (page: Page) => Locator, selector: string, text: string][] = [
  ['home → menu', link('Food'), 'main h1', 'Our signature dishes'],
  ['menu → a dish', (page) => page.getByRole('main').getByRole('link', { name: 'Kacchi Biryani' }).last(), 'main button', 'Add to Cart'],
  ['a dish → into the cart', (page) => page.getByRole('button', { name: 'Add to Cart' }), 'main h1', 'Your cart'],
  ['cart → home', link('Home'), 'main h2', 'Explore Our Categories'],
];

async function walk(browser: Browser, url: string) {
  const context = await openContext(browser, telephone);
  try {
    const page = await context.newPage();
    await page.addInitScript(watchTaps);
    await page.goto(url);
    await page.locator('[data-prerendered]').waitFor({ state: 'detached' });
    await page.waitForLoadState('networkidle');
    const throttle = await context.newCDPSession(page);
    await throttle.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const times: number[] = [];
    for (const [, target, selector, text] of steps) {
      await page.evaluate((expected) => window.expectText(expected.selector, expected.text), { selector, text });
      await target(page).tap();
      times.push(await page.evaluate(() => window.textPainted));
      await page.waitForLoadState('networkidle');
    }
    return times;
  } finally {
    await context.close();
  }
}

export async function run({ browser, outDir, startMockServer, runs }: BenchTools): Promise<BenchTable[]> {
  const shop = await startMockServer({ scenario: 'shop', staticRoot: outDir });
  try {
    const rows: string[][] = [];
    let scripts: string[] = [];
    for (const { name, conditions } of lines) {
      const visits: Awaited<ReturnType<typeof visit>>[] = [];
      for (let count = 0; count < runs; count++) visits.push(await visit(browser, shop.url, conditions));
      const of = (key: keyof Found | 'tbt' | 'longest') => `${Math.round(median(visits.map((found) => found[key])))} ms`;
      rows.push([
        name,
        of('fcp'),
        `${of('lcp')} (${visits[0]?.element ?? ''})`,
        median(visits.map(({ cls }) => cls)).toFixed(3),
        of('tbt'),
        of('longest'),
        of('usable'),
        of('taken'),
      ]);
      scripts = visits[0]?.scripts ?? [];
    }
    const walks: number[][] = [];
    for (let count = 0; count < runs; count++) walks.push(await walk(browser, shop.url));
    const page = readFileSync(`${outDir}/index.html`, 'utf8');
    const [early = [], application = []] = [true, false].map((isEarly) =>
      scripts.filter((file) => /render-categories-/.test(file) === isEarly),
    );
    const sum = (files: readonly string[]) => files.reduce((total, file) => total + gzipped(`${outDir}${file}`), 0);
    const bytes: [what: string, count: number][] = [
      ['index.html: first view, its picture and style, the first script', gzipSize(page)],
      ['of it style: all that the shell and home are dressed in', gzipSize(styleOf(page))],
      ['script until home is usable', gzipSize(scriptsOf(page).join('')) + sum(early)],
      ['script until the application has taken home over', sum(application)],
    ];
    return [
      {
        title: 'Home, first visit, 412 px, processor slowed 4×',
        columns: ['line', 'FCP', 'LCP', 'CLS', 'TBT', 'longest task', 'home usable', 'application in charge'],
        rows,
      },
      {
        title: 'From a tap to the next screen, processor slowed 4×',
        columns: ['step', 'median', 'worst'],
        rows: steps.map(([name], index) => {
          const times = walks.map((walked) => walked[index] ?? NaN);
          return [name, `${Math.round(median(times))} ms`, `${Math.round(Math.max(...times))} ms`];
        }),
      },
      { title: 'What home loads, gzip', columns: ['what', 'bytes'], rows: bytes.map(([what, count]) => [what, kilobytes(count)]) },
    ];
  } finally {
    await shop.close();
  }
}
