import type { Order } from '@my-food/api';
import type { ReceiptRenderer } from '@my-food/receipt';
import type { Locale } from '../../../i18n/locale.ts';
import { toReceipt } from './to-receipt.ts';

interface ReceiptDownloadServices {
  render: ReceiptRenderer;
  save(file: Blob, name: string): void;
}

/** `isWanted`: false once the session that has asked for it has ended: the receipt is not saved. */
type ReceiptDownload = (order: Order, locale: Locale, isWanted: () => boolean) => Promise<void>;

/**
 * Deduplicates concurrent calls for the same order, as it was read, in the same language: they share one promise. A failed download can be retried.
 */
export function createReceiptDownload({ render, save }: ReceiptDownloadServices): ReceiptDownload {
  // Not by id: the next session, perhaps of the same user, has read it anew.
  const running = new Set<{ order: Order; locale: Locale; download: Promise<void> }>();
  const renderAndSave: ReceiptDownload = async (order, locale, isWanted) => {
    const bytes = await render(toReceipt(order, locale));
    if (isWanted()) save(new Blob([bytes], { type: 'application/pdf' }), `order_${order.id}.pdf`);
  };
  return (order, locale, isWanted) => {
    for (const other of running) if (other.order === order && other.locale === locale) return other.download;
    const started = { order, locale, download: renderAndSave(order, locale, isWanted).finally(() => running.delete(started)) };
    running.add(started);
    return started.download;
  };
}
