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

/** The requested page, or the last one if it does not exist. */
export function pageOf<T>(items: readonly T[], asked: number): ListPage<T> {
  const pageCount = Math.max(1, Math.ceil(items.length / pageSize));
  const page = Math.min(asked, pageCount);
  const start = (page - 1) * pageSize;
  const shown = items.slice(start, start + pageSize);
  return {
    items: shown,
    page,
    pageCount,
    first: shown.length === 0 ? 0 : start + 1,
    last: start + shown.length,
    total: items.length,
  };
}
