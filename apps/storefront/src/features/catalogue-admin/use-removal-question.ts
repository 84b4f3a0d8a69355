import { useCallback, useState } from 'react';

/** The entry to confirm. `attempt` counts the confirmations and is their React key. */
export interface RemovalQuestion {
  id: number;
  turn: number;
}

/** State of a list's delete confirmation. Opening it for another entry replaces the current one. */
export function useRemovalQuestion() {
  const [question, setQuestion] = useState<RemovalQuestion | null>(null);
  const ask = useCallback((id: number) => setQuestion((last) => ({ id, turn: (last?.turn ?? 0) + 1 })), []);
  const close = useCallback(() => setQuestion(null), []);
  return { question, ask, close };
}
