import { StrictMode } from 'react';
import { App } from './app.tsx';
import { compose } from './compose.ts';
import { takeOver } from './first-view/take-over.tsx';
import { forgetMockWorker } from './lib/forget-mock-worker.ts';
import type { SampleAccount } from './lib/sample-accounts.ts';

let sampleAccounts: readonly SampleAccount[] = [];

if (import.meta.env.VITE_MOCK_BACKEND === 'on') {
  const { startMockBackend } = await import('@my-food/mocks/browser');
  const { startMockPanel } = await import('./mock-panel/start-mock-panel.ts');
  const backend = await startMockBackend({ workerUrl: `${import.meta.env.BASE_URL}mockServiceWorker.js` });
  sampleAccounts = Object.values(backend.accounts);
  startMockPanel(backend);
} else void forgetMockWorker();

const isInspected = import.meta.env.DEV && new URLSearchParams(window.location.search).has('inspect');
if (!isInspected && window.location.search !== '') {
  // The address is the hash: a query before it (an advertisement's) would be taken for a part of the route's own.
  window.history.replaceState(window.history.state, '', `${window.location.pathname}${window.location.hash}`);
}

const root = document.getElementById('root');
// A page of somebody else's that frames the shop shows nothing: where only a meta tag carries the policy, `frame-ancestors` is not heard (Faults §3.4).
if (root && window.self === window.top) {
  const { services, router } = compose({ sampleAccounts });
  // The router's own subscription begins with its first render: until then nobody would follow an address that changes.
  router.history.subscribe(router.load);
  if (isInspected) {
    const { inspectActors } = await import('../dev/inspect-actors.ts');
    inspectActors([services.sessionActor, services.cart.actor, services.checkoutActor]);
  }
  // The prerendered home stands until the first screen can take its place.
  const isFirstViewShown = root.firstElementChild !== null && !document.documentElement.dataset['opens'];
  if (isFirstViewShown) await router.load();
  // Categories that stand already (first-view/draw-categories.ts) are not taken away again: their answer is there.
  if (root.querySelector('[data-first-view] section li')) await services.queryClient.prefetchQuery(services.queries.categories());
  takeOver(
    root,
    <StrictMode>
      <App services={services} router={router} />
    </StrictMode>,
  );
}
