// Measures the lists of 10,000 dishes in a production build: time to paint, dropped frames and memory growth.
import type { Page } from '@playwright/test';
import { adminQueries, type ListQuery, menuQueries, press } from './list-queries.ts';
import { type BenchTable, median, medianAndWorst } from './statistics.ts';
import { scrolling } from './scrolling.ts';
import { type BenchTools, type OpenScreen, type Screen, visit } from './visit.ts';

/** Pause after each result, in milliseconds. */
const pause = 400;

const menu: Screen = { route: 'food/', ready: (page) => page.getByText('10000 dishes') };
const ordinaryMenu: Screen = { scenario: 'shop', route: 'food/', ready: (page) => page.getByText('36 dishes') };
const adminFoods: Screen = { route: 'admin/products/', as: 'admin', ready: (page) => page.getByText('1 to 48 of 10000 foods') };
const cartOf = (count: number): Screen => ({
  route: 'food/add-to-card/',
  prepare: (page, foods) =>
    page.evaluate(
      (cart) => localStorage.setItem('cart', cart),
      JSON.stringify(foods.slice(0, count).map((food) => ({ ...food, quantity: 1 }))),
    ),
  ready: (page) => page.getByRole('listitem').nth(count - 1),
});

/** Runs each query in order, `runs` times: median and worst time to paint. */
async function measureQueries(tools: BenchTools, screen: Screen, queries: readonly ListQuery[], before?: (page: Page) => Promise<void>) {
  const measured = queries.map((query) => ({ ...query, times: Array<number>() }));
  for (let run = 0; run < tools.runs; run++) {
    await visit(tools, screen, async ({ page, foods }) => {
      await before?.(page);
      for (const { expected, act, times } of measured) {
        tools.pace.sample();
        await page.evaluate((texts) => window.expectPaint(texts), expected(foods));
        await act(page);
        times.push(await page.evaluate(() => window.painted()));
        await page.waitForTimeout(pause);
      }
    });
  }
  return measured.map(({ name, times }) => [name, ...medianAndWorst(times)]);
}

/** Scrolls down by more than 1,000 dishes and up again. */
const scrollManyDishes = (page: Page) =>
  page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    for (let top = 0; top < 100_000; top += 3000) {
      scrollTo(0, top);
      await frame();
    }
    scrollTo(0, 0);
    await frame();
  });

const plus = (count: number): ListQuery => ({
  name: `plus, in a cart of ${count} lines`,
  expected: () => ({ 'main li:nth-child(2) output': '2' }),
  act: (page) => press(page.getByRole('button', { name: /^Plus one/ }).nth(1)),
});

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const scroll = ({ devtools }: OpenScreen) =>
  devtools.send('Input.synthesizeScrollGesture', { x: 640, y: 500, yDistance: -3000, speed: 1500, gestureSourceType: 'mouse' });

/** The interactions on each of a customer's screens. */
const interactions: [name: string, screen: Screen, act: (open: OpenScreen) => Promise<unknown>][] = [
  ['home: the carousel advances', { scenario: 'shop', route: '', ready: heading }, ({ page }) => page.waitForTimeout(5000)],
  [
    'menu: filter, widen, sort, search, scroll',
    ordinaryMenu,
    async (tools) => {
      const { page } = tools;
      await page.getByRole('radio').nth(2).check();
      await page.getByRole('radio', { name: 'All' }).check();
      await page.getByRole('combobox', { name: 'Sort by' }).selectOption('name');
      await page.getByRole('searchbox').pressSequentially('bir', { delay: 100 });
      await page.getByRole('searchbox').fill('');
      await scroll(tools);
    },
  ],
  ['a dish: scroll', { scenario: 'shop', route: 'food/details/?id=1', ready: heading }, scroll],
  [
    'cart: plus, minus',
    cartOf(5),
    async ({ page }) => {
      await press(page.getByRole('button', { name: /^Plus one/ }).first());
      await press(page.getByRole('button', { name: /^Minus one/ }).first());
    },
  ],
  [
    'login: typing',
    { scenario: 'shop', route: 'login/', ready: heading },
    ({ page }) => page.getByRole('textbox').first().pressSequentially('somebody@my-food.example', { delay: 100 }),
  ],
  ['profile: scroll', { scenario: 'shop', route: 'profile/', as: 'customer', ready: (page) => page.getByText('Download').first() }, scroll],
];

