import type { AccessTokens } from './access-tokens.ts';
import type { Attempt } from './time-limit.ts';

// Any other character would make Headers throw.
const legalToken = /^[\x21-\x7e]+$/;

function legal(token: string | null): string | null {
  return token !== null && legalToken.test(token) ? token : null;
}

/**
 * Adds the bearer. After a 401 it refreshes the token and replays the request once, with a new time limit (Spec §9: a refresh retry is allowed
 * once per request).
 */
export function sendWithBearer(attempt: Attempt, tokens: AccessTokens): Attempt {
  return async (request) => {
    const token = legal(tokens.current());
    if (token === null) return attempt(request);
    // Cloned before sending: the body of a sent request cannot be read again.
    const spare = request.clone();
    request.headers.set('Authorization', `Bearer ${token}`);
    const response = await attempt(request);
    if (response.status !== 401) return response;
    const next = legal(await tokens.another(token));
    if (next === null) return response;
    spare.headers.set('Authorization', `Bearer ${next}`);
    return attempt(spare);
  };
}
