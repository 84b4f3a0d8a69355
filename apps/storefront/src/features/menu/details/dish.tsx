import { Badge, Button, Heading, Inline, Notice, Price, Text, UserText, scrollClearance } from '@my-food/ui';
import { DishPicture } from '@my-food/ui/shop';
import type { ReactNode } from 'react';
import { details } from '../../../i18n/en/details.ts';
import { useFormats } from '../../../i18n/formats/formats.ts';
import { useShopTexts } from '../../../i18n/shop-texts.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { isOrderable } from '../../../ordering/cart-dish.ts';
import type { ResolvedDish } from './resolve-dish.ts';
import * as styles from './details.css.ts';
import { dishTransition } from '../dish-transition.ts';
import { useOrder } from '../use-order.ts';
import { MenuAge } from '../menu-age.tsx';

/** Details of a dish with its order bar. `children` are rendered below. */
export function Dish({ food, isUnavailable, children }: ResolvedDish & { children: ReactNode }) {
  const t = useTexts(details);
  const { amount } = useFormats();
  const { detailSign } = useShopTexts().currency;
  const order = useOrder(food);
  return (
    <div className={styles.dish}>
      <div className={styles.picture}>
        <DishPicture
          src={food.imageUrl}
          alt={food.name}
          colorSeed={food.id - 1}
          size="large"
          isPriority
          transitionName={dishTransition(food.id)}
        />
      </div>
      <div className={styles.body}>
        {food.category ? (
          <Inline gap="s">
            <Badge>
              <UserText isIsolated>{food.category.name}</UserText>
            </Badge>
            <MenuAge />
          </Inline>
        ) : (
          <MenuAge />
        )}
        <Heading level={1} variant="page" isUserText>
          {food.name}
        </Heading>
        {food.description && (
          <Text size="l" tone="muted" isReadingWidth isUserText>
            {food.description}
          </Text>
        )}
        {isUnavailable && (
          <Notice tone="warning" title={t('unavailableTitle')}>
            {t('unavailableText')}
          </Notice>
        )}
        {!isUnavailable && food.price === null && (
          <Notice tone="warning" title={t('noPriceTitle')}>
            {t('noPriceText')}
          </Notice>
        )}
      </div>
      <div ref={scrollClearance} className={styles.order}>
        <Price amount={food.price === null ? null : amount(food.price)} sign={detailSign} size="xxl" />
        <Button size="l" isDisabled={isUnavailable || !isOrderable(food)} onClick={order}>
          {t('addToCart')}
        </Button>
      </div>
      {children}
    </div>
  );
}
