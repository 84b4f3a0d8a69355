// The conditions of a slow mobile line.
import type { Browser, Page } from '@playwright/test';

/** Milliseconds, bytes per second. */
export interface LineConditions {
  latency: number;
  downloadThroughput: number;
  uploadThroughput: number;
}

/** Applied slow 4G of Lighthouse's mobile preset. */
export const slowLine: LineConditions = { latency: 562.5, downloadThroughput: 1_474_560 / 8, uploadThroughput: 675_000 / 8 };

/** Slows the requests and the processor of a page. */
export async function slowPage(page: Page, conditions: LineConditions, slowdown: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', { offline: false, ...conditions });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
}

/** Slows the requests of service workers, which those of their pages do not include. Returns a function that ends it. */
export async function slowServiceWorkers(browser: Browser): Promise<() => Promise<void>> {
  const devtools = await browser.newBrowserCDPSession();
  devtools.on('Target.attachedToTarget', ({ sessionId }) => {
    for (const [id, call] of [
      { method: 'Network.enable' },
      { method: 'Network.emulateNetworkConditions', params: { offline: false, ...slowLine } },
    ].entries())
      void devtools.send('Target.sendMessageToTarget', { sessionId, message: JSON.stringify({ id, ...call }) });
  });
  devtools.on('Target.targetCreated', ({ targetInfo: { targetId, type } }) => {
    if (type === 'service_worker') void devtools.send('Target.attachToTarget', { targetId });
  });
  await devtools.send('Target.setDiscoverTargets', { discover: true });
  return () => devtools.detach();
}
