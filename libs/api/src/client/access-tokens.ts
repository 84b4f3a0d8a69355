/** Where the signed-in client gets its bearer from. Provided by whoever owns the session. */
export interface AccessTokens {
  current(): string | null;
  /** 'This one was rejected': another token, or null when there is none. Must never reject. */
  another(rejected: string): Promise<string | null>;
}
