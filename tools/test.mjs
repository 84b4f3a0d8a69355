// npm test: runs every check through the Nx cache, then prints the time of each step and the number of passed and failed tests and steps.
// Runs two steps at a time; a browser suite (`parallelism: false`) runs alone.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { readOptions } from './command-line.mjs';
import { countIn, failuresIn } from './test-reports.mjs';

const usage = `Usage: npm test

Runs every check through the Nx cache. CONTRIBUTING.md has the commands of single ones.`;
readOptions({}, usage);

const root = fileURLToPath(new URL('..', import.meta.url));
const nx = createRequire(import.meta.url).resolve('nx/bin/nx.js');
const [reports, times] = [`${root}dist/reports`, `${root}dist/test-times.json`];
const checks = ['lint', 'typecheck', 'contract-lint', 'knip', 'check-generated', 'check-format', 'check-situations'];
const targets = [
  ...checks,
  'check-budgets',
  'check-browsers',
  'test',
  'stories',
  'published',
  'check-design-system',
  'e2e',
  'walk',
  'smoke',
];
/** @param {string} file */
const read = (file) => JSON.parse(readFileSync(file, 'utf8'));

// Nx restores the report of a cached suite.
for (const path of [reports, times]) rmSync(path, { recursive: true, force: true });
spawnSync(process.execPath, [nx, 'run-many', '-t', ...targets, '--outputStyle=static'], {
  cwd: root,
  stdio: ['ignore', 'inherit', 'inherit'],
  env: { ...process.env, NX_PROFILE: 'dist/test-times.json' },
});

/** @type {{ ph: string, name: string, dur: number, args: { status: string } }[]} The durations are in microseconds. */
const events = existsSync(times) ? read(times) : [];
const steps = events.filter(({ ph }) => ph === 'X').toSorted((one, other) => other.dur - one.dur);
console.log('\nSeconds of each step:');
for (const { name, dur, args } of steps) console.log(`${(dur / 1_000_000).toFixed(1).padStart(7)}  ${name} (${args.status})`);

const files = existsSync(reports) ? readdirSync(reports).map((name) => read(`${reports}/${name}`)) : [];
const counts = files.map(countIn);
/** @param {'passed' | 'failed'} key */
const sum = (key) => counts.reduce((total, count) => total + count[key], 0);
// Without times, Nx itself failed.
const failed = sum('failed') + (steps.length === 0 ? 1 : steps.filter(({ args }) => args.status === 'failure').length);

const failures = [...steps.filter(({ args }) => args.status === 'failure').map(({ name }) => name), ...files.flatMap(failuresIn)];
if (failures.length > 0) console.log(`\nFailed:\n${failures.map((name) => `- ${name}`).join('\n')}`);

console.log(`\n${sum('passed')} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
