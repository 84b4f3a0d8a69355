import { hashKey, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { onQueryUpdate } from './on-query-update.ts';

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
      onQueryUpdate(queryClient, hash, (action) => {
        if (action.type === 'error') report(action.error);
      }),
    [queryClient, hash],
  );
}
