import { useRouter, type AnyRouter, type ParsedLocation } from '@tanstack/react-router';
import { scrollKey } from './history-state.ts';
import { adminCategorySearch, adminFoodSearch, menuSearch } from './search-params.ts';

const locations = new WeakMap<AnyRouter, Map<string, ParsedLocation>>();

/** Remembers where the user was on each list last, until the page is reloaded or the login is opened. */
export function trackListLocations(router: AnyRouter): void {
  const lists = new Map<string, ParsedLocation>();
  locations.set(router, lists);
  router.subscribe('onBeforeLoad', ({ toLocation }) => {
    const path = toLocation.pathname.replace(/\/?$/, '/');
    if (path === '/login/') lists.clear();
    if (['/food/', '/admin/products/', '/admin/categorys/'].includes(path)) lists.set(path, toLocation);
  });
}

/** The props of a link, or the options of `navigate`, to a list as the user left it: filters, search, order, page and scroll position. */
export function listLocation(router: AnyRouter, to: '/food/' | '/admin/products/' | '/admin/categorys/') {
  const left = locations.get(router)?.get(to);
  const state = left ? { continuedKey: scrollKey(left) } : {};
  if (to === '/admin/products/') return { to, search: adminFoodSearch({ ...left?.search }), state } as const;
  if (to === '/admin/categorys/') return { to, search: adminCategorySearch({ ...left?.search }), state } as const;
  return { to, search: menuSearch({ ...left?.search }), state } as const;
}

/** The props of a link to the menu as the user left it. */
export const useMenuLinkProps = () => listLocation(useRouter(), '/food/');
