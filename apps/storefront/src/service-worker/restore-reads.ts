import { parseCategories, parseFoods } from '@my-food/api';
import { queryKeys } from '@my-food/api/queries';
import type { QueryClient } from '@tanstack/react-query';
import { apiBaseUrl } from '../platform/api-base-url.ts';
import { menuAgeQuery, type MenuAge } from '../queries/menu-age.ts';
import { publicQueries, publicReads, readAtHeader, storedReadsCache } from './stored-reads.ts';

const parsers = { foods: parseFoods, categories: parseCategories } as const;

/** Puts a stored read into the query cache, with the time at which it was read. A read that has succeeded meanwhile wins. Never rejects. */
async function restore(queryClient: QueryClient, name: (typeof publicQueries)[number]): Promise<void> {
  try {
    const response = await caches.match(`${apiBaseUrl()}${publicReads[name]}`, { cacheName: storedReadsCache });
    if (!response) return;
    const updatedAt = Number(response.headers.get(readAtHeader));
    const data = parsers[name](await response.json(), apiBaseUrl());
    if (queryClient.getQueryData(queryKeys[name]) === undefined) queryClient.setQueryData(queryKeys[name], data, { updatedAt });
  } catch {
    // Unreadable: the network has the read.
  }
}

/** Sets when the menu was read, as long as it is older than this page or could not be read anew; otherwise null. Milliseconds. */
function updateMenuAge(queryClient: QueryClient): void {
  const { data, dataUpdatedAt = 0, error = null } = queryClient.getQueryState(queryKeys.foods) ?? {};
  const isOld = data !== undefined && (error !== null || dataUpdatedAt < performance.timeOrigin);
  const age: MenuAge | null = isOld ? { readAt: dataUpdatedAt, now: Date.now() } : null;
  queryClient.setQueryData(menuAgeQuery.queryKey, age);
}

/**
 * Restores the public reads that the service worker has stored, now and whenever their query is created again. They are older than this page, so
 * every route reads them again and replaces them in place. Never rejects.
 */
export async function restoreReads(queryClient: QueryClient): Promise<void> {
  await Promise.all(publicQueries.map((name) => restore(queryClient, name)));
  updateMenuAge(queryClient);
  queryClient.getQueryCache().subscribe(({ type, query }) => {
    const name = publicQueries.find((one) => queryKeys[one][0] === query.queryKey[0]);
    if (!name) return;
    if (type === 'added') void restore(queryClient, name);
    if (type === 'updated' && name === 'foods') updateMenuAge(queryClient);
  });
}
