/** A stored order that may be the one whose response was lost. `createdAt` is the server's text; `total` is in poisha, null when unreadable. */
export interface OrderCandidate {
  id: number;
  createdAt: string;
  items: { name: string; quantity: number }[];
  total: number | null;
}

/**
 * The result of searching for an order whose response was lost. `recorded`: it was stored, and is to be settled. `candidates`: the user has to decide.
 * `absent`: it was not stored; `knownIds` are the ids of all stored orders, null when they could not be read.
 */
export type OrderSearch =
  { type: 'recorded' } | { type: 'candidates'; candidates: OrderCandidate[] } | { type: 'absent'; knownIds: number[] | null };

/**
 * `rejectedIds`: candidates that the user has rejected. `isLast`: no search follows this one. `isSettledElsewhere`: another tab has settled the order
 * that was looked for last; whether it was stored is asked for the user.
 */
export interface OrderSearchInput {
  rejectedIds: number[];
  isLast: boolean;
  isSettledElsewhere: boolean;
}
