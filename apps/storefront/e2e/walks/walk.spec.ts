import { expect, test } from '@playwright/test';
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { builds } from '../build.ts';
import { mutants, mutated } from './mutants.ts';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));
const run = promisify(execFile);

// The timeout covers shrinking a failing list; the steps themselves take seconds.
test.describe.configure({ timeout: 600_000, retries: 0 });

// The walks of a seed have the seeds that follow it: 16 to 19, 20 to 23, 24 to 27.
test('300 random steps from three seeds: no duplicate order, no lost cart line or typed value, no blank page, and Back works', async () => {
  const options = ['--steps', '100', '--seed', '16', '--seed', '20', '--seed', '24', '--root', path(`../../${builds.shop.outDir}`)];
  // Rejects with the steps of a violation, from standard error.
  const { stdout } = await run(process.execPath, ['--import', 'tsx', path('./walk.run.ts'), ...options]);
  expect(stdout.match(/No violation\./g)).toHaveLength(3);
});

test('every mutant matches exactly one place in the sources', () => {
  for (const mutant of mutants) expect(() => mutated(mutant, readFileSync(path(`../../../../${mutant.file}`), 'utf8'))).not.toThrow();
});
