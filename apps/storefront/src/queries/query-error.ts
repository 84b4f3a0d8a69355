import { ApiError } from '@my-food/api';
import type { Query } from '@tanstack/react-query';

/** Whether a query may refetch automatically: not before the `Retry-After` time has passed (Faults §1.3). */
export function canAutoRefetch({ state }: Pick<Query<unknown, Error>, 'state'>): boolean {
  const seconds = state.error instanceof ApiError ? (state.error.retryAfterSeconds ?? 0) : 0;
  const elapsed = Date.now() - state.errorUpdatedAt;
  // Negative: the device's clock was put back.
  return elapsed < 0 || elapsed >= seconds * 1000;
}

/** For queries that a route loader has prefetched (route-tree.ts). */
export const preloadedQueryOptions = { refetchOnMount: false, retryOnMount: false } as const;
