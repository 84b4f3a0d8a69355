// First: every other style sheet is written upon it.
import '@my-food/ui/theme-sheet';
// Takes the name of its Trusted Types policy before anything else can.
import './lib/trusted-script.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import type { AppRouter } from './routing/router.ts';
import { ServicesProvider, type Services } from './services.tsx';
import { FailureBoundary } from './shell/failure-boundary.tsx';
import { ToastsFailure } from './shell/toasts-failure.tsx';
import { Toasts } from './shell/toasts.tsx';

/** The tree around the screens. The toasts stand above the router and outlive it. */
export function App({ services, router }: { services: Services; router: AppRouter }) {
  return (
    <ServicesProvider services={services}>
      <QueryClientProvider client={services.queryClient}>
        <RouterProvider router={router} />
        <FailureBoundary fallback={<ToastsFailure />}>
          <Toasts />
        </FailureBoundary>
      </QueryClientProvider>
    </ServicesProvider>
  );
}
