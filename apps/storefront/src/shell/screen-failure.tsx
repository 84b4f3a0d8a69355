import { Button, EmptyState, Heading, Page } from '@my-food/ui';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { useEffect } from 'react';

/** What a screen shows when it could not be drawn or its chunk could not be loaded. The cart and the session live outside the screens and are safe. */
export function ScreenFailure({ error, reset }: ErrorComponentProps) {
  useEffect(() => console.error('A screen failed:', error instanceof Error ? error.message : 'unknown'), [error]);
  return (
    <Page>
      <Heading level={1} look="page">
        This screen could not be shown
      </Heading>
      <EmptyState
        title="Something went wrong on this screen"
        text="Your cart and your session are safe. Try again, or go on elsewhere."
        action={<Button onClick={reset}>Try again</Button>}
      />
    </Page>
  );
}
