import type { SessionActor } from '@my-food/machines';
import { createHashHistory, createRouter, type RouterHistory } from '@tanstack/react-router';
import type { Services } from '../services.tsx';
import { ScreenFailure } from '../shell/screen-failure.tsx';
import { routeTree } from './route-tree.ts';
import { ignoreSkippedTransitions } from './view-transition.ts';

/** Spec §2: hash-based history; every address keeps its last slash, and is matched with and without it. */
export function createAppRouter(services: Services, history: RouterHistory = createHashHistory()) {
  const router = createRouter({
    routeTree,
    history,
    context: services,
    trailingSlash: 'always',
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    // Each screen has a boundary of its own within the frame: bar and footer stay.
    defaultErrorComponent: ScreenFailure,
    scrollRestoration: true,
    defaultPendingMs: 300,
  });
  ignoreSkippedTransitions(router);
  return router;
}

/** Leaves protected screens with the session they belong to: to the login when it ended here, and where another tab ended it only from a protected screen. */
export function followSession(router: AppRouter, sessionActor: SessionActor): void {
  const leaveForLogin = () => void router.navigate({ to: '/login/' });
  const leaveProtectedScreen = () => {
    const isProtected = router.state.matches.some(({ routeId }) => routeId === '/signed-in');
    // A navigation in progress runs its guard again.
    void (isProtected ? router.navigate({ to: '/login/', replace: true }) : router.invalidate());
  };
  // A screen of whoever was signed in before may be open with what they typed.
  sessionActor.on('session.opened', leaveProtectedScreen);
  sessionActor.on('session.lost', leaveForLogin);
  sessionActor.on('session.ended', ({ cause }) => {
    if (cause === 'otherTab') leaveProtectedScreen();
    else if (cause !== 'replaced') leaveForLogin();
  });
}

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
  interface StaticDataRouteOption {
    title?: string;
  }
}
