/**
 * Why one item was not performed. `refused`: the server rejected this item. `interrupted`: nothing was sent or taken, and the next items would fail
 * as well (offline, signed out). `withheld`: nothing was sent, because the batch has halted. `throttled`: the server took nothing and asks to wait.
 * `unknown`: it was sent, and the response was lost or does not say whether it was performed.
 */
export type PerformFailure = { kind: 'refused' | 'interrupted' | 'withheld' | 'unknown' } | { kind: 'throttled'; retryAfterMs: number };

/** What `perform` rejects with; anything else it throws counts as `unknown`. `cause` is the reason for the user. */
export class PerformError extends Error {
  override readonly name = 'PerformError';
  readonly failure: PerformFailure;

  constructor(failure: PerformFailure, options?: ErrorOptions) {
    super(`The item was not performed: ${failure.kind}.`, options);
    this.failure = failure;
  }
}

/** An unknown error counts as `unknown`: the item may have been performed. */
export function performFailureOf(error: unknown): PerformFailure {
  return error instanceof PerformError ? error.failure : { kind: 'unknown' };
}

/** The reason for the user: what the failure was caused by. */
export const reasonOf = (error: unknown): unknown => (error instanceof PerformError ? (error.cause ?? error) : error);
