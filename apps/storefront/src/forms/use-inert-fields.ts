import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Props for the container of a form's fields: inert while the form is submitted, because later input would not be sent. Meanwhile the focus moves
 * to `button`; afterwards it returns to its field.
 */
export function useInertFields(isInert: boolean, button: RefObject<HTMLElement | null>) {
  const fields = useRef<HTMLDivElement>(null);
  const previouslyFocused = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    const { activeElement } = document;
    if (isInert && activeElement instanceof HTMLElement && fields.current?.contains(activeElement)) {
      previouslyFocused.current = activeElement;
      button.current?.focus({ preventScroll: true });
    } else if (!isInert) {
      if (activeElement === button.current) previouslyFocused.current?.focus({ preventScroll: true });
      previouslyFocused.current = null;
    }
  }, [isInert, button]);
  return { ref: fields, inert: isInert };
}
