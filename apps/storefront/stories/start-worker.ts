import { setupWorker } from 'msw/browser';

/** Starts msw without handlers. The URL is relative, because a built Storybook can be served under a sub-path. */
export async function startWorker() {
  const worker = setupWorker();
  await worker.start({ quiet: true, onUnhandledRequest: 'bypass', serviceWorker: { url: './mockServiceWorker.js' } });
  return worker;
}
