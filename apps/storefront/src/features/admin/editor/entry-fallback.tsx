import { EmptyState, Skeleton, StatusRegion, Text } from '@my-food/ui';
import { EmptyPlate } from '@my-food/ui/shop';
import type { UseQueryResult } from '@tanstack/react-query';
import { admin } from '../../../i18n/en/admin/admin.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { useRetry } from '../../../queries/use-retry.ts';
import { ButtonRouteLink } from '../../../navigation/links.ts';
import { LoadError } from '../../../layout/load-error.tsx';
import type { EntryKind } from '../../../catalogue/entry-kind.ts';
import { entryListLink } from '../list-routes.ts';

interface EntryFallbackProps {
  kind: EntryKind;
  status: 'loading' | 'unreadable' | 'missing';
  /** The query of the list. */
  list: Pick<UseQueryResult, 'error' | 'refetch'>;
}

/** Replaces the editor while the list is loading, failed to load, or does not contain the entry. Links back to the list. */
export function EntryFallback({ kind, status, list }: EntryFallbackProps) {
  const t = useTexts(admin);
  const { isRetrying, retry } = useRetry(list);
  const back = <ButtonRouteLink {...entryListLink(kind)}>{t(`${kind}BackToList`)}</ButtonRouteLink>;
  if (status === 'unreadable' || isRetrying) {
    return (
      <>
        <LoadError text={t(`${kind}EntryFailed`)} loadingText={t(`${kind}LookingFor`)} isRetrying={isRetrying} retry={retry} size="s" />
        <div>{back}</div>
      </>
    );
  }
  const isLoading = status === 'loading';
  return (
    <>
      <StatusRegion>
        {isLoading ? (
          <Text tone="muted">{t(`${kind}LookingFor`)}</Text>
        ) : (
          <EmptyState picture={<EmptyPlate />} title={t(`${kind}NotFound`)} text={t('notFoundText')} actions={back} />
        )}
      </StatusRegion>
      {isLoading && (
        <>
          <Skeleton shape="row" />
          <Skeleton shape="text" />
        </>
      )}
    </>
  );
}
