export type FailureReason = 'time-out' | 'network' | 'status' | 'body' | 'aborted';

export interface Failure {
  status?: number | null;
  serverMessage?: string | null;
  fieldErrors?: ReadonlyMap<string, string>;
  retryAfterSeconds?: number | null;
  body?: unknown;
  cause?: unknown;
}

/**
 * The error of every failed call. `status`: an error status · `body`: a response that is not one of the contract · `time-out`, `network`: no
 * response · `aborted`: the caller aborted the read, or sent no write because the session had ended.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly reason: FailureReason;
  readonly status: number | null;
  /** The server's message (`detail`, `message`, `error` or `non_field_errors`), at most 200 characters, never HTML. */
  readonly serverMessage: string | null;
  readonly fieldErrors: ReadonlyMap<string, string>;
  /** The server's Retry-After, 0 to 60; null without one. */
  readonly retryAfterSeconds: number | null;
  readonly body: unknown;

  constructor(reason: FailureReason, failure: Failure = {}) {
    super(`A call failed: ${reason} ${failure.status ?? ''}`, { cause: failure.cause });
    this.reason = reason;
    this.status = failure.status ?? null;
    this.serverMessage = failure.serverMessage ?? null;
    this.fieldErrors = failure.fieldErrors ?? new Map();
    this.retryAfterSeconds = failure.retryAfterSeconds ?? null;
    this.body = failure.body ?? null;
  }
}

/** A 2xx response to a login without a non-empty access or refresh string. */
export class MissingTokensError extends Error {
  override readonly name = 'MissingTokensError';
}
