import type { AccessTokens } from './access-tokens.ts';
import type { FetchFn } from './time-limit.ts';

/** Whether a header can contain the token: any other character would make Headers throw. */
export function isToken(value: string | null): value is string {
  return value !== null && /^[\x21-\x7e]+$/.test(value);
}

/**
 * Adds the bearer. After a 401 it refreshes the token and replays the request once, with a new time limit (Spec §9: a refresh retry is allowed
 * once per request).
 */
export function sendWithBearer(send: FetchFn, tokens: AccessTokens): FetchFn {
  return async (request) => {
    const token = tokens.current();
    if (!isToken(token)) return send(request);
    // Cloned before sending: the body of a sent request cannot be read again.
    const retryRequest = request.clone();
    request.headers.set('Authorization', `Bearer ${token}`);
    const response = await send(request);
    if (response.status !== 401) return response;
    const newToken = await tokens.refresh(token);
    if (!isToken(newToken)) return response;
    retryRequest.headers.set('Authorization', `Bearer ${newToken}`);
    return send(retryRequest);
  };
}
