import { parseCategories, parseFoods } from '@my-food/api';
import { queryKeys } from '@my-food/api/queries';
import type { Session } from '@my-food/machines';
import { apiBaseUrl } from '../platform/api-base-url.ts';
import { menuAgeQuery, type MenuAge } from '../queries/menu-age.ts';
import { focusManager } from '@tanstack/react-query';
import type { Services } from '../services/services.tsx';
import { mayBeAdmin } from '../session/may-be-admin.ts';
import { publicQueries, publicReads, readAtHeader, storedReadsCache } from './stored-reads.ts';

const parsers = { foods: parseFoods, categories: parseCategories } as const;

type ReadName = (typeof publicQueries)[number];
type RestoringServices = Pick<Services, 'queryClient' | 'sessionActor'>;

interface Restoring extends RestoringServices {
  /** When each restored read was read. Distinguishes it from a read of this page, whose time may be earlier: the clock can be put back. */
  restoredAt: Partial<Record<ReadName, number>>;
}

/**
 * Puts a stored read into the query cache, with the time at which it was read. A read that has succeeded meanwhile wins. An admin gets none: an
 * update sends every field of what is listed, so an old list would undo what somebody else has changed. Never rejects.
 */
async function restore({ queryClient, sessionActor, restoredAt }: Restoring, name: ReadName): Promise<void> {
  try {
    const response = await caches.match(`${apiBaseUrl()}${publicReads[name]}`, { cacheName: storedReadsCache });
    if (!response) return;
    const updatedAt = Number(response.headers.get(readAtHeader));
    const data = parsers[name](await response.json(), apiBaseUrl());
    const { session } = sessionActor.getSnapshot().context;
    if (session && mayBeAdmin(session)) return;
    if (queryClient.getQueryData(queryKeys[name]) !== undefined) return;
    restoredAt[name] = updatedAt;
    queryClient.setQueryData(queryKeys[name], data, { updatedAt });
    // The page of a dish would not read a menu again that is some seconds old. Home waits for categories that are not stale.
    if (name === 'foods') await queryClient.invalidateQueries({ queryKey: queryKeys.foods, refetchType: 'none' });
  } catch {
    // Unreadable: the network has the read.
  }
}

/** Sets when the menu was read, as long as it is a restored one or could not be read anew; otherwise null. Milliseconds. */
function updateMenuAge({ queryClient, restoredAt }: Restoring): void {
  const { data, dataUpdatedAt = 0, error = null } = queryClient.getQueryState(queryKeys.foods) ?? {};
  const isOld = data !== undefined && (error !== null || dataUpdatedAt === restoredAt.foods);
  const age: MenuAge | null = isOld ? { readAt: dataUpdatedAt, now: Date.now() } : null;
  queryClient.setQueryData(menuAgeQuery.queryKey, age);
}

/**
 * Restores the public reads that the service worker has stored, now or when their query is created. They are older than this page, so
 * every route reads them again and replaces them in place. Never rejects.
 */
export async function restoreReads(services: RestoringServices): Promise<void> {
  const { queryClient, sessionActor } = services;
  const restoring: Restoring = { ...services, restoredAt: {} };
  const removeFromAdmin = ({ session }: { session: Session }) => {
    if (!mayBeAdmin(session)) return;
    for (const name of publicQueries)
      if (queryClient.getQueryState(queryKeys[name])?.dataUpdatedAt === restoring.restoredAt[name])
        void queryClient.resetQueries({ queryKey: queryKeys[name] });
  };
  sessionActor.on('session.opened', removeFromAdmin);
  // Another tab has logged in.
  sessionActor.on('session.changed', removeFromAdmin);
  await Promise.all(publicQueries.map((name) => restore(restoring, name)));
  updateMenuAge(restoring);
  queryClient.getQueryCache().subscribe(({ type, query }) => {
    const name = publicQueries.find((one) => queryKeys[one][0] === query.queryKey[0]);
    if (!name) return;
    if (type === 'added') void restore(restoring, name);
    if (type === 'updated' && name === 'foods') updateMenuAge(restoring);
  });
  // The day may have changed.
  focusManager.subscribe(() => updateMenuAge(restoring));
}
