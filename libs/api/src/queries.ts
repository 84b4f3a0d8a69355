import { queryOptions, type QueryKey } from '@tanstack/react-query';
import type { Api } from './api.ts';

/** The keys of the four reads, for invalidations and direct access to the cache. */
export const queryKeys = { foods: ['foods'], categories: ['categories'], profile: ['profile'], orders: ['orders'] } as const;

/**
 * The query of a list that most screens need. A read is aborted by the one that replaces it, which browsers would keep waiting for its answer; not by
 * Query's signal, which aborts when a screen is left, too: the next screen takes over the read of its predecessor.
 */
function publicList<Key extends QueryKey, Data>(queryKey: Key, endpoint: { list(signal: AbortSignal): Promise<Data> }) {
  let last: AbortController | undefined;
  const queryFn = () => {
    last?.abort();
    last = new AbortController();
    return endpoint.list(last.signal);
  };
  return () => queryOptions({ queryKey, queryFn });
}

/** Query options of the four reads. The Query cache is the only owner of server state. */
export function createQueries(api: Api) {
  return {
    foods: publicList(queryKeys.foods, api.foods),
    categories: publicList(queryKeys.categories, api.categories),
    profile: () => queryOptions({ queryKey: queryKeys.profile, queryFn: ({ signal }) => api.account.readProfile(signal) }),
    orders: () => queryOptions({ queryKey: queryKeys.orders, queryFn: ({ signal }) => api.orders.list(signal) }),
  };
}

export type Queries = ReturnType<typeof createQueries>;
