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
  const { connection } = navigator;
  if (connection?.saveData || connection?.effectiveType?.includes('2g')) return;
  for (const path of pages) yield void router.loadRouteChunk(router.routesByPath[path]);
  // Without it, the cart tries again and shows the failure.
  yield void checkout.load().catch(() => undefined);
}
