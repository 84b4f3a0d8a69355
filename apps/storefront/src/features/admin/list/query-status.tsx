import { Skeleton, StatusRegion } from '@my-food/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode, RefObject } from 'react';
import type { EntryKind } from '../../../catalogue/entry-kind.ts';
import { admin } from '../../../i18n/en/admin/admin.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { LoadingList } from '../../../lists/loading-list.tsx';
import { LoadError } from '../../../layout/load-error.tsx';
import { useRetry } from '../../../queries/use-retry.ts';
import * as styles from './admin-card.css.ts';
import { count as countStyle } from './entry-list.css.ts';
import { pageOf } from './list-page.ts';

interface QueryStatusProps {
  query: Pick<UseQueryResult<unknown>, 'data' | 'error' | 'isPending' | 'refetch'>;
  kind: EntryKind;
  /** All entries that match the list query; undefined until they are read. */
  entries: readonly unknown[] | undefined;
  /** The requested page. */
  page: number | undefined;
  countRef: RefObject<HTMLParagraphElement | null>;
  /** Keeps the place of what is above the entries, while they load. */
  children?: ReactNode;
}

const skeletons = [1, 2, 3, 4, 5, 6];

/**
 * The number of entries, and the loading and error states of their list. The error is logged elsewhere (Spec §8); this one is quiet and offers a retry.
 */
export function QueryStatus({ query, kind, entries, page, countRef, children }: QueryStatusProps) {
  const t = useTexts(admin);
  const { first, last, total, pageCount } = pageOf(entries ?? [], page);
  const count = pageCount === 1 ? t(`${kind}Count`, { total }) : t(`${kind}CountOnPage`, { first, last, total });
  const { isRetrying, error, retry } = useRetry(query);
  const isLoading = query.isPending && !isRetrying;
  // One text, which React replaces with all that a translation has made of it.
  const text = isLoading ? t(`${kind}Loading`) : entries && count;
  return (
    <div className={styles.status}>
      <StatusRegion>
        {error && (
          <LoadError
            isQuiet
            text={t(query.data === undefined ? `${kind}LoadFailed` : `${kind}RefreshFailed`)}
            loadingText={t(`${kind}Loading`)}
            isRetrying={isRetrying}
            retry={retry}
            size="s"
          />
        )}
      </StatusRegion>
      <p ref={countRef} tabIndex={-1} role="status" className={countStyle}>
        {text}
      </p>
      {isLoading && (
        <>
          {children}
          <LoadingList className={styles.list}>
            {skeletons.map((index) => (
              <div key={index} className={styles.skeleton}>
                <Skeleton shape="row" />
              </div>
            ))}
          </LoadingList>
        </>
      )}
    </div>
  );
}
