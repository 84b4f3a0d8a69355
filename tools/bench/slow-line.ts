// The conditions of a slow mobile line.
import type { Browser } from '@playwright/test';

/** Applied slow 4G of Lighthouse's mobile preset. Milliseconds, bytes per second. */
export const slowLine = { offline: false, latency: 562.5, downloadThroughput: 1_474_560 / 8, uploadThroughput: 675_000 / 8 };

/** Slows the requests of service workers, which those of their pages do not include. Returns a function that ends it. */
export async function slowServiceWorkers(browser: Browser): Promise<() => Promise<void>> {
  const devtools = await browser.newBrowserCDPSession();
  devtools.on('Target.attachedToTarget', ({ sessionId }) => {
    for (const [id, call] of [{ method: 'Network.enable' }, { method: 'Network.emulateNetworkConditions', params: slowLine }].entries())
      void devtools.send('Target.sendMessageToTarget', { sessionId, message: JSON.stringify({ id, ...call }) });
  });
  devtools.on('Target.targetCreated', ({ targetInfo: { targetId, type } }) => {
    if (type === 'service_worker') void devtools.send('Target.attachToTarget', { targetId });
  });
  await devtools.send('Target.setDiscoverTargets', { discover: true });
  return () => devtools.detach();
}
