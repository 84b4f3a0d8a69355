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

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
  interface StaticDataRouteOption {
    title?: string;
  }
}
