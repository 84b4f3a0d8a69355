import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { registerWorker } from './register-worker.ts';

vi.mock('../platform/trusted-script.ts', () => ({ trustScript: (url: string) => url, workerUrl: './sw.js' }));
// Its own test has another `load-chunk`.
vi.mock('./watch-for-update.ts', () => ({ watchForUpdate: () => undefined }));

/** A browser that refuses to register a service worker with an error of this name. Returns the registrations and the reports. */
async function start(name: string, connection = {}) {
  const refuse = vi.fn(() => Promise.reject(new DOMException('', name)));
  const serviceWorker = { controller: null, getRegistrations: refuse, register: refuse };
  vi.stubGlobal('navigator', { connection, serviceWorker });
  const reported = vi.spyOn(console, 'error').mockReturnValue();
  await registerWorker(new QueryClient(), () => Promise.resolve(() => Promise.resolve()));
  return { calls: refuse.mock.calls.length, reports: reported.mock.calls };
}

it.each(['SecurityError', 'NotSupportedError'])(
  'AC-915 a browser that forbids storage, with a %s, is no failure to report',
  async (name) => {
    expect((await start(name)).reports).toEqual([]);
  },
);

it('a service worker that cannot be registered is reported once', async () => {
  expect((await start('InvalidStateError')).reports).toEqual([['The service worker could not be registered.', 'InvalidStateError']]);
});

it.each([
  ['Save-Data', { saveData: true }],
  ['2G', { effectiveType: 'slow-2g' }],
])('AC-312 with %s nothing is stored for the next visit', async (_name, connection) => {
  expect((await start('InvalidStateError', connection)).calls).toBe(0);
});
