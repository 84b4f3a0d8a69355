import { expect, test } from 'vitest';
import { createPublicClient } from '../client/create-clients.ts';
import { baseUrl, startRecordingServer } from '../testing/recording-server.ts';
import { logOut, renewAccess } from './session.ts';

const server = startRecordingServer();
const open = createPublicClient({ baseUrl });

test('renewing posts the refresh token without a bearer', async () => {
  server.answerJson({ access: 'access-2' });
  await expect(renewAccess(open, 'refresh-1')).resolves.toEqual({ access: 'access-2', refresh: null });
  expect(server.calls).toEqual([
    {
      method: 'POST',
      path: '/api/user/refresh_token/',
      authorization: null,
      contentType: 'application/json',
      body: { refresh: 'refresh-1' },
    },
  ]);
});

test('a rotating server returns the next refresh token', async () => {
  server.answerJson({ access: 'access-2', refresh: 'refresh-2' });
  await expect(renewAccess(open, 'refresh-1')).resolves.toEqual({ access: 'access-2', refresh: 'refresh-2' });
});

test.each([null, '', 5, {}])('an invalid refresh token %j is read as null', async (refresh) => {
  server.answerJson({ access: 'access-2', refresh });
  await expect(renewAccess(open, 'refresh-1')).resolves.toEqual({ access: 'access-2', refresh: null });
});

test.each(['{}', '{"access":""}', '{"access":"no header value"}', '{"access":null}', '[]', 'null', '', '<html>'])(
  'renewing fails on the body %j',
  async (body) => {
    server.answerText(body);
    await expect(renewAccess(open, 'refresh-1')).rejects.toMatchObject({ name: 'ApiError', reason: 'body' });
  },
);

test.each([401, 500])('AC-068 renewing fails on %i, once', async (status) => {
  server.answerJson({ detail: 'Token is invalid', code: 'token_not_valid' }, { status });
  await expect(renewAccess(open, 'refresh-1')).rejects.toMatchObject({ name: 'ApiError', reason: 'status', status });
  expect(server.calls).toHaveLength(1);
});

test('AC-068 renewing fails without a network', async () => {
  server.drop();
  await expect(renewAccess(open, 'refresh-1')).rejects.toMatchObject({ name: 'ApiError', reason: 'network' });
});

const session = { access: 'access-1', refresh: 'refresh-1' };

test.each([200, 204, 205])('AC-056 logout posts the refresh token with the bearer and succeeds on %i', async (status) => {
  server.answerText(null, { status });
  await expect(logOut({ baseUrl }, session)).resolves.toBeUndefined();
  expect(server.calls).toEqual([
    {
      method: 'POST',
      path: '/api/user/logout/',
      authorization: 'Bearer access-1',
      contentType: 'application/json',
      body: { refresh: 'refresh-1' },
    },
  ]);
});

test('logout fails on 401 and is not replayed', async () => {
  server.answerJson({ detail: 'expired' }, { status: 401 });
  await expect(logOut({ baseUrl }, session)).rejects.toMatchObject({ reason: 'status', status: 401 });
  expect(server.calls).toHaveLength(1);
});
