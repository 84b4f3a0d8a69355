import { useEffect, useEffectEvent } from 'react';

/**
 * Calls `onEscape` wherever the focus is: the page behind a non-modal dialog can have it. `isFirst`: before all other listeners, and instead of them:
 * Escape closes one layer.
 */
export function useEscape(onEscape: () => void, isFirst: boolean) {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    if (isFirst) event.stopPropagation();
    onEscape();
  });
  useEffect(() => {
    window.addEventListener('keydown', handleKey, isFirst);
    return () => window.removeEventListener('keydown', handleKey, isFirst);
  }, [isFirst]);
}
