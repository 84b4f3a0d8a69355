import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';

/**
 * When `element` is removed with the focus on or in it, moves the focus to the element that `successor` returns, instead of losing it to the body.
 * Does nothing if an effect of the same commit has moved the focus.
 */
export function useFocusSuccessor(element: RefObject<HTMLElement | null>, successor: () => HTMLElement | null | undefined): void {
  const find = useEffectEvent(successor);
  useLayoutEffect(() => {
    const { current } = element;
    return () => {
      // This cleanup runs during the commit. Its replacement is in the document after the commit.
      if (!current?.contains(document.activeElement)) return;
      queueMicrotask(() => document.activeElement === document.body && find()?.focus({ preventScroll: true }));
    };
  }, [element]);
}
