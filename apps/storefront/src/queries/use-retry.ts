import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';

/** Retries a failed query. `isRetrying` and the last `error` persist until it settles, so that the retry button stays mounted. */
export function useRetry({ error, refetch }: Pick<UseQueryResult, 'error' | 'refetch'>) {
  const [attempt, setAttempt] = useState<{ error: Error | null } | null>(null);
  return {
    isRetrying: attempt !== null,
    error: error ?? attempt?.error ?? null,
    retry: () => {
      setAttempt({ error });
      void refetch().finally(() => setAttempt(null));
    },
  };
}

export type Retry = Pick<ReturnType<typeof useRetry>, 'isRetrying' | 'retry'>;
