import { printReceipt } from './print-receipt.ts';
import type { PrintRequest, PrintResult } from './print-in-worker.ts';

// TypeScript types `self` as a Window, whose `postMessage` requires an origin unless the options form is used.
const answer = (result: PrintResult, transfer: Transferable[] = []) => self.postMessage(result, { transfer });

self.addEventListener('message', ({ data }: MessageEvent<PrintRequest>) => {
  printReceipt(data.receipt, data.colors).then(
    (bytes) => answer({ bytes }, [bytes.buffer]),
    (error: unknown) => answer({ failure: error instanceof Error ? error.message : String(error) }),
  );
});
