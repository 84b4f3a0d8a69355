import { useRef, type FocusEvent } from 'react';

/**
 * Focus management for closing a toast: `rememberOrigin` handles the focus events of the list, `moveFocus` moves the focus from the toast to another
 * one or back to its origin, or calls `onFocusLost` if there is none. Call it before the toast is removed.
 */
export function useToastFocus(onFocusLost: (() => void) | undefined) {
  const list = useRef<Element | null>(null);
  const origin = useRef<Element | null>(null);
  const rememberOrigin = ({ currentTarget, relatedTarget }: FocusEvent) => {
    list.current = currentTarget;
    if (!currentTarget.contains(relatedTarget)) origin.current = relatedTarget;
  };
  const moveFocus = () => {
    const { activeElement } = document;
    if (!list.current?.contains(activeElement)) return;
    const otherButton = [...list.current.querySelectorAll('button')].find((button) => button !== activeElement);
    const next = otherButton ?? origin.current;
    if (next instanceof HTMLElement && next.isConnected) next.focus({ preventScroll: true });
    else onFocusLost?.();
  };
  return { rememberOrigin, moveFocus };
}
