import { maxQuantity } from '@my-food/machines';
import { Heading, scrollClearance, Text, useLanguageOf } from '@my-food/ui';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { orderAgain as texts } from '../../i18n/en/ordering/order-again.ts';
import { formatDishes } from '../../i18n/formats/dish-list.ts';
import { useFormats } from '../../i18n/formats/formats.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { cartTotals } from '../../ordering/cart-totals.ts';
import { useServices } from '../../services/services.tsx';
import { useSilentOrders } from '../../services/use-silent-reads.ts';
import { orderAgain } from './order-again.ts';
import { OrderAgainButton } from './order-again-button.tsx';
import { newestFirst } from './order-list.ts';
import * as styles from './your-usual.css.ts';

/**
 * The last order, ready to be ordered again, with its total at the prices of the menu if that was read and is not outdated. Renders nothing without one.
 * `isSticky`: at the lower edge of the window, where it moves nothing.
 */
export function YourUsual({ isSticky }: { isSticky: boolean }) {
  const id = useId();
  const dishesId = useId();
  const t = useTexts(texts);
  const formats = useFormats();
  const languageOf = useLanguageOf();
  const { queries, queryClient } = useServices();
  // All changes: a read that returns the same dishes makes them current.
  const { data: menu } = useQuery({ ...queries.foods(), enabled: false, notifyOnChangeProps: 'all' });
  const isOutdated = queryClient.getQueryState(queries.foods().queryKey)?.isInvalidated;
  const last = newestFirst(useSilentOrders() ?? []).find(({ items }) => items.length > 0);
  if (!last) return null;
  const { dishes: current, missing } = orderAgain(last, isOutdated ? [] : (menu ?? []));
  const lines = current.map(({ item, quantity }) => ({
    item,
    quantity: Math.min(quantity, maxQuantity),
    previousPrice: null,
    isUnavailable: false,
  }));
  const dishes = formatDishes(last.items, formats.count);
  return (
    <section ref={scrollClearance} aria-labelledby={id} className={isSticky ? styles.sticky : undefined}>
      <div className={styles.card}>
        <div className={styles.text}>
          <div className={styles.head}>
            <Heading level={2} variant="card" id={id}>
              {t('yourUsual')}
            </Heading>
            <Text as="strong" weight="bold">
              {formats.money(missing.length === 0 ? cartTotals(lines).total : last.total)}
            </Text>
          </div>
          <Text as="div" size="s" tone="muted">
            {/* One text: what follows a Bengali name in an element of its own shifts when the Bengali font arrives. */}
            <bdi id={dishesId} lang={languageOf(dishes)} className={styles.dishes}>
              {dishes}
            </bdi>
          </Text>
        </div>
        <OrderAgainButton order={last} describedBy={dishesId} />
      </div>
    </section>
  );
}
