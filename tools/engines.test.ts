import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it, vi } from 'vitest';
import { floor } from './browsers/floor.ts';
import { findEngines, installEngines } from './engines.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (path: string) => JSON.parse(readFileSync(`${root}${path}`, 'utf8'));

it('the floor is the oldest supported Chrome, with a checksum and without a registry URL', () => {
  const version = new RegExp(`^${floor.chrome}\\.\\d+\\.\\d+$`);
  expect(read('tools/floor/package.json').dependencies).toEqual({ '@sparticuz/chromium': expect.stringMatching(version) });
  const lock: { packages: Record<string, { integrity?: string; resolved?: string }> } = read('tools/floor/package-lock.json');
  const packages = Object.entries(lock.packages).filter(([path]) => path !== '');
  expect(packages.filter(([, { integrity, resolved }]) => !integrity || resolved)).toEqual([]);
});

it('finds the engines on PATH, and Firefox by FIREFOX_PATH', () => {
  expect(findEngines({ PATH: '/nowhere' })).toMatchObject({ firefox: undefined, webkit: undefined });
  expect(findEngines({ PATH: '/nowhere', FIREFOX_PATH: '/opt/firefox' }).firefox).toBe('/opt/firefox');
});

it('AC-873 an empty FIREFOX_PATH is none, and one without a Firefox has no version', () => {
  const path = mkdtempSync(join(tmpdir(), 'my-food-'));
  writeFileSync(join(path, 'firefox-esr'), '', { mode: 0o755 });
  expect(findEngines({ PATH: path, FIREFOX_PATH: '' }).firefox).toBe(join(path, 'firefox-esr'));
  rmSync(path, { recursive: true });
  const env = { ...process.env, FIREFOX_PATH: '/nowhere' };
  const { stdout } = spawnSync(process.execPath, [`${root}tools/engines.mjs`], { encoding: 'utf8', env });
  expect(stdout.split('\n')).toContainEqual(expect.stringMatching(/^firefox \/nowhere/));
});

it("the input of the browser suites has Playwright's own Firefox and WebKit, which add projects", () => {
  const browsers = mkdtempSync(join(tmpdir(), 'my-food-'));
  const print = (...args: string[]) =>
    execFileSync(process.execPath, args, {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, PLAYWRIGHT_BROWSERS_PATH: browsers },
    }).trim();
  const before = print('tools/engines.mjs');
  const added = ['firefox', 'webkit'].map((name) => {
    const file = print('-p', `require('@playwright/test').${name}.executablePath()`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, '', { mode: 0o755 });
    return `playwright-${name} ${file}`;
  });
  expect(before).not.toContain('playwright-');
  expect(print('tools/engines.mjs').split('\n')).toEqual(expect.arrayContaining(added));
  rmSync(browsers, { recursive: true });
});

it('installs nothing when no engine is requested', async () => {
  const npm = vi.fn(() => true);
  await installEngines(npm, []);
  expect(npm).not.toHaveBeenCalled();
});

it('a missing engine fails only with --all', () => {
  const browsers = (flag: string) =>
    spawnSync(process.execPath, ['--import', 'tsx/esm', `${root}tools/browsers.ts`, flag], { encoding: 'utf8', env: { PATH: '/nowhere' } });
  const { status, stdout } = browsers('--all');
  expect(status).toBe(1);
  expect(stdout).toContain('firefox, webkit.');
  expect(browsers('--list').status).toBe(0);
});

it('--list installs no engine', () => {
  const { status, stdout } = spawnSync(process.execPath, [`${root}tools/run.mjs`, '--engines', 'floor', 'tools/browsers.ts', '--list'], {
    encoding: 'utf8',
    env: { PATH: '/nowhere', npm_execpath: '/nowhere/npm.js' },
  });
  expect([status, stdout]).toEqual([0, expect.not.stringContaining('Installing')]);
});
