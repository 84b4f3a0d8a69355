import { expect, it } from 'vitest';
import config from '../vitest.config.ts';
import { countIn, failuresIn } from './test-reports.mjs';

const passed = { status: 'passed', fullName: 'adds', failureMessages: [] };
const failed = { status: 'failed', fullName: 'removes', failureMessages: ['\u001B[31mexpected 1\u001B[39m'] };
const skipped = { status: 'skipped', fullName: 'sorts', failureMessages: [] };
const planned = { status: 'todo', fullName: 'filters', failureMessages: [] };

it('AC-810 a skipped test of vitest, or one that is not written yet, is a failure with its name', () => {
  expect(countIn({ numTotalTests: 4, numPassedTests: 1 })).toEqual({ passed: 1, failed: 3 });
  expect(failuresIn({ testResults: [{ assertionResults: [passed, failed, skipped, planned] }] })).toEqual([
    'removes\n    expected 1',
    'sorts\n    It did not run.',
    'filters\n    It did not run.',
  ]);
});

it('AC-810 a skipped test of Playwright is a failure with its name', () => {
  const spec = (title: string, status: string, errors: { message: string }[] = []) => ({
    title,
    tests: [{ status, results: [{ errors }] }],
  });
  const specs = [spec('orders', 'expected'), spec('registers', 'unexpected', [{ message: 'expected 1' }]), spec('logs in', 'skipped')];
  expect(countIn({ stats: { expected: 1, unexpected: 1, flaky: 0, skipped: 1 } })).toEqual({ passed: 1, failed: 2 });
  expect(failuresIn({ suites: [{ suites: [{ specs }] }] })).toEqual(['registers\n    expected 1', 'logs in\n    It did not run.']);
});

it('AC-810 a test that is focused fails the run', () => {
  const projects = config.test?.projects ?? [];
  expect(projects.length).toBeGreaterThan(1);
  expect(projects).toEqual(projects.map(() => expect.objectContaining({ test: expect.objectContaining({ allowOnly: false }) })));
});
