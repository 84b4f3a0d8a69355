import { beforeEach, expect, it, vi } from 'vitest';
import type { WorkerMessage } from '../messages.ts';
import { newestPageCache } from '../newest-page.ts';
import { startWorkerScope } from './testing/worker-scope.ts';

vi.mock('./expiration.ts', () => ({ expireAfter: () => ({}) }));

beforeEach(() => void vi.resetModules());

const scope = 'http://shop.test/';

/** A browser whose service worker is that of build `a`. The host answers with the page of `hosted`, is out of order or silent. */
async function startBrowser() {
  const host: { hosted: string | null } = { hosted: 'a' };
  const { caches, createEvent } = startWorkerScope(() => {
    if (host.hosted === 'silent') return new Promise(() => undefined);
    return Promise.resolve(
      host.hosted === null ? new Response('', { status: 503 }) : new Response(host.hosted, { headers: { 'content-type': 'text/html' } }),
    );
  });
  const { createShell } = await import('./shell.ts');
  const posted: WorkerMessage[] = [];
  const waiting = { postMessage: (message: WorkerMessage) => void posted.push(message) };
  const registration = { installing: null, waiting, update: () => Promise.resolve() };
  const start = (build: string) => createShell([{ url: scope, revision: build }], { matchAll: () => Promise.resolve([]) }, registration);
  /** The host deploys a build, and the browser stores it. */
  const install = async (build: string) => {
    host.hosted = build;
    const event = createEvent('install');
    start(build).install(event);
    await event.done();
  };
  await install('a');
  /** The page with which the worker of build `a` responds while that of the newest build waits, and whether it lets that one take over. */
  const load = async () => {
    const page = await start('a').respondWithPage(new Request(scope));
    return { page: await page.text(), isTakenOver: posted.length > 0 };
  };
  return { host, caches, install, load };
}

it('the next page is that of a stored build that waits', async () => {
  const { host, install, load } = await startBrowser();
  await install('b');
  host.hosted = null;
  expect(await load()).toEqual({ page: 'b', isTakenOver: true });
});

it.each([
  ['the host is in order', 'a', { page: 'a', isTakenOver: true }],
  ['the host is out of order', null, { page: 'a', isTakenOver: false }],
])(
  'AC-837 the next page is that of the older build after a newer one was withdrawn before it was shown: %s',
  async (_name, hosted, loaded) => {
    const { host, install, load } = await startBrowser();
    await install('b');
    await install('a');
    host.hosted = hosted;
    expect(await load()).toEqual(loaded);
  },
);

it('AC-837 and if the host does not answer in time', async () => {
  const { host, install, load } = await startBrowser();
  await install('b');
  await install('a');
  host.hosted = 'silent';
  const endWait = vi.fn((callback: (page: unknown) => void, _milliseconds: number, page: unknown) => callback(page));
  vi.stubGlobal('setTimeout', endWait);
  expect(await load()).toEqual({ page: 'a', isTakenOver: false });
  expect(endWait.mock.calls.map(([, milliseconds]) => milliseconds)).toEqual([3_000]);
});

it('the next page is that of the host if it is unknown which page was stored last', async () => {
  const { host, caches, install, load } = await startBrowser();
  await install('b');
  await (await caches.open(newestPageCache(scope))).delete(scope);
  host.hosted = 'c';
  expect(await load()).toEqual({ page: 'c', isTakenOver: true });
});

it.each([
  ['assets/shop-Cu0TRHgW.js', true],
  ['assets/dish-list.css-D6QM_g-R.css', true],
  ['assets/1f35b-58mMGqV6.webp', true],
  ['assets/u7.png', false],
  ['assets/profile-nusrat-jahan.png', false],
  ['assets/profile-image-1732790400.jpg', false],
  ['assets/uploads/u7-58mMGqV6.png', false],
  ['assets/', false],
  ['media/u7-58mMGqV6.png', false],
])('AC-881 whether %s is a file of the build: %s', async (path, expected) => {
  startWorkerScope(() => Promise.reject(new Error('Nothing is fetched.')));
  const { isAsset } = await import('./shell.ts');
  expect(isAsset(`${scope}${path}`)).toBe(expected);
});
