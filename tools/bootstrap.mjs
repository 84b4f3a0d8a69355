// Installs what a script needs: the packages of the lockfile, a Chromium, the engines of the browser suites.
// Runs before anything is installed: no packages, no TypeScript.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { findChromium } from './chromium.mjs';
import { installEngines } from './engines.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
/**
 * @param {string} command
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnSyncOptions} options
 */
const run = (command, args, options = {}) => spawnSync(command, args, { cwd: root, stdio: 'inherit', ...options }).status === 0;
/**
 * The command of npm and its first arguments: of the npm that runs this script, if any, which works on every platform without a shell.
 * @returns {[command: string, ...args: string[]]}
 */
export const findNpm = (env = process.env) => (env.npm_execpath ? [process.execPath, env.npm_execpath] : ['npm']);
/** @param {string[]} args */
function npm(...args) {
  const [command, ...first] = findNpm();
  return run(command, [...first, ...args], { shell: command === 'npm' && process.platform === 'win32' });
}

/**
 * The packages of a lockfile by path; none if there is no such file.
 * @param {string} file
 * @returns {Record<string, { version?: string, optional?: boolean, os?: string[], cpu?: string[] }>}
 */
const readPackages = (file) => (existsSync(root + file) ? JSON.parse(readFileSync(root + file, 'utf8')).packages : {});

/** Whether a list of systems or processors, such as `["linux"]` or `["!win32"]`, includes this one. @param {readonly string[] | undefined} names @param {string} own */
const suits = (names, own) => names === undefined || names.some((name) => name === own || (name.startsWith('!') && name !== `!${own}`));

/** Whether npm has installed every package of the lockfile, on this system. Packages of other systems are optional. */
function isInstalled() {
  const installed = readPackages('node_modules/.package-lock.json');
  const isForeign = Object.values(installed).some(({ os, cpu }) => !suits(os, process.platform) || !suits(cpu, process.arch));
  const wanted = Object.entries(readPackages('package-lock.json')).filter(([path, { optional }]) => path !== '' && !optional);
  return !isForeign && wanted.every(([path, { version }]) => path in installed && installed[path]?.version === version);
}

/** @param {{ needsBrowser: boolean, wantedEngines: readonly string[] }} needs Engines are optional: journeys of a missing one are skipped. */
export async function install({ needsBrowser, wantedEngines }) {
  if (!isInstalled()) {
    console.log('Installing the packages of package-lock.json: npm ci (about a minute)');
    // Configured to omit them, npm would leave out what builds and tests the shop.
    if (!npm('ci', '--include=dev', '--loglevel=error', '--no-audit', '--no-fund')) process.exit(1);
  }
  if (needsBrowser && !findChromium()) installChromium();
  await installEngines(npm, wantedEngines);
}

function installChromium() {
  console.log('No Chromium found. Installing one; set CHROMIUM_PATH to use your own.');
  run(process.execPath, [`${root}node_modules/@playwright/test/cli.js`, 'install', 'chromium'], { timeout: 180_000 });
  if (!findChromium() && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const install = 'DEBIAN_FRONTEND=noninteractive apt-get install -y -qq';
    run('sh', ['-c', `apt-get update -qq && ${install} chromium`]);
    // Optional: makes the end-to-end tests faster.
    run('sh', ['-c', `${install} chromium-headless-shell`]);
  }
  if (findChromium()) return;
  console.error('Still no Chromium: install Chromium or Chrome and set CHROMIUM_PATH.');
  process.exit(1);
}
