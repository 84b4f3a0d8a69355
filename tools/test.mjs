// npm test: every check once, through the Nx cache, closed by one line: how many tests passed, and how many of them or of the steps failed.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const nxPackage = createRequire(import.meta.url).resolve('nx/package.json');
const nx = join(dirname(nxPackage), JSON.parse(readFileSync(nxPackage, 'utf8')).bin.nx);
const reports = `${root}dist/reports`;
const run = (...args) => spawnSync(process.execPath, [nx, ...args], { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] }).status === 0;

// What needs no browser runs two at a time; a browser's suite wants the machine for itself. The suites report their tests to dist/reports.
const staticChecks = [
  'lint',
  'typecheck',
  'check-budgets',
  'check-browsers',
  'check-generated',
  'check-format',
  'check-situations',
  'contract-lint',
  'knip',
];
const steps = [
  ['run-many', '-t', ...staticChecks, 'test', 'test-tools', '--parallel=2', '--outputStyle=static'],
  ['run', 'workspace:stories', '--outputStyle=static'],
  ['run', 'storefront:e2e', '--outputStyle=static'],
  ['run', 'workspace:smoke', '--outputStyle=static'],
];

const count = { passed: 0, failed: 0 };
let flaky = 0;
for (const step of steps) if (!run(...step)) count.failed += 1;

/** vitest's JSON and Playwright's JSON, told apart by their own fields. */
const read = (file) => {
  const report = JSON.parse(readFileSync(file, 'utf8'));
  if ('numPassedTests' in report) return { passed: report.numPassedTests, failed: report.numFailedTests };
  flaky += report.stats.flaky;
  return { passed: report.stats.expected + report.stats.flaky, failed: report.stats.unexpected };
};
for (const name of existsSync(reports) ? readdirSync(reports) : []) {
  if (!name.endsWith('.json')) continue;
  const { passed, failed } = read(`${reports}/${name}`);
  count.passed += passed;
  count.failed += failed;
}
if (flaky > 0) console.log(`\n${flaky} end-to-end tests needed a second try: look at them.`);
console.log(`\n${count.passed} passed, ${count.failed} failed`);
process.exit(count.failed === 0 ? 0 : 1);
