import { useEffectEvent, useLayoutEffect, useRef } from 'react';

/**
 * Props for a container. When a new `content` removes the element in it that has the focus, moves the focus to the element that `successor` returns,
 * instead of losing it to the body. For elements that need no hook of their own, such as those of a long list.
 */
export function usePreservedFocus(content: unknown, successor: () => HTMLElement | null | undefined) {
  const hasFocus = useRef(false);
  const find = useEffectEvent(successor);
  useLayoutEffect(() => {
    if (!hasFocus.current || document.activeElement !== document.body) return;
    // React reports no blur of an element that it removes.
    hasFocus.current = false;
    find()?.focus({ preventScroll: true });
  }, [content]);
  return { onFocus: () => void (hasFocus.current = true), onBlur: () => void (hasFocus.current = false) };
}
