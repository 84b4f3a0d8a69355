// Finds and installs the browser engines of `npm run browsers`. Plain Node, no packages.
import { spawnSync } from 'node:child_process';
import { createReadStream, createWriteStream, existsSync, renameSync, rmSync } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { createBrotliDecompress } from 'node:zlib';
import { findChromium, findExecutable, findHeadlessChromium, playwrightExecutable } from './chromium.mjs';

const floor = fileURLToPath(new URL('floor/', import.meta.url));
const floorArchive = `${floor}node_modules/@sparticuz/chromium/bin/chromium.br`;
const floorExecutable = `${floor}node_modules/.chromium-109`;

/** @param {NodeJS.ProcessEnv} env */
const findWebKit = (env) => {
  const driver = findExecutable(['WebKitWebDriver'], env);
  const display = findExecutable(['Xvfb'], env);
  return driver !== undefined && display !== undefined ? { driver, display } : undefined;
};

/** The executable of each installed engine, else undefined. FIREFOX_PATH selects a Firefox other than Debian's. */
export const findEngines = (env = process.env) => ({
  chromium: findHeadlessChromium(env),
  floor: existsSync(floorExecutable) ? floorExecutable : undefined,
  firefox: env.FIREFOX_PATH || findExecutable(['firefox-esr'], env),
  webkit: findWebKit(env),
});

/**
 * @param {string} command
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnSyncOptions} options
 */
const run = (command, args, options = {}) => spawnSync(command, args, { stdio: 'inherit', ...options }).status === 0;

/** Unpacks Chromium 109 beside its package: @sparticuz/chromium itself unpacks every version to the same path in /tmp. Deletes it if it does not start. */
async function unpackFloor() {
  const unpacked = `${floorExecutable}.part`;
  await pipeline(createReadStream(floorArchive), createBrotliDecompress(), createWriteStream(unpacked, { mode: 0o755 }));
  if (run(unpacked, ['--no-sandbox', '--disable-gpu', '--dump-dom', 'about:blank'], { stdio: 'ignore' }))
    renameSync(unpacked, floorExecutable);
  else rmSync(unpacked);
}

/** @typedef {(...args: string[]) => boolean} Npm whether the command succeeded */

/** @param {Npm} npm */
async function installFloor(npm) {
  if (process.platform !== 'linux' || process.arch !== 'x64') return;
  console.log('Installing Chromium 109, the oldest supported version (56 MB).');
  const install = ['ci', '--prefix', floor, '--ignore-scripts', '--loglevel=error', '--no-audit', '--no-fund'];
  if (existsSync(floorArchive) || npm(...install)) await unpackFloor();
}

/** @type {Record<string, string[]>} */
const debianPackages = { firefox: ['firefox-esr'], webkit: ['webkit2gtk-driver', 'xvfb'] };

/**
 * Installs the missing engines where possible: the floor by `npm ci` in tools/floor, the others by apt-get as root.
 * @param {Npm} npm
 * @param {readonly string[]} wanted
 */
export async function installEngines(npm, wanted) {
  const found = new Map(Object.entries(findEngines()));
  const missing = wanted.filter((name) => !found.get(name));
  if (missing.includes('floor')) await installFloor(npm);
  const packages = missing.flatMap((name) => debianPackages[name] ?? []);
  if (packages.length === 0 || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log(`Installing ${packages.join(', ')}.`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  // One at a time: some distributions lack some of them.
  if (run('apt-get', ['update', '-qq'], { env }))
    for (const name of packages) run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], { env });
}

/** One line for each installed engine: its name, path and version. Not on Windows, where `--version` opens a window. */
const describeEngines = () =>
  Object.entries({ stories: findChromium(), ...findEngines() })
    .map(([name, found]) => ({ name, file: typeof found === 'object' ? found.driver : found }))
    .map(({ name, file }) => {
      if (file === undefined) return '';
      // Null for a file that does not run.
      const version = process.platform === 'win32' ? '' : spawnSync(file, ['--version'], { encoding: 'utf8' }).stdout;
      return `${name} ${file} ${version?.trim() ?? ''}`;
    });

/** Playwright's own, which add projects to the end-to-end tests. Their paths have their versions. */
const describePlaywrightEngines = () =>
  /** @type {const} */ (['firefox', 'webkit']).map((name) => {
    const file = playwrightExecutable(name);
    return file === undefined ? '' : `playwright-${name} ${file}`;
  });

// `node tools/engines.mjs`: a runtime input of the browser suites for Nx.
if (process.argv[1] === fileURLToPath(import.meta.url))
  console.log([...describeEngines(), ...describePlaywrightEngines()].filter(Boolean).join('\n'));
