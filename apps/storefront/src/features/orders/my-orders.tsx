import type { Order } from '@my-food/api';
import { Button, EmptyState, InlineError, Heading, RefreshIcon, Skeleton, Surface, Text } from '@my-food/ui';
import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useRef, useState } from 'react';
import { useRetry } from '../../queries/use-retry.ts';
import { ButtonRouteLink } from '../../navigation/links.tsx';
import { useServices } from '../../services/services.tsx';
import { RetryButton } from '../../layout/retry-button.tsx';
import { newOrderOf } from './new-order.ts';
import { NewOrderCard } from './new-order-card.tsx';
import { OrderListItem } from './order-list-item.tsx';
import { newestFirst } from './order-list.ts';
import * as styles from './my-orders.css.ts';

/** Orders per step of 'Show older orders'. */
const ordersPerPage = 10;

/** All orders of the user. A failed request shows neither a toast nor the empty state (Behaviour 'Forms, toasts, texts'). */
export function MyOrders() {
  const { queries, checkout } = useServices();
  const ordersQuery = useQuery({ ...queries.orders(), refetchOnMount: 'always' });
  const orders = ordersQuery.data;
  const placed = useSelector(checkout.current() ?? undefined, (snapshot) => snapshot?.context.placed ?? null);
  const newOrder = newOrderOf(placed, orders ?? []);
  const { isRetrying, retry } = useRetry(ordersQuery);
  const isLoading = ordersQuery.isPending && !isRetrying;
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <section className={styles.orders} aria-labelledby="my-orders">
      <Heading level={2} id="my-orders" ref={heading} tabIndex={-1}>
        My Orders
      </Heading>
      {newOrder && <NewOrderCard newOrder={newOrder} />}
      {orders && <Orders orders={newestFirst(orders).filter(({ id }) => id !== newOrder?.order?.id)} isFirst={!newOrder} />}
      {isLoading && <OrdersLoading />}
      {!isLoading && !orders && (
        <InlineError
          text="Your orders cannot be shown right now."
          isQuiet
          actions={<RetryButton isRetrying={isRetrying} retry={retry} icon={<RefreshIcon />} successor={() => heading.current} />}
        />
      )}
    </section>
  );
}

/** `isFirst`: nothing is listed above them. */
function Orders({ orders, isFirst }: { orders: readonly Order[]; isFirst: boolean }) {
  const [count, setCount] = useState(ordersPerPage);
  if (orders.length === 0) return isFirst && <NoOrders />;
  return (
    <>
      <ul className={styles.orderCards}>
        {orders.slice(0, count).map((order) => (
          <li key={order.id}>
            <OrderListItem order={order} />
          </li>
        ))}
      </ul>
      {orders.length > count && (
        <div>
          <Button variant="quiet" onClick={() => setCount(count + ordersPerPage)}>
            Show older orders
          </Button>
        </div>
      )}
    </>
  );
}

function NoOrders() {
  return (
    <EmptyState
      title="No orders found."
      headingLevel={3}
      text="The first one always tastes best."
      actions={
        <ButtonRouteLink to="/food/" variant="quiet">
          Browse the menu
        </ButtonRouteLink>
      }
    />
  );
}

function OrdersLoading() {
  return (
    <>
      <Text tone="muted">Your orders are loading...</Text>
      <div className={styles.orderCards}>
        {[0, 1, 2].map((index) => (
          <Surface key={index}>
            <Skeleton shape="text" />
          </Surface>
        ))}
      </div>
    </>
  );
}
