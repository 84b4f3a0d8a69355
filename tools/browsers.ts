// npm run browsers: runs the journeys in every installed engine and prints a table.
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { findEngines } from './engines.mjs';

const usage = `Usage: npm run browsers -- [options]

--all        fails when an engine is missing
--pictures   writes screenshots to dist/browsers/pictures instead
--smoke      runs the shortest journeys in the oldest Chromium and in Firefox, for npm test
--list       prints the installed engines

Other options are those of playwright test, such as --project Firefox and -g order.`;

const own = ['--all', '--pictures', '--smoke', '--list'];
const given = process.argv.slice(2);
if (given.some((argument) => argument === '--help' || argument === '-h')) {
  console.log(usage);
  process.exit(0);
}
const [isComplete, hasPictures, isSmoke, isList] = own.map((name) => given.includes(name));
const rest = given.filter((argument) => !own.includes(argument));

const found = findEngines();
const namesOf = (isFound: boolean) => Object.entries(found).flatMap(([name, engine]) => (Boolean(engine) === isFound ? [name] : []));
if (isList) {
  console.log(namesOf(true).join('\n'));
  process.exit(0);
}
const missing = namesOf(false);
if (missing.length > 0) console.log(`Not installed: ${missing.join(', ')}.`);
if (missing.length > 0 && isComplete) process.exit(1);

const smoked = [...(found.floor ? ['--project', 'Chromium floor'] : []), ...(found.firefox ? ['--project', 'Firefox'] : [])];
if (isSmoke && smoked.length === 0) process.exit(0);

const root = fileURLToPath(new URL('..', import.meta.url));
const playwright = createRequire(import.meta.url).resolve('@playwright/test/cli');
const config = ['-c', 'apps/storefront/e2e/browsers/browsers.config.ts', hasPictures ? '.pictures.ts' : '.journey.ts'];
const smoke = isSmoke ? ['--grep', '@smoke', '--reporter=list,json', ...smoked] : [];
const env = { ...process.env, ...(isSmoke && { PLAYWRIGHT_JSON_OUTPUT_FILE: `${root}dist/reports/browsers.json` }) };
const { status } = spawnSync(process.execPath, [playwright, 'test', ...config, ...smoke, ...rest], { cwd: root, stdio: 'inherit', env });
process.exit(status ?? 1);
