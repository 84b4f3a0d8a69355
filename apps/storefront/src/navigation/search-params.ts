import { truncatedNameLength } from '@my-food/api';

/** Unvalidated search parameters of the URL. Unknown ones are dropped, so that `?fbclid=` breaks nothing. */
type RawSearch = Record<string, unknown>;

export const menuSorts = ['price', '-price', 'name', '-name'] as const;
export type MenuSort = (typeof menuSorts)[number];

/** The search parameters of the menu: name of the category, search text, order. */
export interface MenuSearch {
  category?: string;
  q?: string;
  sort?: MenuSort;
}

/** The search parameters of any list; the admin lists add the page, counted from 1, and how they render: as cards, unless it is a table. */
export interface ListSearch extends MenuSearch {
  page?: number;
  view?: 'table';
}

/** The search parameters of the admin's category list. */
export type AdminCategorySearch = Pick<ListSearch, 'q' | 'page'>;

/** The id of an item, for a page without navigation state (Behaviour 'Routes and navigation state'). */
export interface ItemSearch {
  id?: number;
}

export function noSearch(): Record<never, never> {
  return {};
}

export function menuSearch(raw: RawSearch): MenuSearch {
  const category = parseText(raw['category'], truncatedNameLength);
  const q = parseText(raw['q']);
  const sort = menuSorts.find((known) => known === raw['sort']);
  return { ...(category && { category }), ...(q && { q }), ...(sort && { sort }) };
}

export function listSearch(raw: RawSearch): ListSearch {
  return { ...menuSearch(raw), ...parsePage(raw), ...(raw['view'] === 'table' && { view: 'table' }) };
}

export function adminCategorySearch(raw: RawSearch): AdminCategorySearch {
  const q = parseText(raw['q']);
  return { ...(q && { q }), ...parsePage(raw) };
}

export function itemSearch(raw: RawSearch): ItemSearch {
  const id = Number(parseText(raw['id']));
  return Number.isSafeInteger(id) && id > 0 ? { id } : {};
}

function parsePage(raw: RawSearch): Pick<ListSearch, 'page'> {
  const page = Number(parseText(raw['page']));
  return Number.isSafeInteger(page) && page > 1 ? { page } : {};
}

/** The maximum length of a search text in the URL. Characters. */
export const maxTextLength = 200;

/** The router parses `?q=5` as a number. */
function parseText(value: unknown, maxLength = maxTextLength): string | null {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value !== '' ? value.slice(0, maxLength) : null;
}
