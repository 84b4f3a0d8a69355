import { Heading, scrollClearance, Text, useLanguageOf } from '@my-food/ui';
import { useId } from 'react';
import { orderAgain } from '../../i18n/en/ordering/order-again.ts';
import { useFormats } from '../../i18n/formats/formats.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { useSilentOrders } from '../../services/use-silent-reads.ts';
import { OrderAgainButton } from './order-again-button.tsx';
import { newestFirst } from './order-list.ts';
import * as styles from './your-usual.css.ts';

/** The last order, ready to be ordered again. Renders nothing without one. `isSticky`: at the lower edge of the window, where it moves nothing. */
export function YourUsual({ isSticky }: { isSticky: boolean }) {
  const id = useId();
  const dishesId = useId();
  const t = useTexts(orderAgain);
  const formats = useFormats();
  const languageOf = useLanguageOf();
  const [last] = newestFirst(useSilentOrders() ?? []).filter(({ items }) => items.length > 0);
  if (!last) return null;
  const dishes = formats.dishes(last.items.map(({ foodName, quantity }) => ({ name: foodName, quantity })));
  return (
    <section ref={scrollClearance} aria-labelledby={id} className={isSticky ? styles.sticky : undefined}>
      <div className={styles.card}>
        <div className={styles.text}>
          <div className={styles.head}>
            <Heading level={2} variant="card" id={id}>
              {t('yourUsual')}
            </Heading>
            <Text as="strong" weight="bold">
              {formats.money(last.total)}
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
