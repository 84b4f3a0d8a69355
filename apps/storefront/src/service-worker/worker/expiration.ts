import type { WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration';

/** Workbox's plugin in the form of its own type: under `exactOptionalPropertyTypes` the class does not have it. */
export function expireAfter(...options: ConstructorParameters<typeof ExpirationPlugin>): WorkboxPlugin {
  const { cachedResponseWillBeUsed, cacheDidUpdate } = new ExpirationPlugin(...options);
  return { ...(cachedResponseWillBeUsed && { cachedResponseWillBeUsed }), ...(cacheDidUpdate && { cacheDidUpdate }) };
}
