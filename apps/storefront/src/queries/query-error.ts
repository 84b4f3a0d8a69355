import { ApiError } from '@my-food/api';
import type { Query } from '@tanstack/react-query';

/** Whether a query may refetch automatically: not before the `Retry-After` time has passed (Faults §1.3). */
export function canAutoRefetch({ state }: Pick<Query<unknown, Error>, 'state'>): boolean {
  const seconds = state.error instanceof ApiError ? (state.error.retryAfterSeconds ?? 0) : 0;
  const elapsed = Date.now() - state.errorUpdatedAt;
  // Negative: the device's clock was put back.
  return elapsed < 0 || elapsed >= seconds * 1000;
}

/** Whether data were read before the device's clock was put back: their age is unknown. */
export const isFromFuture = ({ dataUpdatedAt }: { dataUpdatedAt: number }): boolean => dataUpdatedAt > Date.now();

/**
 * For queries that a route loader has prefetched (route-tree.ts). The loader of a page that was preloaded on hover does not run again, and a write may
 * have invalidated its result since, or the clock was put back.
 */
export const preloadedQueryOptions = {
  refetchOnMount: ({ state }: Pick<Query<unknown, Error>, 'state'>): boolean =>
    (state.isInvalidated || isFromFuture(state)) && state.error === null,
  retryOnMount: false,
} as const;
