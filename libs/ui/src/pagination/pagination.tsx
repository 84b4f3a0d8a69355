import type { ReactNode } from 'react';
import type { ElementProps } from '../internal/element-props.ts';
import { pageItems } from './page-items.ts';
import * as styles from './pagination.css.ts';

/** The props of one link. All but `page` are those of a `ButtonLink`, or of a router's link in its style. */
export interface PaginationLink {
  page: number;
  children: ReactNode;
  variant: 'primary' | 'quiet';
  size: 's';
  rel?: 'prev' | 'next' | undefined;
  'aria-label'?: string | undefined;
  'aria-current'?: 'page' | undefined;
}

export interface PaginationProps extends ElementProps<HTMLElement> {
  /** The accessible name of the navigation. */
  label: string;
  /** The current page; the first is 1. */
  page: number;
  /** How many pages there are. Renders nothing for one. */
  pageCount: number;
  /** The texts of the links. `page` is the accessible name of a number: 'Page 3'; `number` the number itself, in digits of another language. */
  labels: { previous: string; next: string; page: (page: number) => string; number?: ((page: number) => string) | undefined };
  /** Renders a link to a page, because only the application knows its URL. */
  renderLink: (link: PaginationLink) => ReactNode;
}

/** Links to the pages of a list. Renders nothing for a single page. */
export function Pagination({ label, page, pageCount, labels, renderLink, ...rest }: PaginationProps) {
  if (pageCount <= 1) return null;
  const link = { variant: 'quiet', size: 's' } as const;
  return (
    <nav {...rest} aria-label={label}>
      <ul role="list" className={styles.list}>
        {page > 1 && <li>{renderLink({ ...link, page: Math.min(page - 1, pageCount), rel: 'prev', children: labels.previous })}</li>}
        {pageItems(page, pageCount).map((item, index) =>
          item === 'gap' ? (
            <li key={`gap-${String(index)}`} className={styles.number} aria-hidden="true">
              <span className={styles.gap}>…</span>
            </li>
          ) : (
            <li key={item} className={styles.number} data-current={item === page}>
              {renderLink({
                page: item,
                children: labels.number?.(item) ?? item,
                size: 's',
                variant: item === page ? 'primary' : 'quiet',
                'aria-label': labels.page(item),
                'aria-current': item === page ? 'page' : undefined,
              })}
            </li>
          ),
        )}
        {page < pageCount && <li>{renderLink({ ...link, page: page + 1, rel: 'next', children: labels.next })}</li>}
      </ul>
    </nav>
  );
}
