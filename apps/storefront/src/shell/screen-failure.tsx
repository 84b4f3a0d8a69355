import { Button, EmptyState, Heading, Container, Inline } from '@my-food/ui';
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { hasNewBuild, ScreenLoadError } from '../lib/screen-load.ts';
import { useIsWorkUnderWay } from '../lib/work-under-way.ts';
import { isOrderUnderWay } from '../ordering/is-order-under-way.ts';
import { ButtonRouteLink } from '../routing/links.tsx';
import { useServices } from '../services.tsx';

const causes = {
  drawing: { title: 'Something went wrong on this screen', text: 'Your cart and your session are safe. Try again, or go on elsewhere.' },
  line: { title: 'It did not arrive', text: 'The line may be down. Your cart and your session are safe. Try again, or go on elsewhere.' },
  deployment: {
    title: 'The shop has been renewed',
    text: 'This page is from before, and the screen you asked for is part of the new shop. Your cart and your session come along.',
  },
} as const;

/** The error component of every route: a render error, or a chunk that failed to load. The cart and the session are outside the routes and unaffected. */
export function ScreenFailure({ error, reset }: ErrorComponentProps) {
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
            {cause === 'deployment' ? <LoadNewShop /> : <Button onClick={tryAgain}>Try again</Button>}
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
  const [isRenewed, setIsRenewed] = useState(false);
  useEffect(() => {
    console.error('A screen failed:', error instanceof Error ? error.message : 'unknown');
    if (error instanceof ScreenLoadError) void hasNewBuild().then(setIsRenewed);
  }, [error]);
  if (!(error instanceof ScreenLoadError)) return 'drawing';
  return isRenewed ? 'deployment' : 'line';
}

/** Disabled while an order or a form is pending: a reload would abort the request and leave its outcome unknown. */
function LoadNewShop() {
  const { checkoutActor } = useServices();
  const isOrdering = useSelector(checkoutActor, isOrderUnderWay);
  const isSending = useIsWorkUnderWay();
  return (
    <Button isLoading={isOrdering || isSending} onClick={() => location.reload()}>
      Load the new shop
    </Button>
  );
}
