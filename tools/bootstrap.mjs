// Runs before start and test: installs the packages of the lockfile, with --browser a Chromium, with --engines floor,firefox those engines if possible.
// Runs before anything is installed: no packages, no TypeScript.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { findChromium } from './chromium.mjs';
import { installEngines } from './engines.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const stamp = `${root}node_modules/.bootstrapped`;
/**
 * @param {string} command
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnSyncOptions} options
 */
const run = (command, args, options = {}) => spawnSync(command, args, { cwd: root, stdio: 'inherit', ...options }).status === 0;
// The npm that runs this script, if any: works on every platform without a shell.
const npmCli = process.env.npm_execpath;
/** @param {string[]} args */
const npm = (...args) => (npmCli ? run(process.execPath, [npmCli, ...args]) : run('npm', args, { shell: process.platform === 'win32' }));

const expectedHash = createHash('sha256')
  .update(readFileSync(`${root}package-lock.json`))
  .update(`${process.platform}-${process.arch}`)
  .digest('hex');
const installedHash = existsSync(stamp) ? readFileSync(stamp, 'utf8') : '';
if (installedHash !== expectedHash) {
  console.log(installedHash ? 'package-lock.json has changed: npm ci' : 'First start: npm ci (about a minute)');
  if (!npm('ci', '--loglevel=error', '--no-audit', '--no-fund')) process.exit(1);
  writeFileSync(stamp, expectedHash);
}

if (process.argv.includes('--browser') && !findChromium()) {
  console.log('No Chromium found. Installing one; set CHROMIUM_PATH to use your own.');
  run(process.execPath, [`${root}node_modules/@playwright/test/cli.js`, 'install', 'chromium'], { timeout: 180_000 });
  if (!findChromium() && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const install = 'DEBIAN_FRONTEND=noninteractive apt-get install -y -qq';
    run('sh', ['-c', `apt-get update -qq && ${install} chromium`]);
    // Optional: makes the end-to-end tests faster.
    run('sh', ['-c', `${install} chromium-headless-shell`]);
  }
  if (!findChromium()) {
    console.error('Still no Chromium: install Chromium or Chrome and set CHROMIUM_PATH.');
    process.exit(1);
  }
}

// The journeys of a missing engine are skipped.
const engines = process.argv.indexOf('--engines');
if (engines > 0) await installEngines(npm, (process.argv[engines + 1] ?? '').split(','));
