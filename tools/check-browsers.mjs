// Holds a build to the oldest browsers of package.json's "browserslist": names each file and what it uses that one of them does not know.
// node tools/check-browsers.mjs [--dir dist/apps/storefront]
import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { allowedInScripts, allowedInStyles } from './browsers/allowed.mjs';
import { features } from './browsers/features.mjs';
import { floor } from './browsers/floor.mjs';
import { scanScript } from './browsers/scan-scripts.mjs';
import { scanStyle } from './browsers/scan-styles.mjs';
import { scriptsOf, styleOf } from './check-budgets.mjs';

/** `assets/shop-CA-xChjB.js` as `shop`. */
const plainName = (file) => basename(file).replace(/-[\w-]{8}\.(js|css)$/, '');

/** Uses of unknown features in these scripts. `isOwn`: one of them gives the name to an object of its own, so it is no member of the page. */
function scanScripts(scripts) {
  const results = scripts.map(({ file, code }) => ({ file, ...scanScript(code) }));
  const own = new Set(results.flatMap(({ properties }) => [...properties]));
  const isOwn = (feature) => feature.startsWith('.') && features.members.has(feature.slice(1)) && own.has(feature.slice(1));
  return results.flatMap(({ file, used }) => [...used].map(([feature, missing]) => ({ file, feature, missing, isOwn: isOwn(feature) })));
}

const isFor = (entry, file, feature) => entry.feature === feature && (entry.file?.test(plainName(file)) ?? true);

/** What is used without being allowed, and what is allowed without being used. */
export function judge({ scripts, styles, allowed = { scripts: allowedInScripts, styles: allowedInStyles } }) {
  const needed = new Set();
  const isAllowed = (entry) => {
    if (entry) needed.add(entry);
    return entry !== undefined;
  };
  const problems = [
    ...scanScripts(scripts)
      .filter(({ file, feature }) => !isAllowed(allowed.scripts.find((entry) => isFor(entry, file, feature))))
      .filter(({ isOwn }) => !isOwn),
    ...styles
      .flatMap(({ file, code }) => scanStyle(code).map((use) => ({ file, ...use })))
      .filter(({ feature }) => !isAllowed(allowed.styles.find((entry) => entry.feature.test(feature)))),
  ];
  return { problems, stale: [...allowed.scripts, ...allowed.styles].filter((entry) => !needed.has(entry)) };
}

/** Every script and style of a built directory, those inside the page included. */
export function filesOf(directory) {
  const page = readFileSync(`${directory}/index.html`, 'utf8');
  const assets = readdirSync(`${directory}/assets`).map((name) => `assets/${name}`);
  const read = (extension) =>
    assets.filter((file) => file.endsWith(extension)).map((file) => ({ file, code: readFileSync(`${directory}/${file}`, 'utf8') }));
  return {
    scripts: [...scriptsOf(page).map((code) => ({ file: 'index.html', code })), ...read('.js')],
    styles: [{ file: 'index.html', code: styleOf(page) }, ...read('.css')],
  };
}

/** The command: prints what is wrong, and is true when nothing is. */
export function checkBrowsers(directory) {
  const files = filesOf(directory);
  const { problems, stale } = judge(files);
  for (const { file, feature, missing, where } of problems)
    console.log(`${file}: ${feature}${where ? ` in ${where}` : ''} (${missing.join(', ')})`);
  for (const { feature, reason } of stale) console.log(`tools/browsers/allowed.mjs: nothing uses ${String(feature)} any more (${reason})`);
  if (problems.length + stale.length === 0)
    console.log(
      `${String(files.scripts.length)} scripts and ${String(files.styles.length)} styles work in ${Object.entries(floor)
        .map((browser) => browser.join(' '))
        .join(', ')}.`,
    );
  return problems.length + stale.length === 0;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const built = fileURLToPath(new URL('../dist/apps/storefront', import.meta.url));
  const { values } = parseArgs({ options: { dir: { type: 'string', default: built } } });
  if (!checkBrowsers(values.dir)) process.exitCode = 1;
}
