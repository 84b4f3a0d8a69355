import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query';
import type { EntryKind } from './entry-kind.ts';

interface Entry {
  id: number;
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

/** Removes an entry from its list after every refetch, until the returned function is called. */
function hideEntry(queryClient: QueryClient, queryKey: QueryKey, id: number): () => void {
  const isEntry = (entry: Entry) => entry.id === id;
  const hide = () => {
    const entries = queryClient.getQueryData<Entry[]>(queryKey);
    if (entries?.some(isEntry)) queryClient.setQueryData<Entry[]>(queryKey, (now) => now?.filter((entry) => !isEntry(entry)));
  };
  hide();
  const hash = hashKey(queryKey);
  return queryClient.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success' && event.query.queryHash === hash) hide();
  });
}

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
  const stopHiding = hideEntry(queryClient, queryKey, id);
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
