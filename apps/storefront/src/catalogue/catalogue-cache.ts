import { ApiError } from '@my-food/api';
import { queryKeys } from '@my-food/api/queries';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { onQueryData } from '../queries/on-query-update.ts';
import { trackSession } from '../session/track-session.ts';
import type { EntryKind } from './entry-kind.ts';

interface Entry {
  id: number;
}

/** The query keys that contain a kind of entry. Foods include the name of their category. */
const queryKeysOf = { food: [queryKeys.foods], category: [queryKeys.categories, queryKeys.foods] } as const;

/** Invalidates all queries that contain this kind of entry. */
export function invalidateCatalogue(queryClient: QueryClient, kind: EntryKind): void {
  for (const queryKey of queryKeysOf[kind]) void queryClient.invalidateQueries({ queryKey });
}

/** Cancels running fetches, which could return the list from before the write. `type`: those of all queries by default. */
export async function cancelCatalogueFetches(queryClient: QueryClient, kind: EntryKind, type: 'all' | 'inactive' = 'all'): Promise<void> {
  await Promise.all(queryKeysOf[kind].map((queryKey) => queryClient.cancelQueries({ queryKey, type })));
}

/** `fields`: null removes the entry. */
interface Change {
  id: number;
  fields: object | null;
}

function applyChange(entries: readonly Entry[], { id, fields }: Change): readonly Entry[] {
  if (fields === null) return entries.filter((entry) => entry.id !== id);
  return entries.map((entry) => (entry.id === id ? { ...entry, ...fields } : entry));
}

const noop = () => undefined;

/** A cached list that shows the changes in flight. */
interface OptimisticList {
  /**
   * Shows the change, also in refetches, until `write` settles: for good if it resolves. The writes of one entry run one after the other. Rejects like
   * `write`.
   */
  run: (change: Change, write: () => Promise<void>) => Promise<void>;
  settled: (id: number) => Promise<void>;
}

function createOptimisticList(queryClient: QueryClient, queryKey: QueryKey): OptimisticList {
  /** The list without the changes in flight. */
  let base: readonly Entry[] | undefined;
  const changes = new Set<Change>();
  const writes = new Map<number, Promise<void>>();
  const read = () => queryClient.getQueryData<readonly Entry[]>(queryKey);

  let isUpdating = false;
  const update = () => {
    isUpdating = true;
    // The list is as old as it was: a form that starts from it reads it again.
    const updatedAt = queryClient.getQueryState(queryKey)?.dataUpdatedAt ?? 0;
    queryClient.setQueryData(queryKey, base && [...changes].reduce(applyChange, base), { updatedAt });
    isUpdating = false;
  };
  const apply = () => {
    if (isUpdating || changes.size === 0) return;
    base = read();
    update();
  };
  onQueryData(queryClient, queryKey, apply);

  const settle = async (change: Change, write: () => Promise<void>) => {
    try {
      await write();
      base = base && applyChange(base, change);
      changes.delete(change);
    } catch (error) {
      changes.delete(change);
      update();
      throw error;
    }
  };
  const enqueue = (id: number, write: () => Promise<void>) => {
    const running = (writes.get(id) ?? Promise.resolve()).then(write);
    const settled = running.catch(noop).then(() => {
      if (writes.get(id) === settled) writes.delete(id);
    });
    writes.set(id, settled);
    return running;
  };
  return {
    run(change, write) {
      if (changes.size === 0) base = read();
      changes.add(change);
      const running = enqueue(change.id, () => settle(change, write));
      update();
      return running;
    },
    async settled(id) {
      while (writes.has(id)) await writes.get(id);
    },
  };
}

const optimisticLists = new WeakMap<QueryClient, Partial<Record<EntryKind, OptimisticList>>>();

function optimisticListOf(queryClient: QueryClient, kind: EntryKind): OptimisticList {
  const lists = optimisticLists.get(queryClient) ?? {};
  optimisticLists.set(queryClient, lists);
  return (lists[kind] ??= createOptimisticList(queryClient, queryKeysOf[kind][0]));
}

/** Resolves when no change of the food is in flight. Never rejects. */
export const changesSettled = (queryClient: QueryClient, id: number): Promise<void> => optimisticListOf(queryClient, 'food').settled(id);

interface OptimisticChange<T extends Entry> {
  queryClient: QueryClient;
  kind: EntryKind;
  id: number;
  /** The new values of the fields; null removes the entry. */
  fields: Partial<Omit<T, 'id'>> | null;
  /** The request. Sent when no other change of the entry is in flight, unless the session has ended meanwhile. */
  send: () => Promise<void>;
  /**
   * When the list is read again. `always`: after every outcome. `ifUncertain`: after a failure, whose outcome may be unknown, when a read was
   * running, or when the last one had failed: the change hides that. `byCaller`: the caller invalidates it.
   */
  refetch: 'always' | 'ifUncertain' | 'byCaller';
}

/**
 * Optimistic change of an entry: shows it in the list and in refetches while the request is pending, and reverts it on failure. A read that is still
 * running after the request is cancelled or replaced, because it may have the old values. Rejects like `send`.
 */
export async function changeOptimistically<T extends Entry>(options: OptimisticChange<T>): Promise<void> {
  const { queryClient, kind, id, fields, send, refetch } = options;
  const wasInvalidated = queryKeysOf[kind].some((queryKey) => queryClient.getQueryState(queryKey)?.isInvalidated);
  const isSameSession = trackSession();
  let isUncertain = true;
  const write = async () => {
    // It may have waited for another change: by now the token may be that of the next user.
    if (!isSameSession()) throw new ApiError('aborted');
    await send();
    isUncertain = wasInvalidated || queryKeysOf[kind].some((queryKey) => queryClient.isFetching({ queryKey }) > 0);
    // Active queries are refetched by `invalidateQueries`, so their callers get the new list. Cancel only inactive ones: a cancelled fetch resolves to the
    // old list.
    await cancelCatalogueFetches(queryClient, kind, 'inactive');
  };
  try {
    await optimisticListOf(queryClient, kind).run({ id, fields }, write);
  } finally {
    if (refetch === 'always' || (refetch === 'ifUncertain' && isUncertain)) invalidateCatalogue(queryClient, kind);
  }
}

interface RemovalOptions extends Pick<OptimisticChange<Entry>, 'queryClient' | 'kind' | 'id'> {
  /** The request. */
  remove: (id: number) => Promise<void>;
}

/** Optimistic delete of an entry. Rejects like `remove`. */
export function removeOptimistically({ remove, ...entry }: RemovalOptions): Promise<void> {
  return changeOptimistically({ ...entry, fields: null, send: () => remove(entry.id), refetch: 'always' });
}
