import { useRouter, type AnyRouter, type ParsedLocation } from '@tanstack/react-router';
import { scrollKey } from './history-state.ts';
import { menuSearch } from './search-params.ts';

const menuLocations = new WeakMap<AnyRouter, ParsedLocation>();

/** Remembers where the user was on the menu last, until the page is reloaded. */
export function trackMenuLocation(router: AnyRouter): void {
  router.subscribe('onBeforeLoad', ({ toLocation }) => {
    if (/^\/food\/?$/.test(toLocation.pathname)) menuLocations.set(router, toLocation);
  });
}

/** The props of a link to the menu as the user left it: category, search, order and scroll position. */
export function useMenuLinkProps() {
  const left = menuLocations.get(useRouter());
  return { to: '/food/', search: menuSearch({ ...left?.search }), state: left ? { continuedKey: scrollKey(left) } : {} } as const;
}
