import { trimPathRight, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { mainHeading } from '../platform/main-heading.ts';

interface Location {
  pathname: string;
  search: { id?: unknown };
}

/** `/food` and `/food/` are one page; two dishes are two. */
const pageOf = ({ pathname, search }: Location) => `${trimPathRight(pathname)} ${String(search.id)}`;

const openMenu = () => document.querySelector('[role="menu"]');

/**
 * Focuses the main heading on every navigation to another path or another dish (Behaviour 'Routes and navigation state'), unless a menu was opened
 * meanwhile: it would close. A change of other search parameters alone, such as a filter, does not move the focus.
 */
export function useRouteFocus(): void {
  const router = useRouter();
  useEffect(() => {
    let menu: Element | null = null;
    const stopWatching = router.subscribe('onBeforeNavigate', () => (menu = openMenu()));
    const stopFocusing = router.subscribe(
      'onRendered',
      ({ fromLocation, toLocation }: { fromLocation?: Location | undefined; toLocation: Location }) => {
        const isOther = fromLocation && pageOf(fromLocation) !== pageOf(toLocation);
        if (isOther && (openMenu() ?? menu) === menu) mainHeading()?.focus({ preventScroll: true });
      },
    );
    return () => {
      stopWatching();
      stopFocusing();
    };
  }, [router]);
}
