import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { mainHeading } from '../platform/main-heading.ts';

/**
 * Focuses the main heading on every navigation to another path (Behaviour 'Routes and navigation state'). A change of search parameters alone,
 * such as a filter, does not move the focus.
 */
export function useRouteFocus(): void {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        if (fromLocation && pathChanged) mainHeading()?.focus({ preventScroll: true });
      }),
    [router],
  );
}
