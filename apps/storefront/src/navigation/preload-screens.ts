import type { RegisteredRouter } from '@tanstack/react-router';

/** Of the Network Information API, in Chromium only. */
interface Connection {
  readonly saveData?: boolean;
  /** 'slow-2g', '2g', '3g' or '4g'. */
  readonly effectiveType?: string;
}

declare global {
  interface Navigator {
    readonly connection?: Connection;
  }
}

/** The screens of a purchase. */
const screens = ['/food', '/food/details', '/food/add-to-card', '/login'] as const;

/** Loads the code of the next screens, one at each step, so that a tap renders at once. Nothing with Save-Data or on 2G: there, intent loads it. */
export function* preloadScreens(
  router: Pick<RegisteredRouter, 'loadRouteChunk' | 'routesByPath'>,
  connection = navigator.connection,
): Generator<void, void> {
  if (connection?.saveData || connection?.effectiveType?.includes('2g')) return;
  for (const path of screens) yield void router.loadRouteChunk(router.routesByPath[path]);
}
