import { setupWorker } from 'msw/browser';

/** Relative address: a built Storybook also lives under a sub-path. Stories add their handlers in `beforeEach` with `msw.use`. */
export async function startWorker() {
  const worker = setupWorker();
  await worker.start({ quiet: true, onUnhandledRequest: 'bypass', serviceWorker: { url: './mockServiceWorker.js' } });
  return worker;
}
