import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Props for the container of a form's fields: inert while the form is submitted, because later input would not be sent. Meanwhile the focus moves
 * to `button`. Afterwards it moves to the first field that the server has refused, or returns to its field. It stays with a user who has taken it elsewhere.
 */
export function useInertFields(isInert: boolean, button: RefObject<HTMLElement | null>) {
  const fields = useRef<HTMLDivElement>(null);
  const previouslyFocused = useRef<HTMLElement | null>(null);
  const wasInert = useRef(false);
  useLayoutEffect(() => {
    const { activeElement } = document;
    if (isInert && activeElement instanceof HTMLElement && fields.current?.contains(activeElement)) {
      previouslyFocused.current = activeElement;
      button.current?.focus({ preventScroll: true });
    } else if (wasInert.current && !isInert) {
      // The same render shows the errors of the server.
      const refused = fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
      // Safari does not focus a pressed button.
      const isFree = activeElement === button.current || activeElement === document.body;
      if (refused && isFree) refused.focus();
      else if (activeElement === button.current) previouslyFocused.current?.focus({ preventScroll: true });
      previouslyFocused.current = null;
    }
    wasInert.current = isInert;
  }, [isInert, button]);
  return { ref: fields, inert: isInert };
}
