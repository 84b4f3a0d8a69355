import { Button, EmptyState, Heading, Container, Inline } from '@my-food/ui';
import { EmptyPlate } from '@my-food/ui/shop';
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import { hasNewBuild, ChunkLoadError } from '../platform/lazy-page.ts';
import { useHasPendingWrites } from '../forms/pending-writes.ts';
import { mainHeading } from '../platform/main-heading.ts';
import { useFocusSuccessor } from '../platform/use-focus-successor.ts';
import { isOrderPending } from '../ordering/pending-order/is-order-pending.ts';
import { routeErrors } from '../i18n/en/route-errors.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { ButtonRouteLink } from '../navigation/links.tsx';
import { useServices } from '../services/services.tsx';
import { report } from '../platform/reporting/report.ts';

/** The error component of every route: a render error, or a chunk that failed to load. The cart and the session are outside the routes and unaffected. */
export function RouteError({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const t = useTexts(routeErrors);
  const cause = useCause(error);
  const title = useRef<HTMLHeadingElement>(null);
  // Another failure replaces it, also at the same address, where no navigation moves the focus.
  useFocusSuccessor(title, mainHeading);
  const tryAgain = () => {
    reset();
    // Loads the chunk again: resetting the boundary alone would render the same error. The pressed button is gone then.
    void router.invalidate().then(() => {
      if (document.activeElement === document.body) mainHeading()?.focus();
    });
  };
  return (
    <Container>
      <Heading level={1} variant="page" ref={title}>
        {t('heading')}
      </Heading>
      <EmptyState
        picture={<EmptyPlate />}
        title={t(`${cause}Title`)}
        text={t(`${cause}Text`)}
        actions={
          <Inline justify="center">
            {cause === 'newBuild' ? <ReloadButton /> : <Button onClick={tryAgain}>{t('tryAgain')}</Button>}
            <ButtonRouteLink to="/" variant="quiet">
              {t('backToHome')}
            </ButtonRouteLink>
          </Inline>
        }
      />
    </Container>
  );
}

function useCause(error: unknown): 'render' | 'network' | 'newBuild' {
  const [isOutdated, setIsOutdated] = useState(false);
  useEffect(() => {
    report(error, 'A screen failed:');
    if (error instanceof ChunkLoadError) void hasNewBuild().then(setIsOutdated);
  }, [error]);
  if (!(error instanceof ChunkLoadError)) return 'render';
  return isOutdated ? 'newBuild' : 'network';
}

/** Loads the new build. Disabled while an order or a form is pending: a reload would abort the request and leave its outcome unknown. */
export function ReloadButton() {
  const { checkout } = useServices();
  const t = useTexts(routeErrors);
  const isOrdering = useSelector(checkout.current() ?? undefined, (snapshot) => snapshot !== undefined && isOrderPending(snapshot));
  const isSending = useHasPendingWrites();
  return (
    <Button isLoading={isOrdering || isSending} onClick={() => location.reload()}>
      {t('loadNewBuild')}
    </Button>
  );
}
