import { shop } from '../../shop.config.ts';
import { deleteStoredBuild } from '../service-worker/delete-stored-build.ts';
import type { Services } from '../services/services.tsx';
import type { DemoAccount } from '../session/demo-account.ts';
import { startApp } from './start-app.tsx';

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
  // Here and not in a worker: that of the mock backend may take the place of the retired one before it is activated.
  void deleteStoredBuild();
} else if (import.meta.env.DEV) {
  // A production build does it before it registers its own worker.
  const { unregisterMockWorker } = await import('../platform/unregister-mock-worker.ts');
  void unregisterMockWorker();
}

const isInspected = import.meta.env.DEV && new URLSearchParams(window.location.search).has('inspect');
if (!isInspected) {
  // Routes live in the hash. A query string in front of it, of an advertisement for example, would be read as search parameters of the route, and a path
  // that begins with two slashes as a host.
  const { origin, pathname, hash } = window.location;
  window.history.replaceState(window.history.state, '', origin + pathname.replace(/^\/+/, '/') + hash);
}

async function inspect({ sessionActor, cart, checkout }: Services): Promise<void> {
  const { inspectActors } = await import('../../dev/inspect-actors.ts');
  inspectActors([sessionActor, cart.actor, await checkout.load()]);
}

const root = document.getElementById('root');
// Renders nothing in a frame of another page: browsers ignore `frame-ancestors` in a meta tag.
if (root && window.self === window.top) await startApp(root, { demoAccounts, inspect: isInspected ? inspect : null });
