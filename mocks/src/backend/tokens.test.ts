import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../testing/test-server.ts';

let shop: TestServer;
let clock: number;
const open = async (rotateRefresh: boolean) => {
  shop = await createTestServer({ now: () => clock, accessLifetimeMs: 1000, rotateRefresh });
};
beforeEach(() => {
  clock = 1_800_000_000_000;
});
afterEach(async () => {
  await shop.server.close();
  expect(shop.contractProblems).toEqual([]);
});

const expired = {
  status: 401,
  body: {
    detail: 'Given token not valid for any token type',
    code: 'token_not_valid',
    messages: [{ token_class: 'AccessToken', token_type: 'access', message: 'Token is invalid or expired' }],
  },
};
const refused = { status: 401, body: { detail: 'Token is invalid or expired', code: 'token_not_valid' } };
const readStatus = async (access: string) => (await shop.call('GET', '/api/user/profile/', undefined, access)).status;
const renew = async (refresh: string) => {
  const { status, body } = await shop.call('POST', '/api/user/refresh_token/', { refresh });
  const tokens = new Map<string, unknown>(Object.entries(Object(body)));
  return { status, keys: [...tokens.keys()], access: String(tokens.get('access')), refresh: String(tokens.get('refresh')) };
};

it('expires an access token to the millisecond, and renews it', async () => {
  await open(false);
  const session = await shop.signIn('customer');
  clock += 999;
  expect(await readStatus(session.access)).toBe(200);
  clock += 1;
  expect(await shop.call('GET', '/api/user/profile/', undefined, session.access)).toEqual(expired);
  const renewed = await renew(session.refresh);
  expect({ status: renewed.status, keys: renewed.keys }).toEqual({ status: 200, keys: ['access'] });
  expect(await readStatus(renewed.access)).toBe(200);
  expect((await renew(session.refresh)).status).toBe(200);
});

it('accepts a rotating refresh token once', async () => {
  await open(true);
  const session = await shop.signIn('customer');
  const renewed = await renew(session.refresh);
  expect({ status: renewed.status, keys: renewed.keys }).toEqual({ status: 200, keys: ['access', 'refresh'] });
  expect(await shop.call('POST', '/api/user/refresh_token/', { refresh: session.refresh })).toEqual(refused);
  expect((await renew(renewed.refresh)).status).toBe(200);
});

it('refuses an unknown, an access and an old refresh token', async () => {
  await open(false);
  const session = await shop.signIn('customer');
  expect(await shop.call('POST', '/api/user/refresh_token/', { refresh: 'x' })).toEqual(refused);
  expect(await shop.call('POST', '/api/user/refresh_token/', { refresh: session.access })).toEqual(refused);
  clock += 24 * 60 * 60 * 1000;
  expect(await shop.call('POST', '/api/user/refresh_token/', { refresh: session.refresh })).toEqual(refused);
  expect(await shop.call('POST', '/api/user/refresh_token/', {})).toEqual({ status: 400, body: { refresh: ['This field is required.'] } });
});

it('rejects a refresh token as an access token', async () => {
  await open(false);
  const session = await shop.signIn('customer');
  expect(await shop.call('GET', '/api/user/profile/', undefined, session.refresh)).toEqual(expired);
});

it('logs out with an empty 205 and revokes the refresh token', async () => {
  await open(false);
  const session = await shop.signIn('customer');
  const other = await shop.signIn('admin');
  const logOut = (refresh: string, access?: string) => shop.call('POST', '/api/user/logout/', { refresh }, access);
  expect(await logOut(session.refresh)).toEqual({ status: 401, body: { detail: 'Authentication credentials were not provided.' } });
  expect(await logOut(other.refresh, session.access)).toEqual({ status: 400, body: refused.body });
  expect(await logOut(session.refresh, session.access)).toEqual({ status: 205, body: null });
  expect(await logOut(session.refresh, session.access)).toEqual({ status: 400, body: refused.body });
  expect(await shop.call('POST', '/api/user/refresh_token/', { refresh: session.refresh })).toEqual(refused);
});

it('expires all access tokens, and keeps the refresh tokens', async () => {
  await open(false);
  const session = await shop.signIn('customer');
  shop.server.backend.expireAccessTokens();
  expect(await readStatus(session.access)).toBe(401);
  expect((await renew(session.refresh)).status).toBe(200);
});
