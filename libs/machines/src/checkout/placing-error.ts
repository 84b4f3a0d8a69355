/**
 * Why an order was not placed. `refused`: the server said no, and may ask to wait for so many milliseconds. `unreachable`: nobody knows whether it
 * was stored. `lockedByOtherTab`: another tab is placing an order. `cartChanged`: the cart no longer holds these lines. `unsettled`: the outcome
 * of an earlier order has to be found first. Only after `unreachable` was anything sent.
 */
export type PlacingFailure =
  { kind: 'refused'; retryAfterMs?: number } | { kind: 'unreachable' | 'lockedByOtherTab' | 'cartChanged' | 'unsettled' };

/** What `placeOrder` rejects with; anything else it throws counts as unreachable. */
export class PlacingError extends Error {
  override readonly name = 'PlacingError';
  readonly failure: PlacingFailure;

  constructor(failure: PlacingFailure, options?: ErrorOptions) {
    super(`The order was not placed: ${failure.kind}.`, options);
    this.failure = failure;
  }
}

/** An unknown error is ambiguous: the order may have been placed. */
export function placingFailureOf(error: unknown): PlacingFailure {
  return error instanceof PlacingError ? error.failure : { kind: 'unreachable' };
}

/** How long the server wants to be left alone after this failure, in milliseconds; 0 when it did not say. */
export function retryAfterOf(error: unknown): number {
  const failure = placingFailureOf(error);
  return failure.kind === 'refused' ? (failure.retryAfterMs ?? 0) : 0;
}
