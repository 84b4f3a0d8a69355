import { useEffect, useEffectEvent, useRef } from 'react';

/** Calls `onExpire` after `durationMs` milliseconds, not counting time while `isPaused`. A new duration begins when it is set. */
export function useExpiry(durationMs: number, isPaused: boolean, onExpire: () => void) {
  const remainingMs = useRef(durationMs);
  const expire = useEffectEvent(onExpire);
  useEffect(() => {
    remainingMs.current = durationMs;
  }, [durationMs]);
  useEffect(() => {
    if (isPaused) return;
    // The time of day may be set back.
    const startedAt = performance.now();
    // Browsers take a longer time as none.
    const timer = setTimeout(() => expire(), Math.min(remainingMs.current, 2 ** 31 - 1));
    return () => {
      clearTimeout(timer);
      remainingMs.current -= performance.now() - startedAt;
    };
  }, [durationMs, isPaused]);
}
