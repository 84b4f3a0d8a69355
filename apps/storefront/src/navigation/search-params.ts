import { truncatedNameLength } from '@my-food/api';

/** Unvalidated search parameters of the URL. Unknown ones are dropped, so that `?fbclid=` breaks nothing. */
type RawSearch = Record<string, unknown>;

export const menuSorts = ['price', '-price', 'name', '-name'] as const;
export type MenuSort = (typeof menuSorts)[number];

/** The search parameters of the menu: name of the category, search text, order. */
export interface MenuSearch {
  category?: string | undefined;
  q?: string | undefined;
  sort?: MenuSort | undefined;
}

/** The search parameters of any list; the admin lists add the page, counted from 1, and how they render: as cards, unless it is a table. */
export interface ListSearch extends MenuSearch {
  page?: number | undefined;
  view?: 'table' | undefined;
}

/** The search parameters of the admin's category list. */
export type AdminCategorySearch = Pick<ListSearch, 'q' | 'page'>;

/** The id of an item, for a page without navigation state (Behaviour 'Routes and navigation state'). */
export interface ItemSearch {
  id?: number | undefined;
}

export function noSearch(): Record<never, never> {
  return {};
}

// Each returns all of its parameters: the router leaves what is in the URL where one is missing.

export function menuSearch(raw: RawSearch): MenuSearch {
  return {
    category: parseText(raw['category'], truncatedNameLength),
    q: parseText(raw['q']),
    sort: menuSorts.find((known) => known === raw['sort']),
  };
}

export function listSearch(raw: RawSearch): ListSearch {
  return { ...menuSearch(raw), page: parseNumber(raw['page'], 2), view: raw['view'] === 'table' ? 'table' : undefined };
}

export function adminCategorySearch(raw: RawSearch): AdminCategorySearch {
  return { q: parseText(raw['q']), page: parseNumber(raw['page'], 2) };
}

export function itemSearch(raw: RawSearch): ItemSearch {
  return { id: parseNumber(raw['id'], 1) };
}

function parseNumber(value: unknown, min: number): number | undefined {
  const number = Number(parseText(value));
  return Number.isSafeInteger(number) && number >= min ? number : undefined;
}

/** The maximum length of a search text in the URL. Characters. */
export const maxTextLength = 200;

/** The router parses `?q=5` as a number. */
function parseText(value: unknown, maxLength = maxTextLength): string | undefined {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value !== '' ? value.slice(0, maxLength) : undefined;
}
