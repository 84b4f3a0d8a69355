import type { Order } from '@my-food/api';
import { Button, DownloadIcon, Text } from '@my-food/ui';
import { getDocument, PDFWorker } from 'pdfjs-dist';
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url';
import { useEffect, useState } from 'react';
import { renderReceipt } from '../../src/features/orders/receipt/render-receipt.ts';
import { useLocale } from '../../src/i18n/use-texts.ts';
import type { Locale } from '../../src/i18n/locale.ts';
import { toReceipt } from '../../src/features/orders/receipt/to-receipt.ts';
import { saveFile } from '../../src/platform/save-file.ts';
import * as styles from './receipt-preview.css.ts';

/** Pixels. */
const pageWidth = 794;

interface RenderedReceipt {
  bytes: Uint8Array<ArrayBuffer>;
  /** Data URLs of its rendered pages. */
  pageUrls: string[];
}

let currentReader: PDFWorker | undefined;
/** All receipts share one worker of pdf.js. */
const loadReader = () => (currentReader ??= PDFWorker.create({ port: new Worker(workerUrl, { type: 'module' }) }));

async function renderPages(order: Order, locale: Locale): Promise<RenderedReceipt> {
  const bytes = await renderReceipt(toReceipt(order, locale));
  const task = getDocument({ data: bytes.slice(), worker: loadReader() });
  const pdf = await task.promise;
  const pageUrls: string[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const viewport = page.getViewport({ scale: pageWidth / page.getViewport({ scale: 1 }).width });
    const canvas = Object.assign(document.createElement('canvas'), { width: pageWidth, height: Math.round(viewport.height) });
    await page.render({ canvas, viewport }).promise;
    pageUrls.push(canvas.toDataURL());
  }
  await task.destroy();
  return { bytes, pageUrls };
}

/** The receipt of an order as it is saved: rendered by the production engine, displayed with pdf.js. */
export function ReceiptPreview({ order }: { order: Order }) {
  const [receipt, setReceipt] = useState<RenderedReceipt | null>(null);
  const locale = useLocale();
  useEffect(() => {
    let isMounted = true;
    void renderPages(order, locale).then((result) => {
      if (isMounted) setReceipt(result);
    });
    return () => {
      isMounted = false;
    };
  }, [order, locale]);
  if (!receipt) return <Text tone="muted">The receipt is being rendered...</Text>;
  const { bytes, pageUrls } = receipt;
  return (
    <div className={styles.preview}>
      <Button
        variant="quiet"
        icon={<DownloadIcon />}
        onClick={() => saveFile(new Blob([bytes], { type: 'application/pdf' }), `order_${order.id}.pdf`)}
      >
        Save the PDF
      </Button>
      <div className={styles.pages}>
        {pageUrls.map((address, index) => (
          <img key={address} className={styles.page} src={address} alt={`Page ${index + 1} of ${pageUrls.length} of the receipt`} />
        ))}
      </div>
    </div>
  );
}
