import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { mainHeading } from '../platform/main-heading.ts';

interface Location {
  search: { id?: unknown };
}
interface Rendered {
  fromLocation?: Location | undefined;
  toLocation: Location;
  pathChanged: boolean;
}

/**
 * Focuses the main heading on every navigation to another path or another dish (Behaviour 'Routes and navigation state'). A change of other search
 * parameters alone, such as a filter, does not move the focus.
 */
export function useRouteFocus(): void {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }: Rendered) => {
        if (fromLocation && (pathChanged || fromLocation.search.id !== toLocation.search.id)) mainHeading()?.focus({ preventScroll: true });
      }),
    [router],
  );
}
