import type { AnyRouter, ParsedLocation } from '@tanstack/react-router';

/** Of the router that was created last: stories create several. */
const locations = new Map<string, ParsedLocation>();

/** Remembers where the user was last on each path, until the page is reloaded or the login is opened. */
export function trackLocations(router: AnyRouter): void {
  locations.clear();
  router.subscribe('onBeforeLoad', ({ toLocation }) => {
    if (toLocation.pathname.startsWith('/login')) locations.clear();
    locations.set(toLocation.pathname.replace(/\/?$/, '/'), toLocation);
  });
}

/** The last location with this path, which ends in a slash. */
export const lastLocation = (path: string) => locations.get(path);
