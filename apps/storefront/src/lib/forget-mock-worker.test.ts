import { expect, it, vi } from 'vitest';
import { forgetMockWorker } from './forget-mock-worker.ts';

type Stage = 'active' | 'waiting' | 'installing';

/** The part of a `ServiceWorkerContainer` that is used. */
function containerWith(scripts: readonly [Stage, string][]) {
  const forgotten: string[] = [];
  const registrations = scripts.map(([stage, scriptURL]) => ({
    active: null,
    waiting: null,
    installing: null,
    [stage]: { scriptURL },
    unregister: () => Promise.resolve(forgotten.push(scriptURL) > 0),
  }));
  const container = Object.assign(new EventTarget(), { getRegistrations: () => Promise.resolve(registrations) });
  return { container, forgotten };
}

function asContainer(found: object): ServiceWorkerContainer {
  vi.stubGlobal('navigator', { serviceWorker: found });
  return navigator.serviceWorker;
}

it('unregisters the mock worker in every state and under every path, and no other worker', async () => {
  const { container, forgotten } = containerWith([
    ['active', 'https://shop.example/mockServiceWorker.js'],
    ['waiting', 'https://shop.example/under/a/path/mockServiceWorker.js?v=2'],
    ['installing', 'https://shop.example/mockServiceWorker.js'],
    ['active', 'https://shop.example/push.js'],
    ['active', 'https://shop.example/not-mockServiceWorker.jsx'],
  ]);
  await forgetMockWorker(asContainer(container));
  expect(forgotten).toEqual([
    'https://shop.example/mockServiceWorker.js',
    'https://shop.example/under/a/path/mockServiceWorker.js?v=2',
    'https://shop.example/mockServiceWorker.js',
  ]);
});

it('does nothing without service workers, and logs a refused call', async () => {
  vi.stubGlobal('navigator', {});
  await forgetMockWorker();
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  await forgetMockWorker(asContainer({ getRegistrations: () => Promise.reject(new DOMException('no', 'SecurityError')) }));
  expect(logged.mock.calls).toEqual([['A leftover worker could not be looked for.', 'SecurityError']]);
});
