import { Heading, RefreshIcon, Skeleton, StatusRegion, Surface, Text, VisuallyHidden } from '@my-food/ui';
import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useRef, useState } from 'react';
import { orders as texts } from '../../i18n/en/ordering/orders.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { useRetry } from '../../queries/use-retry.ts';
import { useServices } from '../../services/services.tsx';
import { LoadError } from '../../layout/load-error.tsx';
import { newOrderOf } from './new-order.ts';
import { NewOrderCard } from './new-order-card.tsx';
import { newestFirst } from './order-list.ts';
import { PagedOrders } from './paged-orders.tsx';
import * as styles from './my-orders.css.ts';

const unlistedRefetchMs = 5_000;
/** How long a new order is looked for while its list is shown. */
const unlistedLimitMs = 30_000;

/** All orders of the user. A failed request shows neither a toast nor the empty state (Behaviour 'Forms, toasts, texts'). */
export function MyOrders() {
  const { queries, checkout } = useServices();
  const t = useTexts(texts);
  const placed = useSelector(checkout.current() ?? undefined, (snapshot) => snapshot?.context.placed);
  const [shownAt] = useState(() => Date.now());
  const isAwaited = (readAt: number) => readAt < shownAt + unlistedLimitMs;
  const ordersQuery = useQuery({
    ...queries.orders(),
    refetchOnMount: 'always',
    // The server may list the new order late. After a failure, the button reads again.
    refetchInterval: ({ state }) =>
      !state.error && isAwaited(state.dataUpdatedAt) && newOrderOf(placed, state.data)?.order === null && unlistedRefetchMs,
  });
  const { data, dataUpdatedAt, isError, isFetching, isPending } = ordersQuery;
  const newOrder = newOrderOf(placed, data);
  const isUnlisted = newOrder?.order === null;
  // An empty list from before the order, or before a failure, says nothing.
  const isOutdated = data?.length === 0 && !newOrder && (isError || (placed && isFetching));
  const orders = isOutdated ? undefined : data;
  const { isRetrying, retry } = useRetry(ordersQuery);
  const isLoading = !orders && (isPending || isFetching) && !isRetrying;
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <section className={styles.orders} aria-labelledby="my-orders">
      <Heading level={2} id="my-orders" ref={heading} tabIndex={-1}>
        {t('title')}
      </Heading>
      <VisuallyHidden as="div">
        <StatusRegion>{orders && !isUnlisted && t('count', { count: orders.length })}</StatusRegion>
      </VisuallyHidden>
      <StatusRegion>
        {isLoading && <Text tone="muted">{t('loading')}</Text>}
        {!isLoading && (!orders || (isError && isUnlisted)) && (
          <LoadError
            isQuiet
            text={t('loadFailed')}
            loadingText={t('loading')}
            isRetrying={isRetrying}
            retry={retry}
            icon={<RefreshIcon />}
            successor={() => heading.current}
          />
        )}
      </StatusRegion>
      {newOrder && <NewOrderCard newOrder={newOrder} isNumberAwaited={!isError && isAwaited(dataUpdatedAt)} />}
      {orders && <PagedOrders orders={newestFirst(orders).filter(({ id }) => id !== newOrder?.order?.id)} isFirst={!newOrder} />}
      {isLoading && <OrdersLoading />}
    </section>
  );
}

function OrdersLoading() {
  return (
    <div className={styles.orderCards}>
      {[0, 1, 2].map((index) => (
        <Surface key={index}>
          <Skeleton shape="text" />
        </Surface>
      ))}
    </div>
  );
}
