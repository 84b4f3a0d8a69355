import { queryOptions } from '@tanstack/react-query';
import type { Api } from './api.ts';

/** The keys of the four reads, for invalidations and direct access to the cache. */
export const queryKeys = { foods: ['foods'], categories: ['categories'], profile: ['profile'], orders: ['orders'] } as const;

/** Query options of the four reads. The Query cache is the only owner of server state. */
export function createQueries(api: Api) {
  return {
    // Without the signal: most screens need these lists, so the next one takes over a request that its predecessor made.
    foods: () => queryOptions({ queryKey: queryKeys.foods, queryFn: () => api.foods.list() }),
    categories: () => queryOptions({ queryKey: queryKeys.categories, queryFn: () => api.categories.list() }),
    profile: () => queryOptions({ queryKey: queryKeys.profile, queryFn: ({ signal }) => api.account.readProfile(signal) }),
    orders: () => queryOptions({ queryKey: queryKeys.orders, queryFn: ({ signal }) => api.orders.list(signal) }),
  };
}

export type Queries = ReturnType<typeof createQueries>;
