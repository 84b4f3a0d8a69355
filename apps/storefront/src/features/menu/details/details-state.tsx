import { useRef, type ReactNode } from 'react';
import { mainHeading } from '../../../platform/main-heading.ts';
import { useFocusSuccessor } from '../../../platform/use-focus-successor.ts';

/** A state of the page, with a key or a parent of its own: the heading of the state that replaces it takes over the focus. */
export function DetailsState({ children }: { children: ReactNode }) {
  const state = useRef<HTMLDivElement>(null);
  useFocusSuccessor(state, mainHeading);
  return <div ref={state}>{children}</div>;
}
