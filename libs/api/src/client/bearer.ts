import type { AccessTokens } from './access-tokens.ts';
import type { Attempt } from './time-limit.ts';

// What a header may carry; anything else would make Headers throw, and is no token anyway.
const legalToken = /^[\x21-\x7e]+$/;

function legal(token: string | null): string | null {
  return token !== null && legalToken.test(token) ? token : null;
}

/**
 * Attaches the bearer. After a 401 it asks once for another token and replays once, body whole, with a fresh time limit;
 * whatever the replay answers is the answer (Spec §9: a refresh retry is allowed once per request).
 */
export function sendWithBearer(attempt: Attempt, tokens: AccessTokens): Attempt {
  return async (request) => {
    const token = legal(tokens.current());
    if (token === null) return attempt(request);
    // Taken before sending: the body of a used request is gone.
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
