import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';

/** When `element` is removed with the focus on it, the focus moves to what `successor` finds in the page by then, instead of falling to the body. */
export function useFocusSuccessor(element: RefObject<HTMLElement | null>, successor: () => HTMLElement | null | undefined): void {
  const find = useEffectEvent(successor);
  useLayoutEffect(() => {
    const { current } = element;
    return () => {
      // Removed with the commit that runs this; what takes its place is there right after it.
      if (current !== null && document.activeElement === current) queueMicrotask(() => find()?.focus({ preventScroll: true }));
    };
  }, [element]);
}
