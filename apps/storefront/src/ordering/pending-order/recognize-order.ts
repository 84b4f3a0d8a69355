import type { Order } from '@my-food/api';
import type { OrderCandidate } from '@my-food/machines';
import { nameKey } from '../../i18n/name-key.ts';
import type { JournalEntry } from './order-journal.ts';

/** The maximum of candidates that are shown to the user. */
const maxCandidates = 3;

export interface Recognition {
  /** The sent order, identified with certainty: a new id with the same dishes and quantities. The server may round its total differently. */
  order: Order | null;
  /** Possible matches: equal dishes first, then newest first. Empty if `order` is not null. */
  candidates: OrderCandidate[];
}

/**
 * Looks for a sent order in the server's list (Behaviour 'Orders'). Timestamps are ignored, because clocks differ. Without known ids every order is a
 * candidate; once the user has rejected some, only newer ones.
 */
export function recognizeOrder(
  entry: Pick<JournalEntry, 'lines' | 'knownIds'>,
  orders: readonly Order[],
  rejectedIds: readonly number[] = [],
): Recognition {
  const excluded = new Set([...(entry.knownIds ?? []), ...rejectedIds]);
  const newestRejected = entry.knownIds ? 0 : Math.max(0, ...rejectedIds);
  const sent = quantitiesOf(entry.lines);
  const remaining = orders.filter(({ id }) => !excluded.has(id) && id > newestRejected).sort((one, other) => other.id - one.id);
  const matching = remaining.filter((order) => isEqual(quantitiesOf(itemsOf(order)), sent));
  const [order = null] = matching;
  if (order && entry.knownIds) return { order, candidates: [] };
  const likelyFirst = [...matching, ...remaining.filter((other) => !matching.includes(other))];
  return { order: null, candidates: likelyFirst.slice(0, maxCandidates).map(toCandidate) };
}

export function toCandidate(order: Order): OrderCandidate {
  return { id: order.id, createdAt: order.createdAt, items: itemsOf(order), total: order.total };
}

interface Quantity {
  name: string;
  quantity: number;
}

function itemsOf({ items }: Order): Quantity[] {
  return items.map(({ foodName, quantity }) => ({ name: foodName, quantity }));
}

/** The server's orders contain names, not ids: equal names count as one dish. */
function quantitiesOf(lines: readonly Quantity[]): ReadonlyMap<string, number> {
  const quantities = new Map<string, number>();
  for (const { name, quantity } of lines) {
    const dish = nameKey(name);
    quantities.set(dish, (quantities.get(dish) ?? 0) + quantity);
  }
  return quantities;
}

function isEqual(one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>): boolean {
  return one.size === other.size && [...one].every(([name, quantity]) => other.get(name) === quantity);
}
