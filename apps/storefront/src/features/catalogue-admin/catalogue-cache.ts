import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query';
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

/** A read that is under way carries the list from before the write and would bring it back. */
export async function stopReads(queryClient: QueryClient, kind: EntryKind): Promise<void> {
  await Promise.all(readsOf[kind].map((queryKey) => queryClient.cancelQueries({ queryKey })));
}

/** Puts an entry back to where it was, unless a later read has brought it already. */
export function putBack<T extends Entry>(entries: readonly T[], entry: T, place: number): T[] {
  if (entries.some(({ id }) => id === entry.id)) return [...entries];
  return [...entries.slice(0, place), entry, ...entries.slice(place)];
}

/** Keeps an entry off its list, whichever read brings it meanwhile, until the returned function is called. */
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

interface Removal {
  queryClient: QueryClient;
  kind: EntryKind;
  id: number;
  /** The call itself. */
  remove: (id: number) => Promise<void>;
}

/**
 * Takes the entry off its list at once, keeps it off while reads and other deletes come and go, and puts it back to its place when the server
 * refuses. Rejects as `remove` does.
 */
export async function removeAtOnce<T extends Entry>({ queryClient, kind, id, remove }: Removal): Promise<void> {
  const queryKey = readsOf[kind][0];
  await stopReads(queryClient, kind);
  const entries = queryClient.getQueryData<T[]>(queryKey) ?? [];
  const place = entries.findIndex((entry) => entry.id === id);
  const entry = entries[place];
  const show = hideEntry(queryClient, queryKey, id);
  try {
    await remove(id);
    show();
  } catch (error) {
    show();
    if (entry) queryClient.setQueryData<T[]>(queryKey, (now) => now && putBack(now, entry, place));
    throw error;
  } finally {
    refreshCatalogue(queryClient, kind);
  }
}
