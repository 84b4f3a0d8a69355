import { Button, InlineError, Skeleton, Text } from '@my-food/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { useRef } from 'react';
import * as styles from './admin-card.css.ts';

interface QueryStatusProps {
  query: Pick<UseQueryResult<unknown>, 'data' | 'isError' | 'isPending' | 'refetch'>;
  /** Name of the data: 'foods'. */
  subject: string;
}

const skeletons = [1, 2, 3, 4, 5, 6];

/** Loading and error states of a list. The error is logged elsewhere (Spec §8); this one is quiet and offers a retry. */
export function QueryStatus({ query, subject }: QueryStatusProps) {
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
          text={
            query.data === undefined
              ? `The ${subject} could not be read.`
              : `The ${subject} could not be read again; this is what was known last.`
          }
          actions={
            <Button variant="quiet" size="s" onClick={tryAgain}>
              Try again
            </Button>
          }
        />
      )}
      {query.isPending && <ListSkeleton subject={subject} />}
    </div>
  );
}

function ListSkeleton({ subject }: { subject: string }) {
  return (
    <>
      <div role="status">
        <Text tone="muted">Loading the {subject}...</Text>
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
