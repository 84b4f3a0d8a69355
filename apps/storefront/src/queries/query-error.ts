import { ApiError } from '@my-food/api';
import type { Query } from '@tanstack/react-query';

/**
 * The text of a failed query: what happened, followed by the server's message (never HTML, at most 200 characters). Unexpected errors get a generic
 * text; the query client logs them.
 */
export function queryErrorText(error: Error): string {
  if (!(error instanceof ApiError)) return 'Something went wrong.';
  return error.serverMessage ? `${error.message} ${error.serverMessage}` : error.message;
}

/** Whether a query may refetch automatically: not before the `Retry-After` time has passed (Faults §1.3). */
export function canAutoRefetch({ state }: Pick<Query<unknown, Error>, 'state'>): boolean {
  const seconds = state.error instanceof ApiError ? (state.error.retryAfterSeconds ?? 0) : 0;
  return Date.now() >= state.errorUpdatedAt + seconds * 1000;
}

/** Refetches on window focus and on reconnect, unless `Retry-After` forbids it. */
export const autoRefetchOptions = { refetchOnWindowFocus: canAutoRefetch, refetchOnReconnect: canAutoRefetch } as const;

/** The same, for queries that a route loader has prefetched (route-tree.ts). */
export const preloadedQueryOptions = { ...autoRefetchOptions, refetchOnMount: false, retryOnMount: false } as const;
