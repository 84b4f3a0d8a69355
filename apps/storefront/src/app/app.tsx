// First: every other style sheet builds on this one.
import '@my-food/ui/theme-sheet';
import './shop-theme.css.ts';
// Early: claims the name of the Trusted Types policy before any other script can.
import '../platform/trusted-script.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import type { AppRouter } from './router.ts';
import { ServicesProvider, type Services } from '../services/services.tsx';
import { LocaleProvider } from '../i18n/locale-provider.tsx';
import { Toasts } from '../notifications/toasts.tsx';

/** The root component. Toasts are rendered outside the router, so they survive a navigation. */
export function App({ services, router }: { services: Services; router: AppRouter }) {
  return (
    <ServicesProvider services={services}>
      <LocaleProvider language={services.language}>
        <QueryClientProvider client={services.queryClient}>
          <RouterProvider router={router} />
          <Toasts toaster={services.toaster} />
        </QueryClientProvider>
      </LocaleProvider>
    </ServicesProvider>
  );
}
