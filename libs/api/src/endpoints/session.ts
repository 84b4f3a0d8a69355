import { createSignedInClient, type ApiConfiguration, type PublicClient } from '../client/create-clients.ts';
import { expectSuccess, readJson } from '../client/unwrap.ts';
import { parseWhole } from '../schemas/parse.ts';
import { servedAccess } from '../schemas/tokens.ts';

export interface RenewedAccess {
  access: string;
  /** Only from servers that rotate refresh tokens. */
  refresh: string | null;
}

/** Spec §4: gets a new access token. Rejects with an ApiError, also without an access string. */
export async function renewAccess(open: PublicClient, refresh: string): Promise<RenewedAccess> {
  const answer = await readJson(open.http.POST('/api/user/refresh_token/', { body: { refresh }, parseAs: 'stream' }));
  return parseWhole(servedAccess, answer);
}

/** Ends the session on the server. Times out after 5 s; a 401 refreshes nothing. */
export async function logOut(configuration: ApiConfiguration, session: { access: string; refresh: string }): Promise<void> {
  const itsOwn = { current: () => session.access, another: () => Promise.resolve(null) };
  const client = createSignedInClient(configuration, itsOwn);
  await expectSuccess(client.http.POST('/api/user/logout/', { body: { refresh: session.refresh }, parseAs: 'stream' }));
}
