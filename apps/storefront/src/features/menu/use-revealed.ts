import { useLocation } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';

const step = 48;

// How far each visit had come: Back needs the same length of page to return to the same place. Forgotten with the page.
const reached = new Map<string, number>();

/** How many items of a list are shown: so many at first, more whenever the sentinel behind them comes near the window, anew with another list. */
export function useRevealed(list: string) {
  const visit = useLocation({ select: ({ state }) => state.__TSR_key ?? '' });
  const [shown, setShown] = useState(() => ({ list, count: reached.get(visit) ?? step, isReturn: reached.has(visit) }));
  if (shown.list !== list) setShown({ list, count: step, isReturn: false });

  const { count, isReturn } = shown;
  useEffect(() => {
    reached.set(visit, count);
  }, [visit, count]);

  const sentinel = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return;
      const observer = new IntersectionObserver(
        ([entry]) => {
          if (entry?.isIntersecting) setShown({ list, count: count + step, isReturn });
        },
        { rootMargin: '1200px 0px' },
      );
      observer.observe(element);
      return () => observer.disconnect();
    },
    [list, count, isReturn],
  );
  return { count, isReturn, sentinel };
}
