import { expect, it } from 'vitest';
import { ApiError } from './api-error.ts';
import { isOutcomeUnknown } from './is-outcome-unknown.ts';

it.each([
  ['time-out', null, true],
  ['network', null, true],
  ['body', 200, true],
  ['status', 400, false],
  ['status', 429, false],
  // A gateway reports that it got no answer, or the server failed after it had stored the entry.
  ['status', 502, true],
] as const)('AC-803 after a failure by %s and the status %s, that the write is unknown is %s', (reason, status, isUnknown) => {
  expect(isOutcomeUnknown(new ApiError(reason, { status }))).toBe(isUnknown);
});

it('the outcome is unknown after any other error', () => {
  expect(isOutcomeUnknown(new TypeError('Failed to fetch'))).toBe(true);
});
