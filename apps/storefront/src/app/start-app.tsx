import { onRowsDropped } from '@my-food/api';
import { StrictMode } from 'react';
import { App } from './app.tsx';
import { compose } from './compose.ts';
import { createLanguageChoice, loadLocale, prefersBangla, storedLanguage } from '../i18n/language-choice.ts';
import { mountApp } from './mount-app.tsx';
import { runWhenIdle, singleStep } from '../platform/idle-callback.ts';
import { preloadPages } from './preload-pages.ts';
import { report, startReporting } from '../platform/reporting/report.ts';
import { shop } from '../../shop.config.ts';
import type { DemoAccount } from '../session/demo-account.ts';
import type { Services } from '../services/services.tsx';

interface StartOptions {
  demoAccounts: readonly DemoAccount[];
  /** Called with the services before the first page is loaded. Development only. */
  inspect: ((services: Services) => Promise<void>) | null;
}

/** Development has no production files to store, and the mock backend has a service worker of its own (decision 0025). */
const hasServiceWorker = import.meta.env.PROD && import.meta.env.VITE_MOCK_BACKEND !== 'on';

/** Composes the services, loads the first page and mounts the application. */
export async function startApp(root: HTMLElement, { demoAccounts, inspect }: StartOptions): Promise<void> {
  onRowsDropped((list, count) => report(null, `Unreadable or repeated ${list} left out:`, [count]));
  const chosen = storedLanguage(document.cookie);
  // Without the texts in Bangla, in a tab that has lost its connection for example, the page is in English.
  const language = createLanguageChoice(document, await loadLocale(chosen ?? 'en').catch(() => undefined));
  const { services, router } = compose({ demoAccounts, language });
  startReporting(() => router.matchRoutes(router.latestLocation).at(-1)?.routeId ?? '');
  // The router subscribes to its history on the first render. Until then this handles a changed address.
  router.history.subscribe(router.load);
  if (import.meta.env.DEV) await inspect?.(services);
  const startServiceWorker = () =>
    import('../service-worker/start-service-worker.ts').then(
      (module) => module.startServiceWorker(services),
      () => undefined,
    );
  // On the next visits what the service worker has stored is rendered first, and replaced in place.
  const hasWorker = hasServiceWorker && navigator.serviceWorker?.controller;
  if (hasWorker) await startServiceWorker();
  // Until the first page can replace them, the prerendered home or the start notice of load-app.ts stay.
  await router.load();
  // If render-categories.ts has rendered the categories, their response is there: waiting for it avoids a flash of placeholders. What the service
  // worker has stored is in the query cache, or is no response: an admin's home would wait for the server.
  if (!hasWorker && root.querySelector('[data-prerendered] section li'))
    await services.queryClient.prefetchQuery({ ...services.queries.categories(), staleTime: Infinity });
  // A page that is opened later reads the categories anew.
  delete window.preloadedFetch;
  mountApp(
    root,
    <StrictMode>
      <App services={services} router={router} />
    </StrictMode>,
    language.current,
  );
  // The next pages do not compete with the first one.
  runWhenIdle(preloadPages({ router, checkout: services.checkout }));
  if (shop.languages.length > 1 && chosen === null && prefersBangla(navigator.languages))
    runWhenIdle(
      singleStep(() =>
        import('../layout/language/language-offer.tsx').then(
          ({ showLanguageOffer }) => showLanguageOffer(services),
          () => undefined,
        ),
      ),
    );
  if (hasServiceWorker && !hasWorker) runWhenIdle(singleStep(startServiceWorker));
}
