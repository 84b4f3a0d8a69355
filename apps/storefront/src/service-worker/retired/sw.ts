/// <reference lib="webworker" />
/*
 * The sw.js of a build with the in-browser backend (decision 0025). A browser that has visited a production build at this address still has its service
 * worker, which would show that build for ever: this one takes its place and responds to nothing. The mock backend's worker, which the page registers
 * with the same scope, replaces it. It is not unregistered: that would remove the mock backend's worker if that was faster.
 */
import type { WorkerMessage } from '../messages.ts';

declare const self: ServiceWorkerGlobalScope;

self.addEventListener('message', (event) => {
  const { type }: WorkerMessage = event.data;
  if (type === 'SKIP_WAITING') event.waitUntil(self.skipWaiting());
});
