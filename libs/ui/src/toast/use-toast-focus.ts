import { useRef, type FocusEvent, type RefObject } from 'react';

/**
 * Focus management for closing a toast: `moveFocus` moves the focus from the toast to another one or back to its origin. Call it before the
 * toast is removed.
 */
export function useToastFocus(region: RefObject<HTMLElement | null>) {
  const origin = useRef<Element | null>(null);
  const rememberOrigin = (event: FocusEvent) => {
    if (!region.current?.contains(event.relatedTarget)) origin.current = event.relatedTarget;
  };
  const moveFocus = () => {
    const { activeElement } = document;
    if (!region.current?.contains(activeElement)) return;
    const otherButton = [...region.current.querySelectorAll('button')].find((button) => button !== activeElement);
    const next = otherButton ?? origin.current;
    if (next instanceof HTMLElement && next.isConnected) next.focus({ preventScroll: true });
  };
  return { rememberOrigin, moveFocus };
}
