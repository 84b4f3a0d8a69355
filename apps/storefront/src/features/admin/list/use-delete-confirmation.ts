import { useCallback, useState } from 'react';

/** The entry to confirm. `attempt` counts the confirmations and is their React key. */
interface PendingConfirmation {
  id: number;
  attempt: number;
}

/** State of a list's delete confirmation. Opening it for another entry replaces the current one. */
export function useDeleteConfirmation() {
  const [confirmation, setConfirmation] = useState<PendingConfirmation | null>(null);
  const open = useCallback((id: number) => setConfirmation((last) => ({ id, attempt: (last?.attempt ?? 0) + 1 })), []);
  const close = useCallback(() => setConfirmation(null), []);
  return { confirmation, open, close };
}
