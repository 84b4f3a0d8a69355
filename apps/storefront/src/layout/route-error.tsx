import { Button, EmptyState, Heading, Container, Inline } from '@my-food/ui';
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { hasNewBuild, ChunkLoadError } from '../platform/lazy-page.ts';
import { useHasPendingWrites } from '../forms/pending-writes.ts';
import { isOrderPending } from '../ordering/pending-order/is-order-pending.ts';
import { ButtonRouteLink } from '../navigation/links.tsx';
import { useServices } from '../services/services.tsx';
import { report } from '../platform/reporting/report.ts';

const causes = {
  render: { title: 'Something went wrong on this screen', text: 'Your cart and your session are safe. Try again, or go on elsewhere.' },
  network: {
    title: 'It did not arrive',
    text: 'The line may be down. Your cart and your session are safe. Try again, or go on elsewhere.',
  },
  newBuild: {
    title: 'The shop has been renewed',
    text: 'This page is from before, and the screen you asked for is part of the new shop. Your cart and your session come along.',
  },
} as const;

/** The error component of every route: a render error, or a chunk that failed to load. The cart and the session are outside the routes and unaffected. */
export function RouteError({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const cause = useCause(error);
  const { title, text } = causes[cause];
  const tryAgain = () => {
    reset();
    // Loads the chunk again: resetting the boundary alone would render the same error.
    void router.invalidate();
  };
  return (
    <Container>
      <Heading level={1} variant="page">
        This screen could not be shown
      </Heading>
      <EmptyState
        title={title}
        text={text}
        actions={
          <Inline justify="center">
            {cause === 'newBuild' ? <ReloadButton /> : <Button onClick={tryAgain}>Try again</Button>}
            <ButtonRouteLink to="/" variant="quiet">
              Back to Home
            </ButtonRouteLink>
          </Inline>
        }
      />
    </Container>
  );
}

function useCause(error: unknown): keyof typeof causes {
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
  const isOrdering = useSelector(checkout.current() ?? undefined, (snapshot) => snapshot !== undefined && isOrderPending(snapshot));
  const isSending = useHasPendingWrites();
  return (
    <Button isLoading={isOrdering || isSending} onClick={() => location.reload()}>
      Load the new shop
    </Button>
  );
}
