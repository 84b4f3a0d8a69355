// What the JSON reports of vitest and Playwright say. Every test has to pass: a skipped one is a failure.
import { stripVTControlCharacters } from 'node:util';

/**
 * @typedef {{ numTotalTests: number, numPassedTests: number }} VitestCounts
 * @typedef {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number } }} PlaywrightCounts
 */

/**
 * The counts of a vitest or a Playwright JSON report.
 * @param {VitestCounts | PlaywrightCounts} report
 */
export const countIn = (report) =>
  'stats' in report
    ? { passed: report.stats.expected, failed: report.stats.unexpected + report.stats.flaky + report.stats.skipped }
    : { passed: report.numPassedTests, failed: report.numTotalTests - report.numPassedTests };

/**
 * A failed test with the beginning of its first error: the output of the test itself is far above, or cut off. A skipped test has no error.
 * @param {string} title
 * @param {(string | undefined)[]} messages
 */
const describe = (title, [message = 'It did not run.']) =>
  [title, ...stripVTControlCharacters(message).split('\n').slice(0, 12)].join('\n    ');

/**
 * The tests of a vitest report, or of a suite of a Playwright report, that did not pass.
 * @typedef {{ title: string, tests: { status: string, results: { errors: { message?: string }[] }[] }[] }} Spec
 * @typedef {{ status: string, fullName: string, failureMessages: string[] }} Assertion
 * @typedef {{ suites?: Suite[], specs?: Spec[], testResults?: { assertionResults: Assertion[] }[] }} Suite
 * @param {Suite} suite
 * @returns {string[]}
 */
export const failuresIn = ({ suites = [], specs = [], testResults = [] }) => [
  ...testResults
    .flatMap(({ assertionResults }) => assertionResults.filter(({ status }) => status !== 'passed'))
    .map(({ fullName, failureMessages }) => describe(fullName, failureMessages)),
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status !== 'expected'))
    .map(({ title, tests }) => {
      const errors = tests.flatMap(({ results }) => results.flatMap((result) => result.errors));
      return describe(
        title,
        errors.map(({ message }) => message),
      );
    }),
  ...suites.flatMap(failuresIn),
];
