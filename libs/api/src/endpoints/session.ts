import { createSignedInClient, type ApiConfiguration, type PublicClient } from '../client/create-clients.ts';
import { expectSuccess, readJson } from '../client/unwrap.ts';
import { parseOrThrow } from '../schemas/parse.ts';
import { renewalResponseSchema } from '../schemas/tokens.ts';

export interface RenewedAccess {
  access: string;
  /** Only from servers that rotate refresh tokens. */
  refresh: string | null;
}

/** Spec §4: gets a new access token. Rejects with an ApiError, also without an access string. */
export async function renewAccess(publicClient: PublicClient, refresh: string): Promise<RenewedAccess> {
  const body = await readJson(publicClient.http.POST('/api/user/refresh_token/', { body: { refresh }, parseAs: 'stream' }));
  return parseOrThrow(renewalResponseSchema, body);
}

/** Ends the session on the server. Outlives the page. Times out after 5 s; a 401 refreshes nothing. */
export async function logOut(configuration: ApiConfiguration, session: { access: string; refresh: string }): Promise<void> {
  const tokens = { current: () => session.access, refresh: () => Promise.resolve(null) };
  const client = createSignedInClient(configuration, tokens);
  await expectSuccess(client.http.POST('/api/user/logout/', { body: { refresh: session.refresh }, parseAs: 'stream', keepalive: true }));
}
