// Measures when home is painted and usable on a slow phone: the production build, compressed, with its content security policy.
import type { Browser } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { scriptsOf, styleOf, gzipSize } from '../checks/check-budgets.ts';
import { type LineConditions, slowLine, slowPage } from './slow-line.ts';
import { type BenchTable, gzipped, kilobytes, median, medianAndWorst } from './statistics.ts';
import { measureTaps } from './taps.ts';
import { type BenchTools, inContext, telephone } from './visit.ts';

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
  }
}

interface Line {
  name: string;
  conditions: LineConditions;
  /** The language of the cookie; English without one. */
  language?: string;
}

/** Lighthouse's mobile preset: the simulated conditions, and the stricter ones of applied throttling. */
const lines: readonly Line[] = [
  {
    name: 'slow 4G (150 ms, 1.6 Mbit/s)',
    conditions: { latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 },
  },
  { name: 'slow 4G, applied (562 ms, 1.47 Mbit/s)', conditions: slowLine },
  { name: 'slow 4G, applied, in Bangla', conditions: slowLine, language: 'bn' },
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
    if (!document.querySelector('main') || document.querySelector('[data-prerendered]')) return;
    found.taken = performance.now();
    observer.disconnect();
  }).observe(document, { childList: true, subtree: true });
}

const visit = (browser: Browser, url: string, { conditions, language }: Line) =>
  inContext(browser, telephone, async (context) => {
    if (language) await context.addCookies([{ name: 'language', value: language, url }]);
    const page = await context.newPage();
    await slowPage(page, conditions, 4);
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
  });

export async function run({ browser, outDir, startMockServer, runs, pace }: BenchTools): Promise<BenchTable[]> {
  const shop = await startMockServer({ scenario: 'shop', staticRoot: outDir });
  try {
    const rows: string[][] = [];
    let scripts: string[] = [];
    for (const line of lines) {
      const visits: Awaited<ReturnType<typeof visit>>[] = [];
      for (let count = 0; count < runs; count++) {
        pace.sample();
        visits.push(await visit(browser, shop.url, line));
      }
      const of = (key: keyof Found | 'tbt' | 'longest') => {
        const [typical, worst] = medianAndWorst(visits.map((found) => found[key]));
        return `${typical} (${worst})`;
      };
      rows.push([
        line.name,
        of('fcp'),
        `${of('lcp')} (${visits[0]?.element ?? ''})`,
        median(visits.map(({ cls }) => cls)).toFixed(3),
        of('tbt'),
        of('longest'),
        of('usable'),
        of('taken'),
      ]);
      if (!line.language) scripts = visits[0]?.scripts ?? [];
    }
    const firstVisit = pace.describe();
    const taps = { ...(await measureTaps(browser, shop, runs, pace)), pace: pace.describe() };
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
        title: 'Home, first visit, 412 px, processor slowed 4×, medians and worst',
        columns: ['line', 'FCP', 'LCP', 'CLS', 'TBT', 'longest task', 'home usable', 'application in charge'],
        rows,
        pace: firstVisit,
      },
      taps,
      {
        title: 'What home loads, gzip',
        columns: ['what', 'bytes'],
        rows: bytes.map(([what, count]) => [what, kilobytes(count)]),
        pace: '',
      },
    ];
  } finally {
    await shop.close();
  }
}
