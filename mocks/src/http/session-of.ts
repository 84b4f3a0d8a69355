import type { MockServer } from './server.ts';

/** Logs in over HTTP. */
export async function sessionOf({ url, backend }: Pick<MockServer, 'url' | 'backend'>, as: 'customer' | 'admin') {
  const { email, password } = backend.accounts[as];
  const response = await fetch(`${url}/api/user/login/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const session: Record<'access' | 'refresh' | 'role', string> = await response.json();
  return session;
}
