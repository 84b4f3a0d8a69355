import { useEffect, useEffectEvent } from 'react';

/** Calls `onEscape` wherever the focus is: the page behind a non-modal dialog can have it. */
export function useEscape(onEscape: () => void) {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) onEscape();
  });
  useEffect(() => {
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, []);
}
