// npm run bench: builds the shop and measures it in Chromium; the tables go to docs/performance.md.
import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { startMockServer } from '@my-food/mocks/server';
import { run as firstView } from './first-view.ts';
import { run as lists, titles } from './lists.ts';
import { run as secondVisit } from './second-visit.ts';
import { createPace } from './pace.ts';
import { table } from './statistics.ts';
import { fail, readBuild, readOptions, readWholeNumber } from '../command-line.mjs';
import { wholeSiteHeaders } from '../whole-site-headers.ts';
import { launchChromium } from '../launch-chromium.ts';
import { compress } from '../build/compress.ts';

const benches = { 'first-view': firstView, 'second-visit': secondVisit, lists };
const usage = `Usage: npm run bench -- [options]

--runs 5            how often each figure is measured; the table has medians
--only lists        one of: ${Object.keys(benches).join(', ')}
--table Cart        of lists, the tables whose title contains this text
--dir folder        a build of the shop; without it, the shop is built`;

const text = { type: 'string' } as const;
const values = readOptions({ runs: { ...text, default: '5' }, only: text, table: text, dir: text }, usage);
if (values.only && !(values.only in benches)) fail(`There is no benchmark '${values.only}'.\n\n${usage}`);
const { table: wanted = '' } = values;
if (!titles.some((title) => title.includes(wanted))) fail(`--table: no title contains '${wanted}'. They are: ${titles.join('; ')}.`);
const given = values.dir && readBuild('--dir', values.dir);
const runs = readWholeNumber('--runs', values.runs, 1);
const path = (name: string) => fileURLToPath(new URL(`../../${name}`, import.meta.url));
const [storefront, outDir] = [path('apps/storefront'), given || path('dist/bench/shop')];

if (!given) {
  process.chdir(storefront);
  await build({ root: storefront, logLevel: 'error', build: { outDir, emptyOutDir: true } });
  await compress(outDir);
}
const headers = wholeSiteHeaders(readFileSync(`${outDir}/_headers`, 'utf8'));
const pace = createPace();
const browser = await launchChromium();
try {
  console.log(`Chromium ${browser.version()}, ${cpus().length} × ${cpus()[0]?.model ?? 'processor'}, medians of ${runs}\n`);
  for (const [name, measure] of Object.entries(benches)) {
    if (values.only && values.only !== name) continue;
    const tables = await measure({
      browser,
      outDir,
      // Compressed, with the headers of a production host.
      startMockServer: (options) => startMockServer({ ...options, headers }),
      runs,
      pace,
      table: wanted,
    });
    for (const { title, columns, rows, pace: state } of tables) console.log(`## ${title}\n\n${table(columns, rows)}\n\n${state}\n`);
  }
} finally {
  await browser.close();
}
