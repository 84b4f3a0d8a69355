import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { brand } from '../copy/titles.ts';
import { mainHeading } from '../lib/main-heading.ts';

/**
 * On every change of screen: the document's title, and the focus on the page's heading (Behaviour 'Routes and navigation state').
 * A change of search parameters alone (a filter, a search key) is no new screen.
 */
export function useScreenEntry(): void {
  const router = useRouter();
  useEffect(() => {
    const name = () => {
      const title = router.state.matches.findLast((match) => match.staticData.title)?.staticData.title;
      document.title = title ? `${title} · ${brand}` : brand;
    };
    name();
    return router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
      name();
      if (fromLocation && pathChanged) mainHeading()?.focus({ preventScroll: true });
    });
  }, [router]);
}
