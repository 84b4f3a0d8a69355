import type { Checker, Form, ParsedResponse } from './checker.ts';
import { tinyPicture, type RunContext } from './run-context.ts';
import { isObject } from '../contract/is-object.ts';

export interface Credentials {
  email: string;
  password: string;
}

export interface Session {
  access: string;
  refresh: string;
}

const textOf = (body: unknown, field: string): string | null => {
  const value = isObject(body) ? body[field] : null;
  return typeof value === 'string' && value !== '' ? value : null;
};

function sessionOf(response: ParsedResponse | null): Session | null {
  const access = textOf(response?.body, 'access');
  const refresh = textOf(response?.body, 'refresh');
  return access === null || refresh === null ? null : { access, refresh };
}

export const isWritten = (response: ParsedResponse | null): boolean => response !== null && response.status < 300;

function accountForm(username: string) {
  // Servers refuse a password that resembles the name or the e-mail.
  const password = `Aa1-${crypto.randomUUID()}`;
  return {
    first_name: 'Contract',
    last_name: 'Check',
    username,
    email: `${username}@my-food.example`,
    phone_number: '01700000000',
    address: '12 Lake Road',
    gender: 'O',
    password,
    password2: password,
    profile_image: tinyPicture(),
  };
}

/** Registers a new customer; null when the server refuses. The contract has no call that removes an account. */
export async function checkRegistration({ send }: Checker, { mark }: RunContext): Promise<Credentials | null> {
  const register = (input: string, form: Form & { email: string }, expected: readonly number[]) =>
    send('register', { input, form, expected, creates: `the account ${form.email}` });
  const { profile_image: _picture, ...withoutPicture } = accountForm(`${mark}-without-a-picture`);
  await register('without a picture', withoutPicture, [400]);
  await register('a gender X', { ...accountForm(`${mark}-gender-x`), gender: 'X' }, [400]);
  await register('two different passwords', { ...accountForm(`${mark}-two-passwords`), password2: 'other' }, [400]);
  const form = accountForm(mark);
  const response = await register('a new customer', form, [200, 201]);
  if (!isWritten(response)) return null;
  await register('the same customer again', form, [400]);
  return { email: form.email, password: form.password };
}

export async function checkLogIn({ send }: Checker, { email, password }: Credentials): Promise<Session | null> {
  await send('logIn', { input: 'a wrong password', json: { email, password: `${password}?` }, expected: [400, 401] });
  await send('logIn', { input: 'no password', json: { email }, expected: [400, 401] });
  return sessionOf(await send('logIn', { input: 'the given account', json: { email, password }, expected: [200] }));
}

/** May fail: a server may require new accounts to be confirmed first. */
export async function logInNewAccount({ send }: Checker, { email, password }: Credentials): Promise<Session | null> {
  return sessionOf(await send('logIn', { input: 'the new account', json: { email, password }, expected: [200, 400, 401] }));
}

export async function logInAdmin({ send }: Checker, { email, password }: Credentials): Promise<Session | null> {
  return sessionOf(await send('logIn', { input: 'the given admin', json: { email, password }, expected: [200] }));
}

/** The session with its newest tokens. */
export async function checkRenewal({ send }: Checker, session: Session): Promise<Session> {
  await send('renewAccess', { input: 'a made-up token', json: { refresh: 'made-up' }, expected: [400, 401] });
  await send('renewAccess', { input: 'nothing', json: {}, expected: [400, 401] });
  const response = await send('renewAccess', { input: 'the refresh token', json: { refresh: session.refresh }, expected: [200] });
  return { access: textOf(response?.body, 'access') ?? session.access, refresh: textOf(response?.body, 'refresh') ?? session.refresh };
}

/** Reads the given account's profile; updates only the new account's, if it exists. */
export async function checkProfile({ send, skip, recordDeviation }: Checker, reader: Session, writer: Session | null): Promise<void> {
  await send('readProfile', { input: 'no token', expected: [401] });
  await send('readProfile', { input: 'a made-up token', bearer: 'made-up', expected: [401] });
  await send('readProfile', { input: 'the access token', bearer: reader.access, expected: [200] });
  const form = { first_name: 'Checked', last_name: 'Contract', phone_number: '01800000000', address: '14 Lake Road', gender: 'F' };
  await send('updateProfile', { input: 'no token', form, expected: [401] });
  if (!writer) return skip('updateProfile', 'other texts', 'the new account cannot log in, and the given one is not changed');
  const bearer = writer.access;
  await send('updateProfile', { input: 'a gender X', form: { ...form, gender: 'X' }, bearer, expected: [400] });
  const withPicture = { ...form, profile_image: tinyPicture() };
  await send('updateProfile', { input: 'other texts, a new picture', form: withPicture, bearer, expected: [200, 201] });
  const response = await send('updateProfile', { input: 'other texts', form, bearer, expected: [200, 201] });
  const profile = await send('readProfile', { input: 'the changed profile', bearer, expected: [200] });
  const name = textOf(profile?.body, 'first_name');
  if (isWritten(response) && profile?.status === 200 && name !== form.first_name)
    recordDeviation('updateProfile', '/first_name', `'${form.first_name}' was sent, '${String(name)}' is read`);
}

export async function checkLogOut({ send }: Checker, { access, refresh }: Session): Promise<void> {
  await send('logOut', { input: 'no token', json: { refresh }, expected: [401] });
  await send('logOut', { input: 'the refresh token', json: { refresh }, bearer: access, expected: [200, 204, 205] });
  await send('renewAccess', { input: 'a token that was logged out', json: { refresh }, expected: [400, 401] });
}
