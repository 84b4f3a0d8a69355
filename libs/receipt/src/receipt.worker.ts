import { printReceipt } from './print-receipt.ts';
import type { PrintRequest, PrintResult } from './print-in-worker.ts';

// TypeScript types `self` as a Window, whose `postMessage` requires an origin unless the options form is used.
const respond = (result: PrintResult, transfer: Transferable[] = []) => self.postMessage(result, { transfer });

self.addEventListener('message', ({ data }: MessageEvent<PrintRequest>) => {
  printReceipt(data.receipt, data.colors).then(
    (bytes) => respond({ bytes }, [bytes.buffer]),
    (error: unknown) => respond({ failure: error instanceof Error ? error.message : String(error) }),
  );
});
