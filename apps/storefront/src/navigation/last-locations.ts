import type { SessionActor } from '@my-food/machines';
import type { AnyRouter, ParsedLocation } from '@tanstack/react-router';

/** Of the router that was created last: stories create several. */
const locations = new Map<string, ParsedLocation>();

/** Remembers where the user was last on each path that the guard allowed, until the page is reloaded or a session ends. */
export function trackLocations(router: AnyRouter, sessionActor: SessionActor): void {
  locations.clear();
  router.subscribe('onLoad', ({ toLocation }) => void locations.set(toLocation.pathname.replace(/\/?$/, '/'), toLocation));
  sessionActor.on('session.ended', () => locations.clear());
}

/** The last location with this path, which ends in a slash. */
export const lastLocation = (path: string) => locations.get(path);
