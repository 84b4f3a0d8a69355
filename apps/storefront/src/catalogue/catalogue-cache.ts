import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query';
import type { EntryKind } from './entry-kind.ts';

interface Entry {
  id: number;
}

interface Priced extends Entry {
  /** Poisha. */
  price: number | null;
}

/** The query keys that contain a kind of entry. Foods include the name of their category. */
const queryKeysOf = { food: [['foods']], category: [['categories'], ['foods']] } as const satisfies Record<EntryKind, readonly QueryKey[]>;

/** Invalidates all queries that contain this kind of entry. */
export function invalidateCatalogue(queryClient: QueryClient, kind: EntryKind): void {
  for (const queryKey of queryKeysOf[kind]) void queryClient.invalidateQueries({ queryKey });
}

/** Cancels running fetches, which could return the list from before the write. */
export async function cancelCatalogueFetches(queryClient: QueryClient, kind: EntryKind): Promise<void> {
  await Promise.all(queryKeysOf[kind].map((queryKey) => queryClient.cancelQueries({ queryKey })));
}

/** Restores an entry at its index, unless a refetch has already returned it. */
export function restoreEntry<T extends Entry>(entries: readonly T[], entry: T, index: number): T[] {
  if (entries.some(({ id }) => id === entry.id)) return [...entries];
  return [...entries.slice(0, index), entry, ...entries.slice(index)];
}

/** Applies `change` to a list now and after every refetch, until the returned function is called. `change` returns its argument when there is nothing to do. */
function overlay<T extends Entry>(
  queryClient: QueryClient,
  queryKey: QueryKey,
  change: (entries: readonly T[]) => readonly T[],
): () => void {
  const apply = () => {
    const entries = queryClient.getQueryData<readonly T[]>(queryKey);
    const changed = entries && change(entries);
    if (changed !== entries) queryClient.setQueryData(queryKey, changed);
  };
  apply();
  const hash = hashKey(queryKey);
  return queryClient.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success' && event.query.queryHash === hash) apply();
  });
}

const without = (id: number) => (entries: readonly Entry[]) =>
  entries.some((entry) => entry.id === id) ? entries.filter((entry) => entry.id !== id) : entries;

const withPrice =
  (id: number, price: number | null) =>
  <T extends Priced>(entries: readonly T[]): readonly T[] =>
    entries.some((entry) => entry.id === id && entry.price !== price)
      ? entries.map((entry) => (entry.id === id ? { ...entry, price } : entry))
      : entries;

interface RemovalOptions {
  queryClient: QueryClient;
  kind: EntryKind;
  id: number;
  /** The request. */
  remove: (id: number) => Promise<void>;
}

/**
 * Optimistic delete: removes the entry from its list, hides it from refetches while the request is pending, and restores it at
 * its index on failure. Rejects like `remove`.
 */
export async function removeOptimistically<T extends Entry>({ queryClient, kind, id, remove }: RemovalOptions): Promise<void> {
  const queryKey = queryKeysOf[kind][0];
  await cancelCatalogueFetches(queryClient, kind);
  const entries = queryClient.getQueryData<T[]>(queryKey) ?? [];
  const index = entries.findIndex((entry) => entry.id === id);
  const entry = entries[index];
  const stopHiding = overlay(queryClient, queryKey, without(id));
  try {
    await remove(id);
    stopHiding();
  } catch (error) {
    stopHiding();
    if (entry) queryClient.setQueryData<T[]>(queryKey, (now) => now && restoreEntry(now, entry, index));
    throw error;
  } finally {
    invalidateCatalogue(queryClient, kind);
  }
}

interface RepricingOptions {
  queryClient: QueryClient;
  id: number;
  /** Poisha. */
  price: number;
  /** The request. */
  save: () => Promise<void>;
}

/**
 * Optimistic change of a food's price: shows it in the list and in refetches while the request is pending. Reads the list again only after a failure,
 * whose outcome may be unknown, or when a running read may have the old price. Rejects like `save`.
 */
export async function repriceOptimistically({ queryClient, id, price, save }: RepricingOptions): Promise<void> {
  const queryKey = queryKeysOf.food[0];
  await cancelCatalogueFetches(queryClient, 'food');
  const previous = queryClient.getQueryData<Priced[]>(queryKey)?.find((food) => food.id === id);
  const stopShowing = overlay(queryClient, queryKey, withPrice(id, price));
  try {
    await save();
    stopShowing();
    if (queryClient.isFetching({ queryKey }) > 0) invalidateCatalogue(queryClient, 'food');
  } catch (error) {
    stopShowing();
    if (previous) queryClient.setQueryData<readonly Priced[]>(queryKey, (now) => now && withPrice(id, previous.price)(now));
    invalidateCatalogue(queryClient, 'food');
    throw error;
  }
}
