import type { SessionActor } from '@my-food/machines';
import { createRouter, type RouterHistory } from '@tanstack/react-router';
import type { Services } from '../services/services.tsx';
import { RouteError } from '../layout/route-error.tsx';
import { routeTree } from './route-tree.ts';
import { alwaysStale } from '../queries/always-stale.ts';
import { createIndexedHashHistory } from '../navigation/hash-history.ts';
import { scrollKey } from '../navigation/history-state.ts';
import { trackLocations } from '../navigation/last-locations.ts';
import { ignoreSkippedTransitions } from '../navigation/view-transition.ts';

/** Spec §2: hash history. URLs keep their trailing slash and match without it, too. */
export function createAppRouter(services: Services, history: RouterHistory = createIndexedHashHistory()) {
  let isFirst = true;
  const router = createRouter({
    routeTree,
    history,
    context: services,
    trailingSlash: 'always',
    caseSensitive: true,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultStaleTime: alwaysStale,
    // An error boundary per route, inside the layout: top bar and footer stay.
    defaultErrorComponent: RouteError,
    // Home stays where the user has scrolled it to before the application was mounted.
    scrollRestoration: ({ location }) => {
      const isScrolledHome = isFirst && location.pathname === '/' && window.scrollY > 0;
      isFirst = false;
      // The router stores only a position that it has seen change.
      if (isScrolledHome) document.dispatchEvent(new Event('scroll'));
      return !isScrolledHome;
    },
    getScrollRestorationKey: scrollKey,
    defaultPendingMs: 300,
  });
  ignoreSkippedTransitions(router);
  trackLocations(router, services.sessionActor);
  return router;
}

/** Redirects to the login when the session ends, whatever is unsaved. If another tab has ended it, only from protected routes. */
export function redirectOnSessionChange(router: AppRouter, sessionActor: SessionActor): void {
  const leaveProtectedRoute = () => {
    const isProtected = router.state.matches.some(({ routeId }) => routeId === '/signed-in');
    // A navigation in progress runs its guard again.
    void (isProtected ? router.navigate({ to: '/login/', replace: true, ignoreBlocker: true }) : router.invalidate());
  };
  // A protected page may still contain the input of the previous user.
  sessionActor.on('session.opened', leaveProtectedRoute);
  sessionActor.on('session.ended', ({ cause }) => {
    if (cause === 'otherTab') leaveProtectedRoute();
    else if (cause !== 'replaced') void router.navigate({ to: '/login/', ignoreBlocker: true });
  });
}

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}
