import { useEffect, useEffectEvent, useRef } from 'react';

/** Calls `onExpire` after `durationMs` milliseconds, not counting time while `isPaused`. */
export function useExpiry(durationMs: number, isPaused: boolean, onExpire: () => void) {
  const remainingMs = useRef(durationMs);
  const expire = useEffectEvent(onExpire);
  useEffect(() => {
    if (isPaused) return;
    const startedAt = Date.now();
    const timer = setTimeout(() => expire(), remainingMs.current);
    return () => {
      clearTimeout(timer);
      remainingMs.current = Math.max(0, remainingMs.current - (Date.now() - startedAt));
    };
  }, [isPaused]);
}
