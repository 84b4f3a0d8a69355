import type { MockServer } from '@my-food/mocks/server';
import { sessionOf } from '@my-food/mocks/session-of';

/** Logs in over HTTP. Returns the session under the keys of the storefront's local storage (Spec §3). */
export async function storedSessionOf(server: MockServer, as: 'customer' | 'admin') {
  const { access, refresh, role } = await sessionOf(server, as);
  return { accessToken: access, refreshToken: refresh, role };
}
