import type { Order } from '@my-food/api';
import { Button, DownloadIcon } from '@my-food/ui';
import { OrderCard } from '@my-food/ui/shop';
import { memo, useId, useState } from 'react';
import { orders } from '../../i18n/en/ordering/orders.ts';
import { useFormats } from '../../i18n/formats/formats.ts';
import { messages } from '../../i18n/messages.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { useServices } from '../../services/services.tsx';
import { trackSession } from '../../session/track-session.ts';
import { OrderAgainButton } from './order-again-button.tsx';
import { rowsOf } from './order-list.ts';
import { loadChunk } from '../../platform/load-chunk.ts';
import { report } from '../../platform/reporting/report.ts';

interface OrderListItemProps {
  order: Order;
  /** Formatted by the list: the time zone of the device may have changed. */
  date: string;
}

/** One order of the list, with its receipt download and 'Order again'. Memoised: the list renders at each step and each time it is read. */
export const OrderListItem = memo(function OrderListItem({ order, date }: OrderListItemProps) {
  const t = useTexts(orders);
  const formats = useFormats();
  const headingId = useId();
  return (
    <OrderCard
      heading={t('order', { id: order.id })}
      headingId={headingId}
      date={date}
      total={formats.money(order.total)}
      rows={rowsOf(order.items, formats)}
      moreLabel={(count) => t('moreDishes', { count })}
      actions={<OrderActions order={order} headingId={headingId} />}
    />
  );
});

interface OrderActionsProps {
  order: Order;
  /** The id of the heading, which describes the buttons. */
  headingId: string;
}

export function OrderActions({ order, headingId }: OrderActionsProps) {
  return (
    <>
      <ReceiptButton order={order} headingId={headingId} />
      {order.items.length > 0 && <OrderAgainButton order={order} describedBy={headingId} />}
    </>
  );
}

function ReceiptButton({ order, headingId }: OrderActionsProps) {
  const { toaster, language } = useServices();
  const t = useTexts(orders);
  const [isDownloading, setIsDownloading] = useState(false);
  const download = async () => {
    setIsDownloading(true);
    const isSameSession = trackSession();
    try {
      const { downloadReceipt } = await loadChunk(() => import('./receipt/download-receipt.ts'));
      await downloadReceipt(order, language.current(), isSameSession);
    } catch (error) {
      report(error, 'A receipt could not be rendered.');
      if (isSameSession()) toaster.show(messages.receiptFailed);
    }
    setIsDownloading(false);
  };
  return (
    <Button
      variant="quiet"
      size="s"
      icon={<DownloadIcon />}
      isLoading={isDownloading}
      aria-describedby={headingId}
      onClick={() => void download()}
    >
      {t('download')}
    </Button>
  );
}
