import { Badge, Button, Heading, Notice, Price, Text, UserText, scrollClearance } from '@my-food/ui';
import { DishPicture } from '@my-food/ui/shop';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { shop } from '../../../../shop.config.ts';
import { formatAmount } from '../../../i18n/amount.ts';
import { isOrderable } from '../../../ordering/cart-dish.ts';
import { toFoodSnapshot } from '../../../ordering/food-snapshot.ts';
import type { ResolvedDish } from './resolve-dish.ts';
import * as styles from './details.css.ts';
import { dishTransition } from '../dish-transition.ts';

/** Details of a dish with its order bar. `children` are rendered below. */
export function Dish({ food, isUnavailable, children }: ResolvedDish & { children: ReactNode }) {
  const navigate = useNavigate();
  const order = () => void navigate({ to: '/food/add-to-card/', state: { addedFood: toFoodSnapshot(food) } });
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
        {food.category && (
          <Badge>
            <bdi>
              <UserText>{food.category.name}</UserText>
            </bdi>
          </Badge>
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
          <Notice tone="warning" title="No longer on the menu">
            This dish cannot be ordered at the moment.
          </Notice>
        )}
        {!isUnavailable && food.price === null && (
          <Notice tone="warning" title="The price could not be read">
            Please ask the kitchen, or look in again later.
          </Notice>
        )}
      </div>
      <div ref={scrollClearance} className={styles.order}>
        <Price amount={food.price === null ? null : formatAmount(food.price)} sign={shop.currency.detailSign} size="xxl" />
        <Button size="l" isDisabled={isUnavailable || !isOrderable(food)} onClick={order}>
          Add to Cart
        </Button>
      </div>
      {children}
    </div>
  );
}
