import { ApiError } from '@my-food/api';
import type { queryKeys } from '@my-food/api/queries';
import { QueryCache, QueryClient } from '@tanstack/react-query';
import { report } from '../platform/reporting/report.ts';
import { alwaysStale } from './always-stale.ts';
import { canAutoRefetch, isFromFuture } from './query-error.ts';

/** The names of all queries: constants, which a report may contain (decision 0021). */
declare module '@tanstack/react-query' {
  interface Register {
    queryKey: readonly [keyof typeof queryKeys | 'menuAge', ...unknown[]];
  }
}

/** For reads only: machines do the writes. Failed reads are logged here; each page decides whether it shows them (Spec §8). */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        if (!(error instanceof ApiError && error.reason === 'aborted')) report(error, `Reading ${query.queryKey[0]} failed:`);
      },
    }),
    defaultOptions: {
      // A retry would delay the specified error by seconds, `online` would pause instead of failing: the pages have a retry button.
      queries: {
        retry: false,
        networkMode: 'always',
        // Back shows a page where it was left. There are few queries, and those of a user are reset with the session.
        gcTime: Infinity,
        staleTime: ({ state }) => (isFromFuture(state) ? alwaysStale : 30_000),
        // Another tab may have changed what was read a moment ago (Faults §1.4).
        refetchOnWindowFocus: (query) => canAutoRefetch(query) && 'always',
        refetchOnReconnect: canAutoRefetch,
      },
    },
  });
}
