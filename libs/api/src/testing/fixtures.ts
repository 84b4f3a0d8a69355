import { createApi } from '../api.ts';
import type { AccessTokens } from '../client/access-tokens.ts';
import { createPublicClient, createSignedInClient } from '../client/create-clients.ts';
import { baseUrl } from './recording-server.ts';

export function tokensOf(access: string | null, next: string | null = null): AccessTokens {
  return { current: () => access, refresh: () => Promise.resolve(next) };
}

export function apiWith(tokens: AccessTokens = tokensOf('access-1')) {
  return createApi(createPublicClient({ baseUrl }), createSignedInClient({ baseUrl }, tokens));
}

const bytes = [137, 80, 78, 71, 13, 10, 26, 10, 0, 255];

export const picture = new File([new Uint8Array(bytes)], 'dish.png', { type: 'image/png' });

/** The picture as the recording server receives it. */
export const receivedPicture = { name: 'dish.png', type: 'image/png', bytes };
