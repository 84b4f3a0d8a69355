import { EmptyState, InlineError, Skeleton, Text } from '@my-food/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { useRetry } from '../../../queries/use-retry.ts';
import { ButtonRouteLink } from '../../../navigation/links.tsx';
import { RetryButton } from '../../../layout/retry-button.tsx';
import type { EntryKind } from '../../../catalogue/entry-kind.ts';
import { useListLinkProps } from '../list-routes.ts';
import { entryNames } from '../list/entry-texts.ts';

interface EntryFallbackProps {
  kind: EntryKind;
  status: 'loading' | 'unreadable' | 'missing';
  /** The query of the list. */
  list: Pick<UseQueryResult, 'error' | 'refetch'>;
}

/** Replaces the editor while the list is loading, failed to load, or does not contain the entry. Links back to the list. */
export function EntryFallback({ kind, status, list }: EntryFallbackProps) {
  const { isRetrying, retry } = useRetry(list);
  const back = <ButtonRouteLink {...useListLinkProps(kind)}>Back to the {entryNames[kind].many}</ButtonRouteLink>;
  if (status === 'loading' && !isRetrying) {
    return (
      <>
        <div role="status">
          <Text tone="muted">Looking for the {kind}...</Text>
        </div>
        <Skeleton shape="row" />
        <Skeleton shape="text" />
      </>
    );
  }
  if (status === 'unreadable' || isRetrying) {
    return (
      <>
        <InlineError text={`The ${kind} could not be read.`} actions={<RetryButton isRetrying={isRetrying} retry={retry} size="s" />} />
        <div>{back}</div>
      </>
    );
  }
  return <EmptyState title={`This ${kind} was not found`} text="It may have been deleted, or the link is an old one." actions={back} />;
}
