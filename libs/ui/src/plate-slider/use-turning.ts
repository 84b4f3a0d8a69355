import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { media } from '../theme/breakpoints.ts';

function subscribeToStillness(notify: () => void) {
  const query = window.matchMedia(media.stillness);
  query.addEventListener('change', notify);
  return () => query.removeEventListener('change', notify);
}

const useIsStillnessWanted = () =>
  useSyncExternalStore(
    subscribeToStillness,
    () => window.matchMedia(media.stillness).matches,
    () => false,
  );

/** Cycles through `count` slides, each shown for `slideMs` milliseconds. With reduced motion the index only changes by `select`. */
export function useTurning(count: number, slideMs: number) {
  const [index, setIndex] = useState(0);
  const [hasTurned, setHasTurned] = useState(false);
  const [isPaused, setIsPaused] = useState(false);
  /** Incremented by each `select`, which restarts the timer even for the current slide. */
  const [choices, setChoices] = useState(0);
  const isStillnessWanted = useIsStillnessWanted();
  const canMove = count > 1 && !isStillnessWanted;
  const isMoving = canMove && !isPaused;
  const remainingMs = useRef<number | null>(null);

  useEffect(() => {
    remainingMs.current = null;
  }, [choices, slideMs]);

  useEffect(() => {
    if (!isMoving) return;
    let isCounting = true;
    let dueAt = 0;
    let timer: ReturnType<typeof setTimeout>;
    // Schedules the next slide directly: an effect per slide would add the render time to each interval.
    const wait = (ms: number) => {
      dueAt = Date.now() + ms;
      timer = setTimeout(() => {
        setIndex((current) => (current + 1) % count);
        setHasTurned(true);
        if (isCounting) wait(slideMs);
      }, ms);
    };
    wait(remainingMs.current ?? slideMs);
    return () => {
      isCounting = false;
      clearTimeout(timer);
      remainingMs.current = Math.max(0, dueAt - Date.now());
    };
  }, [isMoving, count, slideMs, choices]);

  const select = (chosen: number) => {
    setIndex(chosen);
    setHasTurned(true);
    setChoices((current) => current + 1);
  };
  return {
    index: Math.min(index, count - 1),
    hasTurned,
    choices,
    canMove,
    isPaused,
    isMoving,
    select,
    toggle: () => setIsPaused((current) => !current),
  };
}
