/**
 * Why an order was not placed.
 * - `refused`: the server rejected it; `retryAfterMs` is its Retry-After.
 * - `unreachable`: the request was sent, and it is unknown whether the order was stored.
 * - `notStored`: the request was sent, got no response, and cannot have been stored.
 * - `cartChanged`: the cart no longer holds these lines, and nothing was sent; or another tab has settled the order while it was sent.
 * - `lockedByOtherTab`: another tab is placing an order; nothing was sent.
 * - `overdue`: it was requested too long ago; nothing was sent.
 * - `unsettled`: the outcome of an earlier order is unknown; nothing was sent.
 */
export type PlacingFailure =
  | { kind: 'refused'; retryAfterMs?: number }
  | { kind: 'unreachable' | 'notStored' | 'lockedByOtherTab' | 'cartChanged' | 'overdue' | 'unsettled' };

/** What `placeOrder` rejects with; anything else it throws counts as unreachable. */
export class PlacingError extends Error {
  override readonly name = 'PlacingError';
  readonly failure: PlacingFailure;

  constructor(failure: PlacingFailure) {
    super(`The order was not placed: ${failure.kind}.`);
    this.failure = failure;
  }
}

/** An unknown error counts as `unreachable`: the order may have been placed. */
export function placingFailureOf(error: unknown): PlacingFailure {
  return error instanceof PlacingError ? error.failure : { kind: 'unreachable' };
}

/** The server's Retry-After in milliseconds; 0 without one. */
export function retryAfterOf(error: unknown): number {
  const failure = placingFailureOf(error);
  return failure.kind === 'refused' ? (failure.retryAfterMs ?? 0) : 0;
}
