import type { Database } from '../data/db.ts';

const refreshLifetimeMs = 24 * 60 * 60 * 1000;
type Kind = 'access' | 'refresh';

export interface TokenOptions {
  /** Milliseconds since the epoch. */
  now: () => number;
  accessLifetimeMs: number;
  /** Refresh tokens are single-use, and each renewal returns the next one. */
  rotateRefresh: boolean;
}

const random = (): string => Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Opaque tokens with an expiry, stored as rows. A token that is not in the table was never issued, or is revoked. */
export function createTokens(db: Database, { now, accessLifetimeMs, rotateRefresh }: TokenOptions) {
  const issue = (kind: Kind, accountId: number): string => {
    for (const token of db.token.getAll()) if (token.expiresAt <= now()) db.token.delete({ where: { value: { equals: token.value } } });
    const value = `${kind}-${random()}`;
    db.token.create({ value, kind, accountId, expiresAt: now() + (kind === 'access' ? accessLifetimeMs : refreshLifetimeMs) });
    return value;
  };
  const ownerOf = (kind: Kind, value: string): number | null => {
    const token = db.token.findFirst({ where: { value: { equals: value }, kind: { equals: kind } } });
    return token && token.expiresAt > now() ? token.accountId : null;
  };
  const revoke = (value: string): void => {
    db.token.delete({ where: { value: { equals: value } } });
  };
  return {
    ownerOf,
    revoke,
    open: (accountId: number) => ({ refresh: issue('refresh', accountId), access: issue('access', accountId) }),
    /** null when the refresh token is unknown, already used or expired. */
    renew(refresh: string): { access: string; refresh?: string } | null {
      const accountId = ownerOf('refresh', refresh);
      if (accountId === null) return null;
      const access = issue('access', accountId);
      if (!rotateRefresh) return { access };
      revoke(refresh);
      return { access, refresh: issue('refresh', accountId) };
    },
    expireAccess(): void {
      db.token.deleteMany({ where: { kind: { equals: 'access' } } });
    },
    /** Revokes access and refresh tokens. */
    revokeAll(): void {
      db.token.deleteMany({ where: {} });
    },
  };
}

export type Tokens = ReturnType<typeof createTokens>;
