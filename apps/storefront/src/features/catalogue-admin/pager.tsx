import { Text } from '@my-food/ui';
import type { MouseEvent } from 'react';
import type { ListSearch } from '../../routing/search.ts';
import { ButtonRouteLink } from '../../routing/links.tsx';
import * as styles from './entry-list.css.ts';

interface PagerProps {
  to: '/admin/products/' | '/admin/categorys/';
  question: ListSearch;
  page: number;
  pageCount: number;
  /** Another page is wanted here. */
  onTurn: (page: number) => void;
}

/** Links to the page before and after. Nothing where one page is all. */
export function Pager({ to, question, page, pageCount, onTurn }: PagerProps) {
  if (pageCount === 1) return null;
  const at = (turned: number) => {
    const turn = (event: MouseEvent) => {
      if (!isPlain(event)) return;
      event.preventDefault();
      onTurn(turned);
    };
    return { to, search: { ...question, page: turned }, onClick: turn, look: 'quiet', size: 's' } as const;
  };
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

/** A link is followed here; with one of these keys the browser opens it elsewhere. */
const isPlain = ({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent) => button === 0 && !(altKey || ctrlKey || metaKey || shiftKey);
