import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { EntryKind } from './copy.ts';

interface Entry {
  id: number;
}

/** The reads in which a kind of entry is seen: a category's name stands on its dishes as well. */
const readsOf = { food: [['foods']], category: [['categories'], ['foods']] } as const satisfies Record<EntryKind, readonly QueryKey[]>;

/** Lets every screen read a changed kind of entry anew, the customers' included. */
export function refreshCatalogue(queryClient: QueryClient, kind: EntryKind): void {
  for (const queryKey of readsOf[kind]) void queryClient.invalidateQueries({ queryKey });
}

/** A read that is under way carries the list from before the write and would bring it back (TRAPS Q5). */
export async function stopReads(queryClient: QueryClient, kind: EntryKind): Promise<void> {
  await Promise.all(readsOf[kind].map((queryKey) => queryClient.cancelQueries({ queryKey })));
}

/** Puts an entry back to where it was, unless a later read has brought it already. */
export function putBack<T extends Entry>(entries: readonly T[], entry: T, place: number): T[] {
  if (entries.some(({ id }) => id === entry.id)) return [...entries];
  return entries.toSpliced(place, 0, entry);
}

interface Removal {
  queryClient: QueryClient;
  kind: EntryKind;
  id: number;
  /** The call itself. */
  remove: (id: number) => Promise<void>;
}

/** Takes the entry off its list at once, and puts it back to its place when the server refuses. Rejects as `remove` does. */
export async function removeAtOnce<T extends Entry>({ queryClient, kind, id, remove }: Removal): Promise<void> {
  const queryKey = readsOf[kind][0];
  await stopReads(queryClient, kind);
  const entries = queryClient.getQueryData<T[]>(queryKey) ?? [];
  const place = entries.findIndex((entry) => entry.id === id);
  const entry = entries[place];
  queryClient.setQueryData<T[]>(queryKey, (now) => now?.filter((other) => other.id !== id));
  try {
    await remove(id);
  } catch (error) {
    if (entry) queryClient.setQueryData<T[]>(queryKey, (now) => now && putBack(now, entry, place));
    throw error;
  } finally {
    refreshCatalogue(queryClient, kind);
  }
}
