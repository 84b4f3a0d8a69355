/** Cards per page. */
export const pageSize = 48;

/** One page of a list. `first` and `last` count the items from 1; both are 0 when there is none. */
export interface ListPage<T> {
  items: readonly T[];
  page: number;
  pageCount: number;
  first: number;
  last: number;
  total: number;
}

/** The requested page, by default the first, or the last one if it does not exist. */
export function pageOf<T>(items: readonly T[], requested = 1): ListPage<T> {
  const pageCount = Math.max(1, Math.ceil(items.length / pageSize));
  const page = Math.min(requested, pageCount);
  const start = (page - 1) * pageSize;
  const pageItems = items.slice(start, start + pageSize);
  return {
    items: pageItems,
    page,
    pageCount,
    first: pageItems.length === 0 ? 0 : start + 1,
    last: start + pageItems.length,
    total: items.length,
  };
}
