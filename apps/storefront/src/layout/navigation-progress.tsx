import { ProgressBar } from '@my-food/ui';
import { useRouterState } from '@tanstack/react-router';

/** Shows that the next page is loading. On the prerendered home, load-app.ts shows it. */
export function NavigationProgress() {
  return <ProgressBar label="Loading" isLoading={useRouterState({ select: ({ isLoading }) => isLoading })} />;
}
