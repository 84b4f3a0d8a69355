import type { Order } from '@my-food/api';
import type { ReceiptPrinter } from '@my-food/receipt';
import type { Locale } from '../../../i18n/locale.ts';
import { toReceipt } from './to-receipt.ts';

interface ReceiptDownloadServices {
  print: ReceiptPrinter;
  save(file: Blob, name: string): void;
}

/** Deduplicates concurrent calls for the same order: they share one promise. A failed download can be retried. */
export function createReceiptDownload({ print, save }: ReceiptDownloadServices): (order: Order, locale: Locale) => Promise<void> {
  const pending = new Map<Order['id'], Promise<void>>();
  const renderAndSave = async (order: Order, locale: Locale) => {
    const bytes = await print(toReceipt(order, locale));
    save(new Blob([bytes], { type: 'application/pdf' }), `order_${order.id}.pdf`);
  };
  return (order, locale) => {
    const running = pending.get(order.id);
    if (running !== undefined) return running;
    const started = renderAndSave(order, locale).finally(() => pending.delete(order.id));
    pending.set(order.id, started);
    return started;
  };
}
