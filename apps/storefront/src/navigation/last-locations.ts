import type { AnyRouter, ParsedLocation } from '@tanstack/react-router';

const locationsByRouter = new WeakMap<AnyRouter, Map<string, ParsedLocation>>();

/** Remembers where the user was last on each path, until the page is reloaded or the login is opened. */
export function trackLocations(router: AnyRouter): void {
  const locations = new Map<string, ParsedLocation>();
  locationsByRouter.set(router, locations);
  router.subscribe('onBeforeLoad', ({ toLocation }) => {
    if (toLocation.pathname.startsWith('/login')) locations.clear();
    locations.set(toLocation.pathname.replace(/\/?$/, '/'), toLocation);
  });
}

/** The last location with this path, which ends in a slash. */
export const lastLocation = (router: AnyRouter, path: string) => locationsByRouter.get(router)?.get(path);
