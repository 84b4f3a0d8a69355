import { queryOptions } from '@tanstack/react-query';
import type { Api } from './api.ts';

// No retry and no pause offline: the failure is rendered immediately, with a retry button.
const noRetry = { retry: false, networkMode: 'always' } as const;

/** Query options of the four reads. The Query cache is the only owner of server state. */
export function createQueries(api: Api) {
  return {
    foods: () => queryOptions({ queryKey: ['foods'], queryFn: ({ signal }) => api.foods.list(signal), ...noRetry }),
    categories: () => queryOptions({ queryKey: ['categories'], queryFn: ({ signal }) => api.categories.list(signal), ...noRetry }),
    profile: () => queryOptions({ queryKey: ['profile'], queryFn: ({ signal }) => api.account.readProfile(signal), ...noRetry }),
    orders: () => queryOptions({ queryKey: ['orders'], queryFn: ({ signal }) => api.orders.list(signal), ...noRetry }),
  };
}

export type Queries = ReturnType<typeof createQueries>;
