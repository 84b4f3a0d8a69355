/** Why an order was not placed. `refused`: the server said no. `unreachable`: nobody knows. `heldElsewhere`: another tab is placing this cart. */
export type PlacingFailure = { kind: 'refused' } | { kind: 'unreachable' } | { kind: 'heldElsewhere' };

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
