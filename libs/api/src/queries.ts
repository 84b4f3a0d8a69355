import { queryOptions } from '@tanstack/react-query';
import type { Api } from './api.ts';

// Not paused offline and not repeated: a failure is shown at once, and the person decides about another try.
const atOnce = { retry: false, networkMode: 'always' } as const;

/** The four reads, ready for useQuery: the only owners of server state. */
export function createQueries(api: Api) {
  return {
    foods: () => queryOptions({ queryKey: ['foods'], queryFn: ({ signal }) => api.foods.list(signal), ...atOnce }),
    categories: () => queryOptions({ queryKey: ['categories'], queryFn: ({ signal }) => api.categories.list(signal), ...atOnce }),
    profile: () => queryOptions({ queryKey: ['profile'], queryFn: ({ signal }) => api.account.readProfile(signal), ...atOnce }),
    orders: () => queryOptions({ queryKey: ['orders'], queryFn: ({ signal }) => api.orders.list(signal), ...atOnce }),
  };
}

export type Queries = ReturnType<typeof createQueries>;