/** The longest task of each screen during its interactions. */
async function longestTasks(tools: BenchTools) {
  const name = (duration: number) => (duration === 0 ? 'none over 50 ms' : `${Math.round(duration)} ms`);
  const rows: string[][] = [];
  for (const [what, screen, act] of interactions) {
    const longest: number[] = [];
    for (let run = 0; run < tools.runs; run++) {
      await visit(tools, screen, async (open) => {
        await open.page.evaluate(() => window.longTasks());
        await act(open);
        longest.push(Math.max(0, ...(await open.page.evaluate(() => window.longTasks()))));
      });
    }
    rows.push([what, name(median(longest)), name(Math.max(...longest))]);
  }
  return rows;
}

/** Heap, nodes and listeners after more and more navigations between menu, details, cart and home. */
const growth = (tools: BenchTools) =>
  visit(tools, menu, async ({ page, devtools }) => {
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await devtools.send('Performance.enable');
    const bar = (name: string) => page.getByRole('banner').getByRole('link', { name, exact: true });
    const rows: string[][] = [];
    for (let round = 0; round <= 50; round++) {
      if (round % 25 === 0 || round === 5) {
        // The menu is refetched on each visit: wait until it is idle.
        await page.waitForTimeout(5 * pause);
        await devtools.send('HeapProfiler.collectGarbage');
        const { metrics } = await devtools.send('Performance.getMetrics');
        const of = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? NaN;
        rows.push([
          String(round * 4),
          `${(of('JSHeapUsedSize') / 1e6).toFixed(1)} MB`,
          String(of('Nodes')),
          String(of('JSEventListeners')),
        ]);
      }
      await page
        .getByRole('listitem')
        .nth(round % 8)
        .getByRole('link')
        .last()
        .click();
      await page.getByRole('button', { name: 'Add to Cart' }).waitFor();
      await bar('Cart').click();
      await page.getByRole('heading', { level: 1, name: 'Your cart' }).waitFor();
      await bar('Home').click();
      await page.getByRole('heading', { level: 1, name: /Welcome/ }).waitFor();
      await bar('Food').click();
      await page.getByText('10000 dishes').waitFor();
    }
    return rows;
  });

const times = ['', 'median', 'worst'];

/** The measurements, one table each. */
const tables: { title: string; columns: string[]; rows: (tools: BenchTools) => Promise<string[][]> }[] = [
  { title: 'Menu of 10,000 dishes', columns: times, rows: (tools) => measureQueries(tools, menu, menuQueries) },
  {
    title: 'The same after a thousand dishes were seen',
    columns: times,
    rows: (tools) => measureQueries(tools, menu, menuQueries.slice(0, 2), scrollManyDishes),
  },
  { title: 'Admin’s list of 10,000 foods', columns: times, rows: (tools) => measureQueries(tools, adminFoods, adminQueries) },
  {
    title: 'The menu of 10,000 dishes scrolled for three seconds, shares of the frames',
    columns: ['', 'dropped by the browser', 'dropped by the main thread', 'with an unrendered row in the viewport'],
    rows: async (tools) => [await scrolling(tools, menu, 1500), await scrolling(tools, menu, 4000)],
  },
  { title: 'Longest task of a customer’s screens in use', columns: times, rows: longestTasks },
  {
    title: 'Cart',
    columns: times,
    rows: async (tools) => [
      ...(await measureQueries(tools, cartOf(5), [plus(5)])),
      ...(await measureQueries(tools, cartOf(500), [plus(500)])),
    ],
  },
  { title: 'Growth', columns: ['navigations', 'heap', 'nodes', 'listeners'], rows: growth },
];

export const titles = tables.map(({ title }) => title);

/** The rows of every table, medians over `runs`. `outDir` is a production build; `table` selects tables by a part of their title. */
export async function run({ table, ...tools }: BenchTools & { table: string }): Promise<BenchTable[]> {
  const results: BenchTable[] = [];
  for (const { title, columns, rows } of tables) {
    if (title.includes(table)) results.push({ title, columns, rows: await rows(tools), pace: tools.pace.describe() });
  }
  return results;
}
