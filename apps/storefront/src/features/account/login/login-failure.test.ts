import { ApiError, MissingTokensError } from '@my-food/api';
import { expect, it } from 'vitest';
import { english } from '../../../i18n/locale.ts';
import { loginFailure } from './login-failure.ts';

const failureOf = (status: number, serverMessage: string | null, fieldErrors: Record<string, string> = {}) =>
  loginFailure(new ApiError('status', { status, serverMessage, fieldErrors: new Map(Object.entries(fieldErrors)) }), english);

const refused = 'The shop refused this.';
const typed = 'What you typed is still here.';

it('AC-291 says at the password that there is no such account', () => {
  expect(failureOf(401, 'No active account found with the given credentials')).toEqual({
    password: 'There is no account with this e-mail and password. Check both.',
  });
});

it('says on the page that tokens are missing', () => {
  expect(loginFailure(new MissingTokensError(), english).page).toBe('The shop did not complete the login. Please try again.');
});

it.each([400, 403, 404, 422])('AC-825 gives the reason of the server for a refusal with %i, which is not about the account', (status) => {
  expect(failureOf(status, 'This account is locked')).toEqual({ page: `${refused} This account is locked. ${typed}` });
  expect(failureOf(status, null)).toEqual({ page: `${refused} ${typed}` });
});

it('AC-825 gives the reason for a field at the field', () => {
  const { email, page } = failureOf(400, null, { email: 'Enter a valid email address.' });
  expect(email).toBe('Enter a valid email address.');
  expect(page).toBe(`${refused} ${typed}`);
});

it('AC-825 gives the reason for a field that the form does not have on the page', () => {
  const { email, page } = failureOf(400, 'Try again later', { username: 'This account is locked', email: 'Unknown.' });
  expect(email).toBe('Unknown.');
  expect(page).toBe(`${refused} Try again later. This account is locked. ${typed}`);
});
