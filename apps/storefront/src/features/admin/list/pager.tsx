import { Text } from '@my-food/ui';
import type { MouseEvent } from 'react';
import { admin } from '../../../i18n/en/admin.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import type { ListSearch } from '../../../navigation/search-params.ts';
import { ButtonRouteLink } from '../../../navigation/links.tsx';
import * as styles from './entry-list.css.ts';
import { opensElsewhere } from './opens-elsewhere.ts';

interface PagerProps {
  to: '/admin/products/' | '/admin/categorys/';
  query: ListSearch;
  page: number;
  pageCount: number;
  /** Called when the user follows a link to another page. */
  onPageChange: (page: number) => void;
}

/**
 * Links to the previous and the next page. Renders nothing for a single page. A plain press shows the page at once and leaves the URL to
 * `onPageChange`: a navigation would run the route's loader first.
 */
export function Pager({ to, query, page, pageCount, onPageChange }: PagerProps) {
  const t = useTexts(admin);
  if (pageCount === 1) return null;
  const linkProps = (target: number) => {
    const onClick = (event: MouseEvent) => {
      if (opensElsewhere(event)) return;
      event.preventDefault();
      onPageChange(target);
    };
    return { to, search: { ...query, page: target }, onClick, variant: 'quiet', size: 's' } as const;
  };
  return (
    <nav aria-label={t('pages')} className={styles.pager}>
      {page > 1 && <ButtonRouteLink {...linkProps(page - 1)}>{t('previousPage')}</ButtonRouteLink>}
      <Text as="span" tone="muted" size="s">
        {t('page', { page, pageCount })}
      </Text>
      {page < pageCount && <ButtonRouteLink {...linkProps(page + 1)}>{t('nextPage')}</ButtonRouteLink>}
    </nav>
  );
}
