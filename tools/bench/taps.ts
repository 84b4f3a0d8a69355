// Measures from a tap to the text of the next screen on a slow phone: each screen for the first time, and again.
import type { MockServer } from '@my-food/mocks/server';
import type { Browser, Locator, Page } from '@playwright/test';
import type { Pace } from './pace.ts';
import { medianAndWorst, type BenchTable } from './statistics.ts';
import { inContext, telephone } from './visit.ts';

declare global {
  interface Window {
    expectText: (selector: string, text: string) => void;
    textPainted: Promise<number>;
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

interface Step {
  name: string;
  target: (page: Page) => Locator;
  /** The text that is rendered then. */
  selector: string;
  text: string;
}

const link = (name: string) => (page: Page) => page.getByRole('banner').getByRole('link', { name, exact: true });

const steps: readonly Step[] = [
  { name: 'home → menu, its dishes', target: link('Food'), selector: 'main li h2', text: 'Kacchi Biryani' },
  {
    name: 'menu → a dish',
    target: (page) => page.getByRole('main').getByRole('link', { name: 'Kacchi Biryani' }).last(),
    selector: 'main button',
    text: 'Add to Cart',
  },
  {
    name: 'a dish → into the cart',
    target: (page) => page.getByRole('button', { name: 'Add to Cart' }),
    selector: 'main h1',
    text: 'Your cart',
  },
  { name: 'cart → home', target: link('Home'), selector: 'main h2', text: 'Explore Our Categories' },
];

const loginStep: Step = {
  name: 'home → login',
  target: (page) => page.getByRole('banner').getByRole('link', { name: 'Login' }),
  selector: 'main h1',
  text: 'Login',
};

const walk = (browser: Browser, server: MockServer, pace: Pace) =>
  inContext(browser, telephone, async (context) => {
    const page = await context.newPage();
    await page.addInitScript(watchTaps);
    await page.goto(server.url);
    await page.locator('[data-prerendered]').waitFor({ state: 'detached' });
    await page.waitForLoadState('networkidle');
    const throttle = await context.newCDPSession(page);
    await throttle.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const times: number[] = [];
    for (const { target, selector, text } of [...steps, ...steps, loginStep]) {
      pace.sample();
      await page.evaluate((expected) => window.expectText(expected.selector, expected.text), { selector, text });
      await target(page).tap();
      times.push(await page.evaluate(() => window.textPainted));
      await page.waitForLoadState('networkidle');
    }
    return times;
  });

/** The tables of the taps, medians over `runs`. */
export async function measureTaps(browser: Browser, server: MockServer, runs: number, pace: Pace): Promise<Omit<BenchTable, 'pace'>> {
  const walks: number[][] = [];
  for (let count = 0; count < runs; count++) walks.push(await walk(browser, server, pace));
  const names = [...steps.map(({ name }) => name), ...steps.map(({ name }) => `${name}, again`), loginStep.name];
  return {
    title: 'From a tap to the next screen, processor slowed 4×',
    columns: ['step', 'median', 'worst'],
    rows: names.map((name, index) => [name, ...medianAndWorst(walks.map((times) => times[index] ?? NaN))]),
  };
}
