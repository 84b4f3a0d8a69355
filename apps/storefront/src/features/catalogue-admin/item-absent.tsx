import { EmptyState, InlineError, Skeleton, Text } from '@my-food/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { useRetry } from '../../lib/use-retry.ts';
import { ButtonRouteLink } from '../../routing/links.tsx';
import { RetryButton } from '../../shell/retry-button.tsx';
import type { EntryKind } from './copy.ts';

interface ItemAbsentProps {
  kind: EntryKind;
  status: 'loading' | 'unreadable' | 'missing';
  /** The list it is looked for in. */
  list: Pick<UseQueryResult, 'error' | 'refetch'>;
}

/** Nothing to change: it is still looked for, the list cannot be read, or it is not in it. Always a way back. */
export function ItemAbsent({ kind, status, list }: ItemAbsentProps) {
  const { isRetrying, retry } = useRetry(list);
  const back =
    kind === 'food' ? (
      <ButtonRouteLink to="/admin/products/">Back to the foods</ButtonRouteLink>
    ) : (
      <ButtonRouteLink to="/admin/categorys/">Back to the categories</ButtonRouteLink>
    );
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
