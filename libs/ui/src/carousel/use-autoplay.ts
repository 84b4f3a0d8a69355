import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { media } from '../theme/breakpoints.ts';

function subscribeToReducedMotion(notify: () => void) {
  const query = window.matchMedia(media.reducedMotion);
  query.addEventListener('change', notify);
  return () => query.removeEventListener('change', notify);
}

const usePrefersReducedMotion = () =>
  useSyncExternalStore(
    subscribeToReducedMotion,
    () => window.matchMedia(media.reducedMotion).matches,
    () => false,
  );

/** The longest delay of a timer. Milliseconds. */
const maxDelay = 2 ** 31 - 1;

/**
 * Cycles through `count` slides, each shown for `slideMs` milliseconds. With reduced motion, or without a time that a timer can wait, the index only changes
 * by `select`.
 */
export function useAutoplay(count: number, slideMs: number) {
  const [index, setIndex] = useState(0);
  const [hasChanged, setHasChanged] = useState(false);
  const [isPaused, setIsPaused] = useState(false);
  /** Incremented by each `select`, which restarts the timer even for the current slide. */
  const [selectionCount, setSelectionCount] = useState(0);
  const prefersReducedMotion = usePrefersReducedMotion();
  const canAutoplay = count > 1 && slideMs > 0 && slideMs <= maxDelay && !prefersReducedMotion;
  const isPlaying = canAutoplay && !isPaused;
  const remainingMs = useRef<number | null>(null);

  useEffect(() => {
    remainingMs.current = null;
  }, [selectionCount, count, slideMs]);

  useEffect(() => {
    if (!isPlaying) return;
    let isActive = true;
    let dueAt = 0;
    let timer: ReturnType<typeof setTimeout>;
    // Schedules the next slide directly: an effect per slide would add the render time to each interval.
    const scheduleNext = (ms: number) => {
      // The time of day may be set back.
      dueAt = performance.now() + ms;
      timer = setTimeout(() => {
        setIndex((current) => (Math.min(current, count - 1) + 1) % count);
        setHasChanged(true);
        if (isActive) scheduleNext(slideMs);
      }, ms);
    };
    scheduleNext(remainingMs.current ?? slideMs);
    return () => {
      isActive = false;
      clearTimeout(timer);
      remainingMs.current = dueAt - performance.now();
    };
  }, [isPlaying, count, slideMs, selectionCount]);

  const select = (selectedIndex: number) => {
    setIndex(selectedIndex);
    setHasChanged(true);
    setSelectionCount((current) => current + 1);
  };
  return {
    index: Math.min(index, count - 1),
    hasChanged,
    selectionCount,
    canAutoplay,
    isPaused,
    isPlaying,
    select,
    toggle: () => setIsPaused((current) => !current),
  };
}
