import { onRowsDropped } from '@my-food/api';
import { StrictMode } from 'react';
import { App } from './app.tsx';
import { compose } from './compose.ts';
import { createLanguageChoice, prefersBangla, storedLanguage } from '../i18n/language-choice.ts';
import { mountApp } from './mount-app.tsx';
import { runWhenIdle, singleStep } from '../platform/idle-callback.ts';
import { preloadScreens } from '../navigation/preload-screens.ts';
import { report, startReporting } from '../platform/reporting/report.ts';
import { shop } from '../../shop.config.ts';
import type { DemoAccount } from '../session/demo-account.ts';

let demoAccounts: readonly DemoAccount[] = [];

if (import.meta.env.VITE_MOCK_BACKEND === 'on') {
  const { startMockBackend } = await import('@my-food/mocks/browser');
  const { startMockPanel } = await import('../../dev/mock-panel/start-mock-panel.ts');
  const backend = await startMockBackend({
    workerUrl: `${import.meta.env.BASE_URL}mockServiceWorker.js`,
    taxPercent: shop.tax.percent,
  });
  demoAccounts = Object.values(backend.accounts);
  startMockPanel(backend);
} else if (import.meta.env.DEV) {
  // A production build does it before it registers its own worker.
  const { unregisterMockWorker } = await import('../platform/unregister-mock-worker.ts');
  void unregisterMockWorker();
}
/** Development has no production files to store, and the mock backend has a service worker of its own (decision 0025). */
const hasServiceWorker = import.meta.env.PROD && import.meta.env.VITE_MOCK_BACKEND !== 'on';

const isInspected = import.meta.env.DEV && new URLSearchParams(window.location.search).has('inspect');
if (!isInspected && window.location.search !== '') {
  // Routes live in the hash. A query string in front of it, of an advertisement for example, would be read as search parameters of the route.
  window.history.replaceState(window.history.state, '', `${window.location.pathname}${window.location.hash}`);
}

const root = document.getElementById('root');
// Renders nothing in a frame of another page: browsers ignore `frame-ancestors` in a meta tag.
if (root && window.self === window.top) {
  onRowsDropped((text) => report(null, text, []));
  const language = createLanguageChoice();
  const chosen = storedLanguage(document.cookie);
  // Without the texts in Bangla, in a tab that has lost its connection for example, the page is in English.
  if (chosen === 'bn') await language.choose('bn').catch(() => undefined);
  const { services, router } = compose({ demoAccounts, language });
  startReporting(() => router.matchRoutes(router.latestLocation).at(-1)?.routeId ?? '');
  // The router subscribes to its history on the first render. Until then this handles a changed address.
  router.history.subscribe(router.load);
  if (isInspected) {
    const { inspectActors } = await import('../../dev/inspect-actors.ts');
    inspectActors([services.sessionActor, services.cart.actor, await services.checkout.load()]);
  }
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
  // If render-categories.ts has rendered the categories, their response is there: waiting for it avoids a flash of placeholders.
  if (root.querySelector('[data-prerendered] section li'))
    await services.queryClient.prefetchQuery({ ...services.queries.categories(), staleTime: Infinity });
  mountApp(
    root,
    <StrictMode>
      <App services={services} router={router} />
    </StrictMode>,
    language.current,
  );
  // The next pages do not compete with the first one.
  runWhenIdle(preloadScreens({ router, checkout: services.checkout }));
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
