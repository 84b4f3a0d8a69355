import { Button, InlineError, Skeleton, Text } from '@my-food/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { useRef } from 'react';
import * as styles from './entry-card.css.ts';

interface ReadStateProps {
  read: Pick<UseQueryResult<unknown>, 'data' | 'isError' | 'isPending' | 'refetch'>;
  /** Name of the data: 'foods'. */
  what: string;
}

const outlines = [1, 2, 3, 4, 5, 6];

/** Loading and error states of a list. The error is logged elsewhere (Spec §8); this one is quiet and offers a retry. */
export function ReadState({ read, what }: ReadStateProps) {
  const place = useRef<HTMLDivElement>(null);
  const tryAgain = () => {
    // The button unmounts with the error: keep the focus.
    place.current?.focus();
    void read.refetch();
  };
  return (
    <div ref={place} tabIndex={-1} className={styles.state}>
      {read.isError && (
        <InlineError
          isQuiet
          text={
            read.data === undefined ? `The ${what} could not be read.` : `The ${what} could not be read again; this is what was known last.`
          }
          actions={
            <Button variant="quiet" size="s" onClick={tryAgain}>
              Try again
            </Button>
          }
        />
      )}
      {read.isPending && <Reading what={what} />}
    </div>
  );
}

function Reading({ what }: { what: string }) {
  return (
    <>
      <div role="status">
        <Text tone="muted">Loading the {what}...</Text>
      </div>
      <div className={styles.list}>
        {outlines.map((outline) => (
          <div key={outline} className={styles.outline}>
            <Skeleton shape="row" />
          </div>
        ))}
      </div>
    </>
  );
}
