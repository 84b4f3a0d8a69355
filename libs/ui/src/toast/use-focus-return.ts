import { useRef, type FocusEvent, type RefObject } from 'react';

/**
 * Closing the toast that has the focus must not drop the focus on the body: it goes to the next toast, or back to where it came from.
 * `leave` is to be called before the toast goes.
 */
export function useFocusReturn(region: RefObject<HTMLElement | null>) {
  const origin = useRef<Element | null>(null);
  const rememberOrigin = (event: FocusEvent) => {
    if (!region.current?.contains(event.relatedTarget)) origin.current = event.relatedTarget;
  };
  const leave = () => {
    const { activeElement } = document;
    if (!region.current?.contains(activeElement)) return;
    const other = [...region.current.querySelectorAll('button')].find((button) => button !== activeElement);
    const next = other ?? origin.current;
    if (next instanceof HTMLElement && next.isConnected) next.focus({ preventScroll: true });
  };
  return { rememberOrigin, leave };
}
