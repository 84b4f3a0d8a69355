// Measures from a tap to the text of the next screen on a slow phone: each screen for the first time, and again.
import type { MockServer } from '@my-food/mocks/server';
import type { Browser, Locator, Page } from '@playwright/test';
import { type Expected, installPaintTimer } from './in-page.ts';
import type { Pace } from './pace.ts';
import { medianAndWorst, type BenchTable } from './statistics.ts';
import { inContext, telephone } from './visit.ts';

interface Step {
  name: string;
  target: (page: Page) => Locator;
  /** What the next screen shows when it is there. */
  expected: Expected;
}

const link = (name: string) => (page: Page) => page.getByRole('banner').getByRole('link', { name, exact: true });

const steps: readonly Step[] = [
  { name: 'home → menu, its dishes', target: link('Food'), expected: { 'main li h2': 'Kacchi Biryani' } },
  {
    name: 'menu → a dish',
    target: (page) => page.getByRole('main').getByRole('link', { name: 'Kacchi Biryani' }).last(),
    expected: { 'main h1': 'Kacchi Biryani' },
  },
  {
    name: 'a dish → into the cart',
    target: (page) => page.getByRole('button', { name: 'Add to Cart' }),
    expected: { 'main h1': 'Your cart' },
  },
  { name: 'cart → home', target: link('Home'), expected: { 'main h2': 'Explore Our Categories' } },
];

const loginStep: Step = {
  name: 'home → login',
  target: (page) => page.getByRole('banner').getByRole('link', { name: 'Login' }),
  expected: { 'main h1': 'Login' },
};

const walk = (browser: Browser, server: MockServer, pace: Pace) =>
  inContext(browser, telephone, async (context) => {
    const page = await context.newPage();
    await page.addInitScript(installPaintTimer);
    await page.goto(server.url);
    await page.locator('[data-prerendered]').waitFor({ state: 'detached' });
    await page.waitForLoadState('networkidle');
    const throttle = await context.newCDPSession(page);
    await throttle.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const times: number[] = [];
    for (const { target, expected } of [...steps, ...steps, loginStep]) {
      pace.sample();
      await page.evaluate((texts) => window.expectPaint(texts), expected);
      await target(page).tap();
      times.push(await page.evaluate(() => window.painted()));
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
