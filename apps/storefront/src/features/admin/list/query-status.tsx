import { Button, InlineError, Skeleton, Text } from '@my-food/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { useRef } from 'react';
import type { EntryKind } from '../../../catalogue/entry-kind.ts';
import { admin } from '../../../i18n/en/admin/admin.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import * as styles from './admin-card.css.ts';

interface QueryStatusProps {
  query: Pick<UseQueryResult<unknown>, 'data' | 'isError' | 'isPending' | 'refetch'>;
  kind: EntryKind;
}

const skeletons = [1, 2, 3, 4, 5, 6];

/** Loading and error states of a list. The error is logged elsewhere (Spec §8); this one is quiet and offers a retry. */
export function QueryStatus({ query, kind }: QueryStatusProps) {
  const t = useTexts(admin);
  const container = useRef<HTMLDivElement>(null);
  const tryAgain = () => {
    // The button unmounts with the error: keep the focus.
    container.current?.focus();
    void query.refetch();
  };
  return (
    <div ref={container} tabIndex={-1} className={styles.status}>
      {query.isError && (
        <InlineError
          isQuiet
          text={t(query.data === undefined ? `${kind}LoadFailed` : `${kind}RefreshFailed`)}
          actions={
            <Button variant="quiet" size="s" onClick={tryAgain}>
              {t('tryAgain')}
            </Button>
          }
        />
      )}
      {query.isPending && <ListSkeleton kind={kind} />}
    </div>
  );
}

function ListSkeleton({ kind }: { kind: EntryKind }) {
  const t = useTexts(admin);
  return (
    <>
      <div role="status">
        <Text tone="muted">{t(`${kind}Loading`)}</Text>
      </div>
      <div className={styles.list}>
        {skeletons.map((index) => (
          <div key={index} className={styles.skeleton}>
            <Skeleton shape="row" />
          </div>
        ))}
      </div>
    </>
  );
}
