import { ButtonLink, Pagination } from '@my-food/ui';
import { useRouter } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { admin } from '../../../i18n/en/admin/admin.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import type { AdminListPath } from '../../../navigation/list-link.ts';
import type { ListSearch } from '../../../navigation/search-params.ts';
import { opensElsewhere } from './opens-elsewhere.ts';

interface PagerProps {
  to: AdminListPath;
  query: ListSearch;
  page: number;
  pageCount: number;
  /** Called when the user follows a link to another page. */
  onPageChange: (page: number) => void;
}

/**
 * Links to the pages. A plain press shows the page at once and leaves the URL to `onPageChange`: a navigation would run the route's loader first. So
 * would router links when they are pointed at, and each of them builds its own location with every render of the list.
 */
export function Pager({ to, query, page, pageCount, onPageChange }: PagerProps) {
  const t = useTexts(admin);
  const { history, options } = useRouter();
  const follow = (event: MouseEvent, target: number) => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    onPageChange(target);
  };
  return (
    <Pagination
      label={t('pages')}
      page={page}
      pageCount={pageCount}
      labels={{
        previous: t('previousPage'),
        next: t('nextPage'),
        page: (target) => t('page', { page: target, pageCount }),
        number: (target) => t('pageNumber', { page: target }),
      }}
      renderLink={({ page: target, ...link }) => (
        <ButtonLink
          {...link}
          href={history.createHref(to + options.stringifySearch({ ...query, page: target }))}
          onClick={(event) => follow(event, target)}
        />
      )}
    />
  );
}
