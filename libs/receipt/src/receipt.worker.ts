import { printReceipt } from './print-receipt.ts';
import type { PrintRequest, PrintResult } from './print-in-worker.ts';

// A worker's scope is not typed beside the page's: `self` is taken for a window, whose postMessage wants an origin.
const answer = (result: PrintResult, transfer: Transferable[] = []) => self.postMessage(result, { transfer });

self.addEventListener('message', ({ data }: MessageEvent<PrintRequest>) => {
  printReceipt(data.receipt, data.colors).then(
    (bytes) => answer({ bytes }, [bytes.buffer]),
    (error: unknown) => answer({ failure: error instanceof Error ? error.message : String(error) }),
  );
});
