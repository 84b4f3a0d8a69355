// npm run bench:receipt: measures bytes and main-thread time of a receipt in the production build in Chromium.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { startMockServer } from '@my-food/mocks/server';
import { gzipped, kilobytes, median, table } from './statistics.ts';
import { installLongTasks } from './in-page.ts';
import { inContext, signIn } from './visit.ts';
import { launchChromium } from '../launch-chromium.ts';
import { readOptions, readWholeNumber } from '../command-line.mjs';

const usage = `Usage: npm run bench:receipt -- [--runs 5]

--runs 5    how often each figure is measured; the table has medians`;

const values = readOptions({ runs: { type: 'string', default: '5' } }, usage);
const runs = readWholeNumber('--runs', values.runs, 1);
const path = (name: string) => fileURLToPath(new URL(`../../${name}`, import.meta.url));
const [storefront, outDir] = [path('apps/storefront'), path('dist/bench/receipt')];

const measureFile = (file: string) => ({ plain: readFileSync(file).length, gzip: gzipped(file) });

const dish = (index: number) => ({ food_name: `Dish ${index + 1}`, quantity: (index % 9) + 1, price: '450.00' });
const orderOf = (items: ReturnType<typeof dish>[]) => ({
  id: 12,
  created_at: '2026-11-20T07:07:00Z',
  subtotal: '820.50',
  tax: '41.03',
  total: '861.53',
  items,
});
const rowsOf = (count: number) => orderOf(Array.from({ length: count }, (_, index) => dish(index)));
const bengali = orderOf([{ ...dish(0), food_name: 'কাচ্চি বিরিয়ানি' }]);

process.chdir(storefront);
const built = await build({ root: storefront, logLevel: 'error', build: { outDir, emptyOutDir: true } });
const output = 'output' in built ? built.output : [];
const browser = await launchChromium();

interface RenderOptions {
  slowdown?: number;
  isWorkerBlocked?: boolean;
}

/** One click on a fresh page: the files it loads, its duration, and the longest main-thread task meanwhile. */
async function render(order: ReturnType<typeof orderOf>, { slowdown = 1, isWorkerBlocked = false }: RenderOptions = {}) {
  const server = await startMockServer({ scenario: 'fourDishes', staticRoot: outDir });
  try {
    return await inContext(browser, { serviceWorkers: 'block' }, async (context) => {
      const page = await context.newPage();
      await page.addInitScript(installLongTasks);
      await page.goto(`${server.url}/favicon.svg`);
      await signIn(page, server, 'customer');
      server.program({ path: '/api/user/orders/', method: 'GET', reply: { status: 200, json: [order] } });
      if (isWorkerBlocked) await context.route(/receipt\.worker/, (route) => route.abort());
      await page.goto(`${server.url}/#/profile/`);
      const button = page.getByRole('button', { name: 'Download', exact: true });
      await button.waitFor();
      await page.evaluate(() => document.fonts.ready);
      await page.waitForLoadState('networkidle');
      const throttle = await context.newCDPSession(page);
      await throttle.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
      const loaded: string[] = [];
      page.on('response', (response) => loaded.push(new URL(response.url()).pathname));
      await page.evaluate(() => window.longTasks());
      const saved = page.waitForEvent('download');
      const clicked = performance.now();
      // Not Playwright's click, which measures and scrolls the page itself.
      await page.evaluate(() =>
        Array.from(document.querySelectorAll('button'))
          .find(({ innerText }) => innerText === 'Download')
          ?.click(),
      );
      const file = await (await saved).path();
      const took = performance.now() - clicked;
      const longest = Math.max(0, ...(await page.evaluate(() => window.longTasks())));
      return { loaded: loaded.filter((name) => name.startsWith('/assets/')), took, longest, size: readFileSync(file).length };
    });
  } finally {
    await server.close();
  }
}

async function measureFirstClick(name: string, order: ReturnType<typeof orderOf>) {
  const { loaded } = await render(order);
  const files = loaded.map((file) => ({ file, ...measureFile(`${outDir}${file}`) }));
  type File = (typeof files)[number];
  const sum = (kind: 'gzip' | 'plain', isWanted: (file: File) => boolean) =>
    files.filter(isWanted).reduce((total, file) => total + file[kind], 0);
  const isFont = ({ file }: File) => file.endsWith('.ttf');
  const of = (isWanted: (file: File) => boolean) => `${kilobytes(sum('gzip', isWanted))} (${kilobytes(sum('plain', isWanted))})`;
  return [
    name,
    of((file) => !isFont(file)),
    of(isFont),
    `**${kilobytes(sum('gzip', () => true))}** (${kilobytes(sum('plain', () => true))})`,
  ];
}

/** The packages in the receipt chunk, by their length before minification. */
function largestPackages() {
  const chunks = output.flatMap((file) => (file.type === 'chunk' ? [file] : []));
  const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith('/render-receipt.ts'));
  const lengths = new Map<string, number>();
  for (const [id, { renderedLength }] of Object.entries(chunk?.modules ?? {})) {
    const name = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1] ?? 'our own';
    lengths.set(name, (lengths.get(name) ?? 0) + renderedLength);
  }
  const whole = Array.from(lengths.values()).reduce((sum, length) => sum + length, 0);
  const heaviest = Array.from(lengths).sort(([, one], [, other]) => other - one);
  return heaviest.slice(0, 8).map(([name, length]) => [name, `${Math.round((length / whole) * 100)} %`]);
}

async function time(count: number, options: RenderOptions & { slowdown: number }) {
  const results: Awaited<ReturnType<typeof render>>[] = [];
  for (let run = 0; run < runs; run++) results.push(await render(rowsOf(count), options));
  const longest = results.map((result) => result.longest);
  const formatDuration = (milliseconds: number) => (milliseconds === 0 ? 'none' : `${Math.round(milliseconds)} ms`);
  return [
    String(count),
    `${options.slowdown}×`,
    formatDuration(median(longest)),
    formatDuration(Math.max(...longest)),
    `${Math.round(median(results.map(({ took }) => took)))} ms`,
    kilobytes(results[0]?.size ?? NaN),
  ];
}

try {
  const bytes = [await measureFirstClick('Latin', rowsOf(1)), await measureFirstClick('Bengali', bengali)];
  const timeHeaders = ['rows', 'processor slowed', 'longest task, median', 'longest task, worst', 'click to file', 'file'];
  const inWorker: string[][] = [];
  for (const slowdown of [1, 4]) for (const count of [1, 60, 1000]) inWorker.push(await time(count, { slowdown }));
  const onPage: string[][] = [];
  for (const slowdown of [1, 4]) onPage.push(await time(1000, { slowdown, isWorkerBlocked: true }));
  console.log(`## First click, gzip (plain)\n\n${table(['names', 'code', 'fonts', 'together'], bytes)}\n`);
  console.log(`## Where the code comes from\n\n${table(['package', 'share'], largestPackages())}\n`);
  console.log(`## Tasks of the page over 50 ms, ${runs} runs, Chromium ${browser.version()}\n\n${table(timeHeaders, inWorker)}\n`);
  console.log(`## Without a worker\n\n${table(timeHeaders, onPage)}`);
} finally {
  await browser.close();
}
