import { ApiError } from '@my-food/api';
import { expect, it } from 'vitest';
import { english } from '../../../i18n/locale.ts';
import { passwordMismatch, registrationFailure } from './registration-failure.ts';

const failureOf = (status: number, serverMessage: string | null, fieldErrors: Record<string, string>) =>
  registrationFailure(new ApiError('status', { status, serverMessage, fieldErrors: new Map(Object.entries(fieldErrors)) }), english);

it('AC-381 says that fields are marked only when the form has one of them, and gives the reasons for others on the page', () => {
  expect(failureOf(400, null, { email: 'Taken.', captcha: 'Missing.' })).toEqual({
    fields: new Map([['email', 'Taken.']]),
    page: 'The shop did not accept the marked fields. Missing.',
  });
  expect(failureOf(400, null, { profile_image: 'Too large.' }).fields.size).toBe(1);
  expect(failureOf(400, null, { captcha: 'Missing.' })).toEqual({
    fields: new Map(),
    page: 'The shop refused this. Missing.',
  });
});

it("AC-381 shows the server's reason for the whole, also beside marked fields", () => {
  const reason = 'Registration is closed for this number.';
  expect(failureOf(400, reason, {})).toEqual({ fields: new Map(), page: `The shop refused this. ${reason}` });
  expect(failureOf(400, reason, { email: 'Taken.' }).page).toBe(`The shop did not accept the marked fields. ${reason}`);
});

it('AC-381 marks no field for a 500', () => {
  expect(failureOf(500, null, {}).fields).toEqual(new Map());
});

it.each([
  [
    'The shop has a problem at the moment. Upstream timed out.',
    new ApiError('status', { status: 504, serverMessage: 'Upstream timed out' }),
  ],
  ['The shop takes too long to answer.', new ApiError('time-out')],
  ['The shop cannot be reached. Are you online?', new ApiError('network')],
])('AC-849 says after "%s" that the account may exist', (reason, error) => {
  expect(registrationFailure(error, english).page).toBe(`${reason} You may be registered after all: try to log in.`);
});

it('marks the second password when the passwords differ', () => {
  expect([...registrationFailure(passwordMismatch, english).fields.keys()]).toEqual(['password2']);
});
