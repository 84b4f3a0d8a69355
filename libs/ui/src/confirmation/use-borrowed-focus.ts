import { useLayoutEffect, type RefObject } from 'react';

/**
 * Focuses `initialFocus` on mount. On unmount restores the focus to the previously focused element or, if that was removed, to `fallback`;
 * does nothing when the focus is outside `container`.
 */
export function useBorrowedFocus(
  box: RefObject<HTMLElement | null>,
  first: RefObject<HTMLElement | null>,
  fallback: RefObject<HTMLElement | null> | undefined,
) {
  useLayoutEffect(() => {
    const lender = document.activeElement;
    const boxElement = box.current;
    first.current?.focus({ preventScroll: true });
    return () => {
      const { activeElement } = document;
      const isStillHere = activeElement === null || activeElement === document.body || boxElement?.contains(activeElement);
      if (!isStillHere) return;
      const isLenderThere = lender instanceof HTMLElement && lender !== document.body && lender.isConnected;
      const receiver = isLenderThere ? lender : elementNow(fallback);
      receiver?.focus({ preventScroll: true });
    };
  }, [box, first, fallback]);
}

/** Reads the ref on unmount, because the fallback may be rendered after the dialog. */
const elementNow = (reference: RefObject<HTMLElement | null> | undefined) => reference?.current ?? null;
