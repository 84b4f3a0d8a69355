import { useLayoutEffect, type RefObject } from 'react';

/**
 * Takes the focus to `first` and gives it back when `box` goes: to what had it before, else to `fallback`. Whoever has moved the focus
 * somewhere else in the meantime keeps it there.
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

/** Read when the box goes and not before: a fallback may come while the question stands. */
const elementNow = (reference: RefObject<HTMLElement | null> | undefined) => reference?.current ?? null;
