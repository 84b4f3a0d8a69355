import type { Order } from '@my-food/api';
import { Button, DownloadIcon } from '@my-food/ui';
import { OrderCard } from '@my-food/ui/shop';
import { useState } from 'react';
import { messages } from '../../i18n/messages.ts';
import { formatMoney } from '../../i18n/amount.ts';
import { formatDate } from '../../i18n/date.ts';
import { useServices } from '../../services/services.tsx';
import { OrderAgainButton } from './order-again-button.tsx';
import { headingOf, moreLabel, rowsOf } from './order-list.ts';
import { downloadReceipt } from './receipt/download-receipt.ts';
import { report } from '../../platform/reporting/report.ts';

/** One order of the list, with its receipt download and 'Order again'. */
export function OrderListItem({ order }: { order: Order }) {
  return (
    <OrderCard
      heading={headingOf(order)}
      date={formatDate(order.createdAt) || '–'}
      total={formatMoney(order.total)}
      rows={rowsOf(order.items)}
      moreLabel={moreLabel}
      actions={<OrderActions order={order} />}
    />
  );
}

export function OrderActions({ order }: { order: Order }) {
  return (
    <>
      <ReceiptButton order={order} />
      {order.items.length > 0 && <OrderAgainButton order={order} />}
    </>
  );
}

function ReceiptButton({ order }: { order: Order }) {
  const { toaster } = useServices();
  const [isDownloading, setIsDownloading] = useState(false);
  const download = async () => {
    setIsDownloading(true);
    try {
      await downloadReceipt(order);
    } catch (error) {
      report(error, 'Printing a receipt failed:');
      toaster.show(messages.receiptFailed);
    }
    setIsDownloading(false);
  };
  return (
    <Button variant="quiet" size="s" icon={<DownloadIcon />} isLoading={isDownloading} onClick={() => void download()}>
      Download
    </Button>
  );
}
