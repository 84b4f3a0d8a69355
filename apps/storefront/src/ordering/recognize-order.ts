import type { Order } from '@my-food/api';
import type { OrderCandidate } from '@my-food/machines';
import type { JournalEntry } from './order-journal.ts';

/** How many orders a user is asked about at once when the ids known before are missing. */
const mostCandidates = 3;

export interface Recognition {
  /** The order that was sent, beyond doubt: a new id with the same dishes and quantities. Its total may differ by a server's rounding. */
  order: Order | null;
  /** Orders that may be it, newest first; empty when `order` is not null. */
  candidates: OrderCandidate[];
}

/** Looks for a sent order among those on record (Behaviour 'Orders'). A clock decides nothing. */
export function recognizeOrder(entry: JournalEntry, orders: readonly Order[], rejectedIds: readonly number[] = []): Recognition {
  const excluded = new Set([...(entry.knownIds ?? []), ...rejectedIds]);
  const sent = quantitiesOf(entry.lines);
  const remaining = orders.filter(({ id }) => !excluded.has(id)).sort((one, other) => other.id - one.id);
  const matching = remaining.filter((order) => isEqual(quantitiesOf(itemsOf(order)), sent));
  const [order = null] = matching;
  if (order && entry.knownIds) return { order, candidates: [] };
  const likelyFirst = [...matching, ...remaining.filter((other) => !matching.includes(other))];
  return { order: null, candidates: likelyFirst.slice(0, mostCandidates).map(toCandidate) };
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

/** An order on record bears names alone; equal ones are one dish to it. */
function quantitiesOf(lines: readonly Quantity[]): ReadonlyMap<string, number> {
  const quantities = new Map<string, number>();
  for (const { name, quantity } of lines) {
    const dish = name.normalize().trim();
    quantities.set(dish, (quantities.get(dish) ?? 0) + quantity);
  }
  return quantities;
}

function isEqual(one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>): boolean {
  return one.size === other.size && [...one].every(([name, quantity]) => other.get(name) === quantity);
}
