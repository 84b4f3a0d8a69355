import { scrollKey } from './history-state.ts';
import { lastLocation } from './last-locations.ts';
import { listSearch } from './search-params.ts';

/** The lists of the admin pages. */
export type AdminListPath = '/admin/products/' | '/admin/categorys/';

/** The props of a link, or the options of `navigate`, to a list as the user left it: filters, search, order, page and scroll position. */
export function listLink<Path extends '/food/' | AdminListPath>(to: Path) {
  const last = lastLocation(to);
  return { to, search: listSearch({ ...last?.search }), state: last ? { continuedKey: scrollKey(last) } : {} };
}
