import type { Order } from '@my-food/api';
import { Button, DownloadIcon, Text } from '@my-food/ui';
import { getDocument, GlobalWorkerOptions } from 'pdfjs-dist';
import workerAddress from 'pdfjs-dist/build/pdf.worker.min.mjs?url';
import { useEffect, useState } from 'react';
import { printReceipt } from '../print-receipt.ts';
import { saveFile } from '../save-file.ts';
import { toReceipt } from '../to-receipt.ts';
import * as styles from './receipt-preview.css.ts';

/** Pixels. */
const pageWidth = 794;

interface Printed {
  bytes: Uint8Array<ArrayBuffer>;
  /** Data URLs of its rendered pages. */
  pictures: string[];
}

GlobalWorkerOptions.workerSrc = workerAddress;

async function printPictures(order: Order): Promise<Printed> {
  const bytes = await printReceipt(toReceipt(order));
  const task = getDocument({ data: bytes.slice() });
  const pdf = await task.promise;
  const pictures: string[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const viewport = page.getViewport({ scale: pageWidth / page.getViewport({ scale: 1 }).width });
    const canvas = Object.assign(document.createElement('canvas'), { width: pageWidth, height: Math.round(viewport.height) });
    await page.render({ canvas, viewport }).promise;
    pictures.push(canvas.toDataURL());
  }
  await task.destroy();
  return { bytes, pictures };
}

/** The receipt of an order as it is saved: rendered by the production engine, displayed with pdf.js. */
export function ReceiptPreview({ order }: { order: Order }) {
  const [printed, setPrinted] = useState<Printed | null>(null);
  useEffect(() => {
    let isShown = true;
    void printPictures(order).then((result) => {
      if (isShown) setPrinted(result);
    });
    return () => {
      isShown = false;
    };
  }, [order]);
  if (!printed) return <Text tone="muted">The receipt is printing...</Text>;
  const { bytes, pictures } = printed;
  return (
    <div className={styles.preview}>
      <Button variant="quiet" icon={<DownloadIcon />} onClick={() => saveFile(bytes, `order_${order.id}.pdf`)}>
        Save the PDF
      </Button>
      <div className={styles.pages}>
        {pictures.map((address, index) => (
          <img key={address} className={styles.page} src={address} alt={`Page ${index + 1} of ${pictures.length} of the receipt`} />
        ))}
      </div>
    </div>
  );
}
