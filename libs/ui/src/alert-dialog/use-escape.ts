import { useEffect, useEffectEvent } from 'react';

/**
 * Calls `onEscape` wherever the focus is: the page behind a non-modal dialog can have it. In another `host` than the page it comes before all other
 * listeners, and instead of them: Escape closes one layer. Once that host has been closed it is none.
 */
export function useEscape(onEscape: () => void, host: Element) {
  const isFirst = host !== document.body;
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || !host.isConnected) return;
    if (isFirst) event.stopPropagation();
    onEscape();
  });
  useEffect(() => {
    window.addEventListener('keydown', handleKey, isFirst);
    return () => window.removeEventListener('keydown', handleKey, isFirst);
  }, [isFirst]);
}
