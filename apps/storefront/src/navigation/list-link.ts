import { scrollKey } from './history-state.ts';
import { lastLocation } from './last-locations.ts';
import { adminCategorySearch, listSearch, menuSearch } from './search-params.ts';

/** The lists of the admin pages. */
export type AdminListPath = '/admin/products/' | '/admin/categorys/';

/** The props of a link, or the options of `navigate`, to a list as the user left it: filters, search, order, page and scroll position. */
export function listLink(to: '/food/' | AdminListPath) {
  const last = lastLocation(to);
  const state = last ? { continuedKey: scrollKey(last) } : {};
  if (to === '/admin/products/') return { to, search: listSearch({ ...last?.search }), state } as const;
  if (to === '/admin/categorys/') return { to, search: adminCategorySearch({ ...last?.search }), state } as const;
  return { to, search: menuSearch({ ...last?.search }), state } as const;
}
