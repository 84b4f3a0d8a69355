import { useCallback, useState } from 'react';

/** The entry a list page asks about. `turn` tells one question from the next. */
export interface RemovalQuestion {
  id: number;
  turn: number;
}

/** One question at a time: asking about another entry makes room for it. */
export function useRemovalQuestion() {
  const [question, setQuestion] = useState<RemovalQuestion | null>(null);
  const ask = useCallback((id: number) => setQuestion((last) => ({ id, turn: (last?.turn ?? 0) + 1 })), []);
  const close = useCallback(() => setQuestion(null), []);
  return { question, ask, close };
}
