import type { Order } from '@my-food/api';
import { Button, DownloadIcon, Text } from '@my-food/ui';
import { useEffect, useState } from 'react';
import { formatDate } from '../../../../lib/date.ts';
import { loadTypeface } from '../fonts.ts';
import { print } from '../print-in-worker.ts';
import { saveFile } from '../save-file.ts';
import { readPdf } from '../testing/read-pdf.ts';
import { drawPage, embedTypeface } from './draw-page.ts';
import * as styles from './receipt-preview.css.ts';

interface Printed {
  bytes: Uint8Array<ArrayBuffer>;
  /** Addresses of the pictures of its pages. */
  pictures: string[];
}

async function printPictures(order: Order): Promise<Printed> {
  const bytes = await print(order, formatDate(order.createdAt));
  const { pages, shapes } = readPdf(bytes);
  const typeface = await embedTypeface(await loadTypeface(false));
  const pictures = pages.map((runs, index) => URL.createObjectURL(drawPage({ runs, shapes: shapes[index] ?? [] }, typeface)));
  return { bytes, pictures };
}

/** The receipt of an order as it is saved: printed by the real engine, read back, its pages drawn as pictures. */
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
      <Button look="quiet" icon={<DownloadIcon />} onClick={() => saveFile(bytes, `order_${order.id}.pdf`)}>
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
