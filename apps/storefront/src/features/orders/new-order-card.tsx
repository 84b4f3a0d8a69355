import { Button, DownloadIcon, Text } from '@my-food/ui';
import { OrderCard } from '@my-food/ui/shop';
import { useId } from 'react';
import { orders } from '../../i18n/en/ordering/orders.ts';
import { useFormats } from '../../i18n/formats/formats.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { useKnownProfile } from '../../services/use-silent-reads.ts';
import type { NewOrder } from './new-order.ts';
import { OrderActions } from './order-list-item.tsx';
import { rowsOf } from './order-list.ts';

interface NewOrderCardProps {
  newOrder: NewOrder;
  /** Whether the orders are read until it is listed. */
  isNumberAwaited: boolean;
}

/** The order that was just placed: its dishes, what to have ready and where it goes. Its number follows when the server lists it. */
export function NewOrderCard({ newOrder: { order, items, total }, isNumberAwaited }: NewOrderCardProps) {
  const t = useTexts(orders);
  const formats = useFormats();
  const headingId = useId();
  const profile = useKnownProfile();
  const date = order ? formats.date(order.createdAt) : isNumberAwaited && t('numberFollows');
  const destination = [profile?.address, profile?.phoneNumber].filter(Boolean).join('\n');
  return (
    <OrderCard
      headingId={headingId}
      heading={order ? t('order', { id: order.id }) : t('newOrder')}
      date={date || '–'}
      total={formats.money(total)}
      rows={rowsOf(items, formats)}
      moreLabel={(count) => t('moreDishes', { count })}
      note={
        <>
          <Text as="strong" weight="bold">
            {t('haveReady', { total: formats.money(total) })}
          </Text>
          {destination && (
            <Text size="s" tone="muted" isUserText>
              {destination}
            </Text>
          )}
        </>
      }
      actions={order ? <OrderActions order={order} headingId={headingId} /> : <DownloadLater />}
    />
  );
}

/** Keeps the place of the actions until the order is listed. */
function DownloadLater() {
  const t = useTexts(orders);
  return (
    <Button variant="quiet" size="s" icon={<DownloadIcon />} isDisabled>
      {t('download')}
    </Button>
  );
}
