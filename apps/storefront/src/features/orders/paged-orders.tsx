import type { Order } from '@my-food/api';
import { Button, EmptyState } from '@my-food/ui';
import { EmptyPlate } from '@my-food/ui/shop';
import { useRef, useState } from 'react';
import { orders as texts } from '../../i18n/en/ordering/orders.ts';
import { useFormats } from '../../i18n/formats/formats.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { useFocusSuccessor } from '../../platform/use-focus-successor.ts';
import { useScrollKey } from '../../navigation/history-state.ts';
import { ButtonRouteLink } from '../../navigation/links.ts';
import { OrderListItem } from './order-list-item.tsx';
import * as styles from './my-orders.css.ts';

/** Orders per step of 'Show older orders'. */
const ordersPerPage = 10;

/**
 * The id of the last order that is shown, by history entry: Back returns to the list as it was left. An id rather than a count: with a count, a new order
 * would push the oldest shown one off the list, and another user would inherit the count.
 */
const lastShown = new Map<string, Order['id'] | undefined>();

/** The orders, ten and then ten more at each press. `isFirst`: nothing is listed above them. */
export function PagedOrders({ orders, isFirst }: { orders: readonly Order[]; isFirst: boolean }) {
  const { date } = useFormats();
  const entry = useScrollKey();
  const lastOf = (count: number) => orders.slice(0, count).at(-1)?.id;
  const [last, setLast] = useState(lastShown.get(entry) ?? lastOf(ordersPerPage));
  const count = Math.max(ordersPerPage, orders.findIndex(({ id }) => id === last) + 1);
  const list = useRef<HTMLUListElement>(null);
  const showOlder = () => {
    const next = lastOf(count + ordersPerPage);
    lastShown.set(entry, next);
    setLast(next);
  };
  if (orders.length === 0) return isFirst && <NoOrders />;
  return (
    <>
      <ul ref={list} role="list" className={styles.orderCards}>
        {orders.slice(0, count).map((order) => (
          <li key={order.id} tabIndex={-1}>
            <OrderListItem order={order} date={date(order.createdAt) || '–'} />
          </li>
        ))}
      </ul>
      {orders.length > count && (
        <ShowOlder
          onPress={showOlder}
          successor={() => list.current?.querySelector<HTMLElement>(`:scope > :nth-child(${String(count + 1)})`)}
        />
      )}
    </>
  );
}

/** The last step removes it: the focus moves to the first order that was added. */
function ShowOlder({ onPress, successor }: { onPress: () => void; successor: () => HTMLElement | null | undefined }) {
  const t = useTexts(texts);
  const button = useRef<HTMLButtonElement>(null);
  useFocusSuccessor(button, successor);
  return (
    <div>
      <Button ref={button} variant="quiet" onClick={onPress}>
        {t('showOlder')}
      </Button>
    </div>
  );
}

function NoOrders() {
  const t = useTexts(texts);
  return (
    <EmptyState
      picture={<EmptyPlate />}
      title={t('emptyTitle')}
      headingLevel={3}
      text={t('emptyText')}
      actions={
        <ButtonRouteLink to="/food/" variant="quiet">
          {t('browseMenu')}
        </ButtonRouteLink>
      }
    />
  );
}
