import createClient, { type Client } from 'openapi-fetch';
import type { paths } from '../generated/schema.ts';
import type { AccessTokens } from './access-tokens.ts';
import { sendWithBearer } from './bearer.ts';
import { withTimeLimit, type FetchFn } from './time-limit.ts';

// Spec §9: the authenticated client waits 5 s, the public one 80 s.
const signedInTimeLimit = 5_000;
const publicTimeLimit = 80_000;

export interface ApiConfiguration {
  /** Absolute origin with an optional path prefix, without a trailing slash. Relative picture URLs resolve against its origin. */
  baseUrl: string;
  fetch?: typeof globalThis.fetch;
}

/** Never sends a bearer; times out after 80 s. */
export interface PublicClient {
  readonly kind: 'public';
  readonly baseUrl: string;
  readonly http: Client<paths>;
}

/** Sends the bearer, replays once after a 401; each attempt times out after 5 s. */
export interface SignedInClient {
  readonly kind: 'signed-in';
  readonly baseUrl: string;
  readonly http: Client<paths>;
}

/** Requests time out after 80 s with an ApiError. `configuration.fetch` defaults to the global one, read at each call. */
export function createPublicClient(configuration: ApiConfiguration): PublicClient {
  return { kind: 'public', ...createHttp(configuration, createFetch(configuration, publicTimeLimit)) };
}

/** As `createPublicClient`, with the bearer of `tokens`; after a 401 it is refreshed and the request sent once more. */
export function createSignedInClient(configuration: ApiConfiguration, tokens: AccessTokens): SignedInClient {
  const send = sendWithBearer(createFetch(configuration, signedInTimeLimit), tokens);
  return { kind: 'signed-in', ...createHttp(configuration, send) };
}

function createFetch(configuration: ApiConfiguration, milliseconds: number): FetchFn {
  // Looked up at each call: a mock backend may replace the global fetch later.
  return withTimeLimit((request, init) => (configuration.fetch ?? globalThis.fetch)(request, init), milliseconds);
}

function createHttp({ baseUrl }: ApiConfiguration, send: FetchFn) {
  return { baseUrl, http: createClient<paths>({ baseUrl, fetch: send }) };
}
