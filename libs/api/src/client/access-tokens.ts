/** Provides the bearer of the signed-in client. Implemented by the owner of the session. */
export interface AccessTokens {
  current(): string | null;
  /** Resolves with a new token after `rejected` was refused, or with null. Must never reject. */
  refresh(rejected: string): Promise<string | null>;
}
