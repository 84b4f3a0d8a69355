import { useEffect, useEffectEvent } from 'react';

/** Listens for Escape wherever the focus is: a press beside the question may have taken it away. */
export function useEscape(onEscape: () => void) {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) onEscape();
  });
  useEffect(() => {
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, []);
}
