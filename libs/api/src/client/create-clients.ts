import createClient, { type Client } from 'openapi-fetch';
import type { paths } from '../generated/schema.ts';
import type { AccessTokens } from './access-tokens.ts';
import { sendWithBearer } from './bearer.ts';
import { limitTime, type Attempt } from './time-limit.ts';

// Spec §9: the authenticated client waits 5 s, the public one 80 s.
const signedInTimeLimit = 5_000;
const publicTimeLimit = 80_000;

export interface ApiConfiguration {
  /** Absolute origin, with a prefix if need be, without a last slash. Pictures with relative URLs resolve against its origin. */
  baseUrl: string;
  fetch?: typeof globalThis.fetch;
}

/** Never sends a bearer; waits 80 s. */
export interface PublicClient {
  readonly kind: 'public';
  readonly baseUrl: string;
  readonly http: Client<paths>;
}

/** Sends the bearer, replays once after a 401; waits 5 s per attempt. */
export interface SignedInClient {
  readonly kind: 'signed-in';
  readonly baseUrl: string;
  readonly http: Client<paths>;
}

export function createPublicClient(configuration: ApiConfiguration): PublicClient {
  return { kind: 'public', ...createHttp(configuration, attempt(configuration, publicTimeLimit)) };
}

export function createSignedInClient(configuration: ApiConfiguration, tokens: AccessTokens): SignedInClient {
  const send = sendWithBearer(attempt(configuration, signedInTimeLimit), tokens);
  return { kind: 'signed-in', ...createHttp(configuration, send) };
}

function attempt(configuration: ApiConfiguration, milliseconds: number): Attempt {
  // Looked up at each call: whoever replaces the global fetch later (a mock backend) must still be asked.
  return limitTime((request, init) => (configuration.fetch ?? globalThis.fetch)(request, init), milliseconds);
}

function createHttp({ baseUrl }: ApiConfiguration, send: Attempt) {
  return { baseUrl, http: createClient<paths>({ baseUrl, fetch: send }) };
}
