/** An order on record that may be the one whose answer was lost. `createdAt` as the server wrote it, `total` in poisha, null when unreadable. */
export interface OrderCandidate {
  id: number;
  createdAt: string;
  items: { name: string; quantity: number }[];
  total: number | null;
}

/**
 * What a look at the orders says about an earlier order whose answer was lost. `recorded`: it was placed after all, and is settled.
 * `candidates`: only the user can tell. `absent`: there is no such order; `knownIds` are all order ids on record, null when they could not be read.
 */
export type OrderSearch =
  { type: 'recorded' } | { type: 'candidates'; candidates: OrderCandidate[] } | { type: 'absent'; knownIds: number[] | null };

/** `rejectedIds`: candidates that the user has turned down. `isLast`: nothing is waited for after this search. */
export interface OrderSearchInput {
  rejectedIds: number[];
  isLast: boolean;
}
