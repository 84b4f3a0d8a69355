import { expect, it, vi } from 'vitest';
import { unregisterMockWorker } from './unregister-mock-worker.ts';

type Stage = 'active' | 'waiting' | 'installing';

/** The part of a `ServiceWorkerContainer` that is used. */
function containerWith(scripts: readonly [Stage, string][]) {
  const unregistered: string[] = [];
  const registrations = scripts.map(([stage, scriptURL]) => ({
    active: null,
    waiting: null,
    installing: null,
    [stage]: { scriptURL },
    unregister: () => Promise.resolve(unregistered.push(scriptURL) > 0),
  }));
  const container = Object.assign(new EventTarget(), {
    controller: { scriptURL: scripts[0]?.[1] },
    getRegistrations: () => Promise.resolve(registrations),
  });
  return { container, unregistered };
}

function asContainer(found: object): ServiceWorkerContainer {
  vi.stubGlobal('navigator', { serviceWorker: found });
  return navigator.serviceWorker;
}

it('unregisters the mock worker in every state and under every path, and no other worker', async () => {
  const { container, unregistered } = containerWith([
    ['active', 'https://shop.example/mockServiceWorker.js'],
    ['waiting', 'https://shop.example/under/a/path/mockServiceWorker.js?v=2'],
    ['installing', 'https://shop.example/mockServiceWorker.js'],
    ['active', 'https://shop.example/push.js'],
    ['active', 'https://shop.example/not-mockServiceWorker.jsx'],
  ]);
  expect(await unregisterMockWorker(asContainer(container))).toBe(true);
  expect(unregistered).toEqual([
    'https://shop.example/mockServiceWorker.js',
    'https://shop.example/under/a/path/mockServiceWorker.js?v=2',
    'https://shop.example/mockServiceWorker.js',
  ]);
});

it('AC-237 returns whether it controls this page, even if it is no longer registered', async () => {
  const { container } = containerWith([['active', 'https://shop.example/sw.js']]);
  expect(await unregisterMockWorker(asContainer(container))).toBe(false);
});

it('does nothing without service workers, nor where a browser refuses them', async () => {
  vi.stubGlobal('navigator', {});
  expect(await unregisterMockWorker()).toBe(false);
  const getRegistrations = () => Promise.reject(new DOMException('no', 'SecurityError'));
  expect(await unregisterMockWorker(asContainer({ getRegistrations }))).toBe(false);
});
