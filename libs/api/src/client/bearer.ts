import type { AccessTokens } from './access-tokens.ts';
import type { FetchFn } from './time-limit.ts';

// Any other character would make Headers throw.
const tokenPattern = /^[\x21-\x7e]+$/;

function toValidToken(token: string | null): string | null {
  return token !== null && tokenPattern.test(token) ? token : null;
}

/**
 * Adds the bearer. After a 401 it refreshes the token and replays the request once, with a new time limit (Spec §9: a refresh retry is allowed
 * once per request).
 */
export function sendWithBearer(send: FetchFn, tokens: AccessTokens): FetchFn {
  return async (request) => {
    const token = toValidToken(tokens.current());
    if (token === null) return send(request);
    // Cloned before sending: the body of a sent request cannot be read again.
    const retryRequest = request.clone();
    request.headers.set('Authorization', `Bearer ${token}`);
    const response = await send(request);
    if (response.status !== 401) return response;
    const newToken = toValidToken(await tokens.refresh(token));
    if (newToken === null) return response;
    retryRequest.headers.set('Authorization', `Bearer ${newToken}`);
    return send(retryRequest);
  };
}
