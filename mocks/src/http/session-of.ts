import type { MockServer } from './server.ts';

/** Logs in over HTTP. Returns the session under the keys of the storage. */
export async function sessionOf({ url, backend }: Pick<MockServer, 'url' | 'backend'>, as: 'customer' | 'admin') {
  const { email, password } = backend.accounts[as];
  const response = await fetch(`${url}/api/user/login/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const { access, refresh, role }: Record<'access' | 'refresh' | 'role', string> = await response.json();
  return { accessToken: access, refreshToken: refresh, role };
}
