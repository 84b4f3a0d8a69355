import { QueryCache, QueryClient } from '@tanstack/react-query';

/** Reads only: writes go through machines. A failed read is logged once here and shown by the screen that wants to (Spec §8). */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        if (!isLeaving(error)) console.error(`Reading ${String(query.queryKey[0])} failed:`, error.message);
      },
    }),
    defaultOptions: {
      // A retry would hide the specified error for seconds, and `online` would pause instead of failing.
      queries: { retry: false, networkMode: 'always', staleTime: 30_000, refetchOnReconnect: true },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

function isLeaving(error: Error): boolean {
  return 'reason' in error && error.reason === 'left';
}
