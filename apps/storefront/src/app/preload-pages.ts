import type { RegisteredRouter } from '@tanstack/react-router';
import { isSavingData } from '../platform/is-saving-data.ts';

/** The pages of a purchase. */
const pages = ['/food', '/food/details', '/food/add-to-card', '/login', '/profile'] as const;

interface Preloaded {
  router: Pick<RegisteredRouter, 'loadRouteChunk' | 'routesByPath'>;
  /** The cart waits for it. */
  checkout: { load: () => Promise<unknown> };
}

/**
 * Loads the code of the next pages and starts the checkout, one at each step, so that a tap renders at once. Nothing with Save-Data or on 2G:
 * there, intent loads it.
 */
export function* preloadPages({ router, checkout }: Preloaded): Generator<void, void> {
  if (isSavingData()) return;
  for (const path of pages) yield void router.loadRouteChunk(router.routesByPath[path]);
  // Without it, the cart tries again and shows the failure.
  yield void checkout.load().catch(() => undefined);
}
