import { Text } from '@my-food/ui';
import type { ListSearch } from '../../routing/search.ts';
import { ButtonRouteLink } from '../../routing/links.tsx';
import * as styles from './entry-list.css.ts';

interface PagerProps {
  to: '/admin/products/' | '/admin/categorys/';
  question: ListSearch;
  page: number;
  pageCount: number;
  /** A page was turned: the cards begin anew. */
  onTurn: () => void;
}

/** Links to the page before and after. Nothing where one page is all. */
export function Pager({ to, question, page, pageCount, onTurn }: PagerProps) {
  if (pageCount === 1) return null;
  const at = (turned: number) => ({ to, search: { ...question, page: turned }, onClick: onTurn, look: 'quiet', size: 's' }) as const;
  return (
    <nav aria-label="Pages" className={styles.pager}>
      {page > 1 && <ButtonRouteLink {...at(page - 1)}>Previous page</ButtonRouteLink>}
      <Text as="span" tone="muted" size="s">
        Page {page} of {pageCount}
      </Text>
      {page < pageCount && <ButtonRouteLink {...at(page + 1)}>Next page</ButtonRouteLink>}
    </nav>
  );
}
