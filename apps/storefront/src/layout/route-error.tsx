import { Button, EmptyState, Heading, Container, Inline } from '@my-food/ui';
import { EmptyPlate } from '@my-food/ui/shop';
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { hasNewBuild, ChunkLoadError } from '../platform/load-chunk.ts';
import { useHasPendingWrites } from '../forms/pending-writes.ts';
import { mainHeading } from '../platform/main-heading.ts';
import { isOrderPending } from '../ordering/pending-order/is-order-pending.ts';
import { routeErrors } from '../i18n/en/route-errors.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { ButtonRouteLink } from '../navigation/links.ts';
import { useServices } from '../services/services.tsx';
import { report } from '../platform/reporting/report.ts';

/** The error component of every route: a render error, or a chunk that failed to load. The cart and the session are outside the routes and unaffected. */
export function RouteError({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const t = useTexts(routeErrors);
  const cause = useCause(error);
  const label = t(cause === 'newBuild' ? 'loadNewBuild' : 'tryAgain');
  const needsReload = cause === 'newBuild' || (error instanceof ChunkLoadError && error.needsReload);
  const tryAgain = () => {
    reset();
    // Loads the chunk again: resetting the boundary alone would render the same error. The pressed button is gone then.
    void router.invalidate().then(focusHeading);
  };
  return (
    <Container>
      <Heading level={1} variant="page">
        {t('heading')}
      </Heading>
      <EmptyState
        picture={<EmptyPlate />}
        title={t(`${cause}Title`)}
        text={t(`${cause}Text`)}
        actions={
          <Inline justify="center">
            {needsReload ? <ReloadButton>{label}</ReloadButton> : <Button onClick={tryAgain}>{label}</Button>}
            <ButtonRouteLink to="/" variant="quiet">
              {t('backToHome')}
            </ButtonRouteLink>
          </Inline>
        }
      />
    </Container>
  );
}

/** Unless something has the focus. */
function focusHeading(): void {
  if (document.activeElement === document.body) mainHeading()?.focus();
}

function useCause(error: unknown): 'render' | 'network' | 'newBuild' {
  const [isOutdated, setIsOutdated] = useState(false);
  useEffect(() => {
    report(error, 'A screen failed:');
    // After a failure at the same address no navigation moves the focus.
    focusHeading();
    if (error instanceof ChunkLoadError) void hasNewBuild().then(setIsOutdated);
  }, [error]);
  if (!(error instanceof ChunkLoadError)) return 'render';
  return isOutdated ? 'newBuild' : 'network';
}

/** Reloads the page. Disabled while an order or a form is pending: a reload would abort the request and leave its outcome unknown. */
export function ReloadButton({ children }: { children: string }) {
  const { checkout } = useServices();
  const isOrdering = useSelector(checkout.current() ?? undefined, (snapshot) => snapshot !== undefined && isOrderPending(snapshot));
  const isSending = useHasPendingWrites();
  return (
    <Button isLoading={isOrdering || isSending} onClick={() => location.reload()}>
      {children}
    </Button>
  );
}
