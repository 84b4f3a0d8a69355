import { hashKey, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';

/**
 * Tells a screen each failed attempt to read `queryKey` while it stands, exactly once: it listens to the attempt itself, so that no repeated
 * rendering and no StrictMode tells it again. Failures from before the screen was entered are not its own.
 */
export function useReadFailure(queryKey: QueryKey, onFailure: (error: Error) => void): void {
  const queryClient = useQueryClient();
  const report = useEffectEvent(onFailure);
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
