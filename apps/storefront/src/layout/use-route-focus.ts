import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { brand } from '../i18n/titles.ts';
import { mainHeading } from '../platform/main-heading.ts';

/**
 * On every navigation to another path: sets the document's title and focuses the main heading (Behaviour 'Routes and navigation state'). A change of
 * search parameters alone, such as a filter, does not move the focus.
 */
export function useRouteFocus(): void {
  const router = useRouter();
  useEffect(() => {
    const updateTitle = () => {
      const title = router.state.matches.findLast((match) => match.staticData.title)?.staticData.title;
      document.title = title ? `${title} · ${brand}` : brand;
    };
    updateTitle();
    return router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
      updateTitle();
      if (fromLocation && pathChanged) mainHeading()?.focus({ preventScroll: true });
    });
  }, [router]);
}
