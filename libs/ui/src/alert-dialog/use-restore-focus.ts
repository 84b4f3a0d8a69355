import { useLayoutEffect, type RefObject } from 'react';

/**
 * Focuses `initialFocus` on mount. On unmount restores the focus to the previously focused element or, if that was removed, to `fallback`;
 * does nothing when the focus is outside `container`.
 */
export function useRestoreFocus(
  container: RefObject<HTMLElement | null>,
  initialFocus: RefObject<HTMLElement | null>,
  fallback: RefObject<HTMLElement | null> | undefined,
) {
  useLayoutEffect(() => {
    const previouslyFocused = document.activeElement;
    const containerElement = container.current;
    initialFocus.current?.focus();
    return () => {
      const { activeElement } = document;
      const isFocusInside = activeElement === null || activeElement === document.body || containerElement?.contains(activeElement);
      if (!isFocusInside) return;
      const canRestore = previouslyFocused instanceof HTMLElement && previouslyFocused !== document.body && previouslyFocused.isConnected;
      const target = canRestore ? previouslyFocused : currentElement(fallback);
      target?.focus({ preventScroll: true });
      // What opened the dialog may be removed in the same commit.
      queueMicrotask(() => document.activeElement === document.body && currentElement(fallback)?.focus({ preventScroll: true }));
    };
  }, [container, initialFocus, fallback]);
}

/** Reads the ref on unmount, because the fallback may be rendered after the dialog. */
const currentElement = (reference: RefObject<HTMLElement | null> | undefined) => reference?.current ?? null;
