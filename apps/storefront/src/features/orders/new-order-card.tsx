import { Button, DownloadIcon, Text } from '@my-food/ui';
import { OrderCard } from '@my-food/ui/shop';
import { formatMoney } from '../../i18n/amount.ts';
import { formatDate } from '../../i18n/date.ts';
import { useKnownProfile } from '../../services/use-silent-reads.ts';
import type { NewOrder } from './new-order.ts';
import { OrderActions } from './order-list-item.tsx';
import { headingOf, moreLabel, rowsOf } from './order-list.ts';

/** The order that was just placed: its dishes, what to have ready and where it goes. Its number follows when the server lists it. */
export function NewOrderCard({ newOrder: { order, items, total } }: { newOrder: NewOrder }) {
  const profile = useKnownProfile();
  const destination = [profile?.address, profile?.phoneNumber].filter(Boolean).join('\n');
  return (
    <OrderCard
      heading={order ? headingOf(order) : 'Your new order'}
      date={order ? formatDate(order.createdAt) || '–' : 'Its number follows in a moment.'}
      total={formatMoney(total)}
      rows={rowsOf(items)}
      moreLabel={moreLabel}
      note={
        <>
          <Text as="strong" weight="bold">
            Have {formatMoney(total)} ready
          </Text>
          {destination && (
            <Text size="s" tone="muted" isUserText>
              {destination}
            </Text>
          )}
        </>
      }
      actions={order ? <OrderActions order={order} /> : <DownloadLater />}
    />
  );
}

/** Keeps the place of the actions until the order is listed. */
function DownloadLater() {
  return (
    <Button variant="quiet" size="s" icon={<DownloadIcon />} isDisabled>
      Download
    </Button>
  );
}
