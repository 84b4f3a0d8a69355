import { Button, EmptyState, ErrorLine, Skeleton, Text } from '@my-food/ui';
import { ButtonRouteLink } from '../../routing/links.tsx';
import type { EntryKind } from './copy.ts';

interface ItemAbsentProps {
  kind: EntryKind;
  status: 'loading' | 'unreadable' | 'missing';
  onRetry: () => void;
}

/** Nothing to change: it is still looked for, the list cannot be read, or it is not in it. Always a way back. */
export function ItemAbsent({ kind, status, onRetry }: ItemAbsentProps) {
  const back =
    kind === 'food' ? (
      <ButtonRouteLink to="/admin/products/">Back to the foods</ButtonRouteLink>
    ) : (
      <ButtonRouteLink to="/admin/categorys/">Back to the categories</ButtonRouteLink>
    );
  if (status === 'loading') {
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
  if (status === 'unreadable') {
    return (
      <>
        <ErrorLine
          text={`The ${kind} could not be read.`}
          action={
            <Button look="quiet" size="s" onClick={onRetry}>
              Try again
            </Button>
          }
        />
        <div>{back}</div>
      </>
    );
  }
  return <EmptyState title={`This ${kind} was not found`} text="It may have been deleted, or the link is an old one." action={back} />;
}
