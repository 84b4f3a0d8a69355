import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { floor } from './browsers/floor.mjs';
import { findEngines, installEngines } from './engines.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (path) => JSON.parse(readFileSync(`${root}${path}`, 'utf8'));

it('the floor is the oldest Chrome of the policy, by its checksum and from any registry', () => {
  const version = new RegExp(`^${floor.chrome}\\.\\d+\\.\\d+$`);
  expect(read('tools/floor/package.json').dependencies).toEqual({ '@sparticuz/chromium': expect.stringMatching(version) });
  const packages = Object.entries(read('tools/floor/package-lock.json').packages).filter(([path]) => path !== '');
  expect(packages.filter(([, { integrity, resolved }]) => !integrity || resolved)).toEqual([]);
});

it('finds the engines on PATH, and a Firefox by its name', () => {
  expect(findEngines({ PATH: '/nowhere' })).toMatchObject({ firefox: undefined, webkit: undefined });
  expect(findEngines({ PATH: '/nowhere', FIREFOX_PATH: '/opt/firefox' }).firefox).toBe('/opt/firefox');
});

it('installs nothing that nobody wants', async () => {
  const calls = [];
  await installEngines((...parameters) => calls.push(parameters), []);
  expect(calls).toEqual([]);
});

it('an engine that is missing fails the journeys only where all are asked for', () => {
  const browsers = (flag) =>
    spawnSync(process.execPath, [`${root}tools/browsers.mjs`, flag], { encoding: 'utf8', env: { PATH: '/nowhere' } });
  const { status, stdout } = browsers('--all');
  expect(status).toBe(1);
  expect(stdout).toContain('firefox, webkit.');
  expect(browsers('--list').status).toBe(0);
});
