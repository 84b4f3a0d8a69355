import { useEffect, useState } from 'react';

/** Whether the window is scrolled by more than `pixels` CSS pixels. */
export function useIsScrolledPast(pixels: number): boolean {
  // Not `useSyncExternalStore`: it reads the position in every render and after every commit, and each read lays out the page.
  const [isPast, setIsPast] = useState(false);
  useEffect(() => {
    const update = () => setIsPast(window.scrollY > pixels);
    update();
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, [pixels]);
  return isPast;
}
