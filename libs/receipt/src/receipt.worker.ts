import { renderReceipt } from './render-receipt.ts';
import type { RenderRequest, RenderResult } from './render-in-worker.ts';

// TypeScript types `self` as a Window, whose `postMessage` requires an origin unless the options form is used.
const respond = (result: RenderResult, transfer: Transferable[] = []) => self.postMessage(result, { transfer });

self.addEventListener('message', ({ data }: MessageEvent<RenderRequest>) => {
  renderReceipt(data.receipt, data.colors).then(
    (bytes) => respond({ bytes }, [bytes.buffer]),
    (error: unknown) => respond({ failure: error instanceof Error ? error.message : String(error) }),
  );
});
