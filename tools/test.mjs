// npm test: every check once, through the Nx cache, closed by one line with the sum of all of them.
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

// Each static check is one result of its own; the suites report theirs to dist/reports.
const gates = [
  ['run-many', '-t', 'check-generated', 'contract-lint', 'check-format', 'check-situations', 'lint', 'knip', '--outputStyle=static'],
  ['run-many', '-t', 'typecheck', '--outputStyle=static'],
  ['run', 'workspace:check-budgets', '--outputStyle=static'],
];
const suites = [
  ['run-many', '-t', 'test', 'test-tools', '--parallel=1', '--outputStyle=static'],
  ['run-many', '-t', 'build', '--outputStyle=static'],
  ['run', 'workspace:stories', '--outputStyle=static'],
  ['run', 'storefront:e2e', '--outputStyle=static'],
];

const count = { passed: 0, failed: 0 };
let flaky = 0;
for (const gate of gates) count[run(...gate) ? 'passed' : 'failed'] += 1;
for (const suite of suites) if (!run(...suite)) count.failed += 1;

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
