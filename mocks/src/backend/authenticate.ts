import type { AccountRow, Database } from '../data/db.ts';
import type { Tokens } from './tokens.ts';

/** Error bodies of Django REST framework and simplejwt. */
export const errorBodies = {
  missing: { detail: 'Authentication credentials were not provided.' },
  access: {
    detail: 'Given token not valid for any token type',
    code: 'token_not_valid',
    messages: [{ token_class: 'AccessToken', token_type: 'access', message: 'Token is invalid or expired' }],
  },
  refresh: { detail: 'Token is invalid or expired', code: 'token_not_valid' },
  credentials: { detail: 'No active account found with the given credentials' },
};

type Rejection = (typeof errorBodies)['missing'] | (typeof errorBodies)['access'];
export type AuthenticationResult = { account: AccountRow; rejection: null } | { account: null; rejection: Rejection };

/** The bearer of a request; null without one. */
export const bearerOf = (headers: Headers): string | null => /^Bearer (.+)$/.exec(headers.get('authorization') ?? '')?.[1] ?? null;

/** Resolves the account of a request, or the body of its 401. */
export function createAuthenticate(db: Database, tokens: Tokens) {
  return (request: Request): AuthenticationResult => {
    const bearer = bearerOf(request.headers);
    if (bearer === null) return { account: null, rejection: errorBodies.missing };
    const id = tokens.ownerOf('access', bearer);
    const account = id === null ? null : db.account.findFirst({ where: { id: { equals: id } } });
    return account ? { account, rejection: null } : { account: null, rejection: errorBodies.access };
  };
}

export type Authenticate = ReturnType<typeof createAuthenticate>;
