// npm run browsers [-- --all] [-- --pictures] [-- --project Firefox …]: the journeys in every engine that is here, and a table at the end.
// --all fails where an engine is missing. --pictures takes pictures of the screens into dist/browsers instead. --smoke runs the shortest
// journeys at the floor and in Firefox, for npm test. --list prints the engines that are here. The rest goes to Playwright.
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { findEngines } from './engines.mjs';

const own = ['--all', '--pictures', '--smoke', '--list'];
const given = process.argv.slice(2);
const [isComplete, hasPictures, isSmoke, isList] = own.map((name) => given.includes(name));
const rest = given.filter((argument) => !own.includes(argument));

const found = findEngines();
const namesOf = (isFound: boolean) => Object.entries(found).flatMap(([name, engine]) => (Boolean(engine) === isFound ? [name] : []));
if (isList) {
  console.log(namesOf(true).join('\n'));
  process.exit(0);
}
const missing = namesOf(false);
if (missing.length > 0) console.log(`Not here: ${missing.join(', ')}.`);
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
