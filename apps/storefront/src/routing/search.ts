/** Search parameters as they come from the address: anything. What a route does not know is dropped, so that `?fbclid=` breaks nothing. */
type Raw = Record<string, unknown>;

export const menuSorts = ['price', '-price', 'name', '-name'] as const;
export type MenuSort = (typeof menuSorts)[number];

/** The menu's state that is worth a link: category by name, words searched for, order. */
export interface MenuSearch {
  category?: string;
  q?: string;
  sort?: MenuSort;
}

/** All that a list may be asked for: the menu's state, and in the admin's lists the page, counted from 1. */
export interface ListSearch extends MenuSearch {
  page?: number;
}

/** The admin's list of categories: words and page. */
export type AdminCategorySearch = Pick<ListSearch, 'q' | 'page'>;

/** An item opened cold is found by its id (Behaviour 'Routes and navigation state'). */
export interface ItemSearch {
  id?: number;
}

export function noSearch(): Record<never, never> {
  return {};
}

export function menuSearch(raw: Raw): MenuSearch {
  const category = text(raw['category']);
  const q = text(raw['q']);
  const sort = menuSorts.find((known) => known === raw['sort']);
  return { ...(category && { category }), ...(q && { q }), ...(sort && { sort }) };
}

export function adminFoodSearch(raw: Raw): ListSearch {
  return { ...menuSearch(raw), ...pageIn(raw) };
}

export function adminCategorySearch(raw: Raw): AdminCategorySearch {
  const q = text(raw['q']);
  return { ...(q && { q }), ...pageIn(raw) };
}

export function itemSearch(raw: Raw): ItemSearch {
  const id = Number(raw['id']);
  return Number.isSafeInteger(id) && id > 0 ? { id } : {};
}

function pageIn(raw: Raw): Pick<ListSearch, 'page'> {
  const page = Number(raw['page']);
  return Number.isSafeInteger(page) && page > 1 ? { page } : {};
}

/** As long as an address takes. Letters. */
export const longestText = 200;

/** The router reads `?q=5` as a number; a person typed text. */
function text(value: unknown): string | null {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value !== '' ? value.slice(0, longestText) : null;
}
