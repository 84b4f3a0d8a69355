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

/** What a screen shows when it could not be drawn or its chunk could not be loaded. The cart and the session live outside the screens and are safe. */
export function ScreenFailure({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const cause = useCause(error);
  const { title, text } = causes[cause];
  const tryAgain = () => {
    reset();
    // Asks for the chunk again: the boundary alone would meet the failure it remembers.
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

/** Never by itself, and not while an order or a form is on its way: a reload would cut it off, and nobody knew what became of it. */
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
