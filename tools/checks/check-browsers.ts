// Checks a build against the oldest browsers of "browserslist" in package.json: reports each file and the features that one of them lacks.
// node --import tsx/esm tools/checks/check-browsers.ts [--dir dist/apps/storefront]
import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { type AllowedInScripts, type AllowedInStyles, allowedInScripts, allowedInStyles } from '../browsers/allowed.ts';
import { features } from '../browsers/features.ts';
import { floor } from '../browsers/floor.ts';
import { scanScript } from '../browsers/scan-scripts.ts';
import { scanStyle } from '../browsers/scan-styles.ts';
import { scriptsOf, styleOf } from './check-budgets.ts';

interface Source {
  file: string;
  code: string;
}
interface Sources {
  scripts: readonly Source[];
  styles: readonly Source[];
}

/** `shop` for `assets/shop-CA-xChjB.js`. */
const plainName = (file: string) => basename(file).replace(/-[\w-]{8}\.(js|css)$/, '');

/** The unsupported features of the scripts. `isOwn`: one of the scripts defines a property of this name, so it is no DOM member. */
function scanScripts(scripts: readonly Source[]) {
  const results = scripts.map(({ file, code }) => ({ file, ...scanScript(code) }));
  const own = new Set(results.flatMap(({ properties }) => [...properties]));
  const isOwn = (feature: string) => feature.startsWith('.') && features.members.has(feature.slice(1)) && own.has(feature.slice(1));
  return results.flatMap(({ file, used }) => [...used].map(([feature, missing]) => ({ file, feature, missing, isOwn: isOwn(feature) })));
}

const isFor = (entry: AllowedInScripts, file: string, feature: string) =>
  entry.feature === feature && (entry.file?.test(plainName(file)) ?? true);

/** The features that are used but not allowed, and the entries that are allowed but not used. */
export function checkFeatures({ scripts, styles }: Sources, allowed = { scripts: allowedInScripts, styles: allowedInStyles }) {
  const needed = new Set<AllowedInScripts | AllowedInStyles>();
  const isAllowed = (entry: AllowedInScripts | AllowedInStyles | undefined) => {
    if (entry) needed.add(entry);
    return entry !== undefined;
  };
  const problems = [
    ...scanScripts(scripts)
      .filter(({ file, feature }) => !isAllowed(allowed.scripts.find((entry) => isFor(entry, file, feature))))
      .filter(({ isOwn }) => !isOwn)
      .map((use) => ({ ...use, where: '' })),
    ...styles
      .flatMap(({ file, code }) => scanStyle(code).map((use) => ({ file, ...use })))
      .filter(({ feature }) => !isAllowed(allowed.styles.find((entry) => entry.feature.test(feature)))),
  ];
  return { problems, stale: [...allowed.scripts, ...allowed.styles].filter((entry) => !needed.has(entry)) };
}

/** Every script and style of a build, inline ones included. */
function filesOf(directory: string): Sources {
  const page = readFileSync(`${directory}/index.html`, 'utf8');
  const assets = readdirSync(`${directory}/assets`).map((name) => `assets/${name}`);
  const read = (extension: string) =>
    assets.filter((file) => file.endsWith(extension)).map((file) => ({ file, code: readFileSync(`${directory}/${file}`, 'utf8') }));
  return {
    scripts: [...scriptsOf(page).map((code) => ({ file: 'index.html', code })), ...read('.js')],
    styles: [{ file: 'index.html', code: styleOf(page) }, ...read('.css')],
  };
}

/** Runs the check: prints the problems and returns whether there are none. */
export function checkBrowsers(directory: string) {
  const files = filesOf(directory);
  const { problems, stale } = checkFeatures(files);
  for (const { file, feature, missing, where } of problems)
    console.log(`${file}: ${feature}${where ? ` in ${where}` : ''} (${missing.join(', ')})`);
  for (const { feature, reason } of stale) console.log(`tools/browsers/allowed.ts: ${String(feature)} is no longer used (${reason})`);
  if (problems.length + stale.length === 0)
    console.log(
      `${String(files.scripts.length)} scripts and ${String(files.styles.length)} styles work in ${Object.entries(floor)
        .map((browser) => browser.join(' '))
        .join(', ')}.`,
    );
  return problems.length + stale.length === 0;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const built = fileURLToPath(new URL('../../dist/apps/storefront', import.meta.url));
  const { values } = parseArgs({ options: { dir: { type: 'string', default: built } } });
  if (!checkBrowsers(values.dir)) process.exitCode = 1;
}
