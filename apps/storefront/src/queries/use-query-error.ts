import { hashKey, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';

/**
 * Calls `onError` exactly once per failed fetch of `queryKey` while mounted. It subscribes to the query cache, so that neither re-renders nor
 * StrictMode repeat the call. Earlier failures are ignored.
 */
export function useQueryError(queryKey: QueryKey, onError: (error: Error) => void): void {
  const queryClient = useQueryClient();
  const report = useEffectEvent(onError);
  const hash = hashKey(queryKey);
  useEffect(
    () =>
      queryClient.getQueryCache().subscribe((event) => {
        if (event.type !== 'updated' || event.action.type !== 'error' || event.query.queryHash !== hash) return;
        report(event.action.error);
      }),
    [queryClient, hash],
  );
}
