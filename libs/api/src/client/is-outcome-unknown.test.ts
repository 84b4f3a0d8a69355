import { expect, it } from 'vitest';
import { ApiError } from './api-error.ts';
import { isOutcomeUnknown } from './is-outcome-unknown.ts';

it.each([
  ['time-out', true],
  ['network', true],
  ['body', true],
  ['status', false],
] as const)('after a failure by %s, that the write is unknown is %s', (reason, isUnknown) => {
  expect(isOutcomeUnknown(new ApiError(reason, { status: 500 }))).toBe(isUnknown);
});

it('the outcome is unknown after any other error', () => {
  expect(isOutcomeUnknown(new TypeError('Failed to fetch'))).toBe(true);
});
