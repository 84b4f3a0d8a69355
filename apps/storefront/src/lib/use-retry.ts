import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';

/** Another try of a failed read. `isRetrying` and the last `error` hold until it has settled, so that the button need not go meanwhile. */
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
