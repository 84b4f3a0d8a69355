import { Text } from '@my-food/ui';
import type { AdminFoodSearch } from '../../routing/search.ts';
import { ButtonRouteLink } from '../../routing/links.tsx';
import * as styles from './food-list.css.ts';

interface PagerProps {
  question: AdminFoodSearch;
  page: number;
  pageCount: number;
  /** A page was turned: the cards begin anew. */
  onTurn: () => void;
}

/** Links to the page before and after. Nothing where one page is all. */
export function Pager({ question, page, pageCount, onTurn }: PagerProps) {
  if (pageCount === 1) return null;
  const at = (to: number) =>
    ({ to: '/admin/products/', search: { ...question, page: to }, onClick: onTurn, look: 'quiet', size: 's' }) as const;
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
