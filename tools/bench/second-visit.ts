// Measures a later visit on a slow phone and a slow line: the service worker has stored the shop and what was read before.
import type { MockServer } from '@my-food/mocks/server';
import type { Browser, BrowserContext } from '@playwright/test';
import { slowLine, slowPage, slowServiceWorkers } from './slow-line.ts';
import { type BenchTable, medianAndWorst } from './statistics.ts';
import { type BenchTools, inContext, telephone } from './visit.ts';

declare global {
  interface Window {
    /** When the content of the screen was first painted. Milliseconds since the navigation. */
    contentPainted: Promise<number>;
  }
}

interface Visit {
  name: string;
  route: string;
  /** An element of the screen's content. */
  content: string;
}

const visits: readonly Visit[] = [
  { name: 'home, with its categories', route: '', content: 'main li a' },
  { name: 'menu, with its dishes', route: 'food/', content: 'main li h2' },
];

/** Runs in the page as an init script. */
function watchContent(selector: string) {
  window.contentPainted = new Promise((resolve) => {
    // Not an animation frame after the other, which would slow the page down.
    new MutationObserver((_changes, observer) => {
      if (!document.querySelector(selector)?.checkVisibility()) return;
      observer.disconnect();
      requestAnimationFrame(() => {
        // A message posted in an animation frame callback is delivered after the paint.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now());
        port2.postMessage(null);
      });
    }).observe(document, { childList: true, subtree: true });
  });
}

/** Opens both screens at full speed, until the worker has stored the shop. */
async function visitFirst(context: BrowserContext, url: string) {
  const page = await context.newPage();
  for (const { route, content } of visits) {
    await page.goto(`${url}/#/${route}`);
    await page.locator(content).first().waitFor();
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.waitForLoadState('networkidle');
  }
  await page.close();
}

/** Milliseconds until the content of each screen is painted, in the order of `visits`. */
const measureVisits = (browser: Browser, { url }: MockServer, slowdown: number) =>
  inContext(browser, telephone, async (context) => {
    await visitFirst(context, url);
    const restoreWorkers = await slowServiceWorkers(browser);
    const times: number[] = [];
    for (const { route, content } of visits) {
      const page = await context.newPage();
      await page.addInitScript(watchContent, content);
      await slowPage(page, slowLine, slowdown);
      await page.goto(`${url}/#/${route}`);
      times.push(await page.evaluate(() => window.contentPainted));
      await page.close();
    }
    await restoreWorkers();
    return times;
  });

export async function run({ browser, outDir, startMockServer, runs, pace }: BenchTools): Promise<BenchTable[]> {
  const shop = await startMockServer({ scenario: 'shop', staticRoot: outDir });
  try {
    const rows: string[][] = [];
    for (const slowdown of [1, 4]) {
      const measured: number[][] = [];
      for (let count = 0; count < runs; count++) {
        pace.sample();
        measured.push(await measureVisits(browser, shop, slowdown));
      }
      rows.push(
        ...visits.map(({ name }, index) => [
          `${name}, ${String(slowdown)}×`,
          ...medianAndWorst(measured.map((times) => times[index] ?? NaN)),
        ]),
      );
    }
    return [
      {
        title: 'Second visit, 412 px, slow 4G, applied: until the content is painted',
        columns: ['screen, processor slowed', 'median', 'worst'],
        rows,
        pace: pace.describe(),
      },
    ];
  } finally {
    await shop.close();
  }
}
