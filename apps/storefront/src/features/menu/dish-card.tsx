import type { Food } from '@my-food/api';
import { Badge, Button, NameLink, PictureLink, Price, UserText } from '@my-food/ui';
import { DishPicture, FoodCard } from '@my-food/ui/shop';
import { useLinkProps } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { memo, useId, useState } from 'react';
import { shop } from '../../../shop.config.ts';
import { menu } from '../../i18n/en/menu.ts';
import { useFormats } from '../../i18n/formats/formats.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { toFoodSnapshot } from '../../ordering/food-snapshot.ts';
import { isOrderable } from '../../ordering/cart-dish.ts';
import { useServices } from '../../services/services.tsx';
import { dishTransition, canAnimate } from './dish-transition.ts';
import { useOrder } from './use-order.ts';
import './dish-transition.css.ts';

interface DishCardProps {
  food: Food;
  headingLevel: 2 | 3;
  /** Whether its picture is above the fold. */
  isPriority?: boolean;
}

/** A dish on the menu: picture and name link to its details, the button adds it to the cart (Spec §2 Menu). */
export const DishCard = memo(function DishCard({ food, headingLevel, isPriority = false }: DishCardProps) {
  const t = useTexts(menu);
  const { amount } = useFormats();
  const { cart } = useServices();
  const quantity = useSelector(cart.actor, ({ context }) => context.lines.find(({ item }) => item.id === food.id)?.quantity ?? 0);
  const nameId = useId();
  // Only the clicked picture gets a view transition name: capturing many is slow.
  const [isLeaving, setIsLeaving] = useState(false);
  // Picture and name share one set of link props, so that the router builds the location once. The picture is a target for pointers alone: screen
  // readers and the keyboard get the link of the name.
  const details = useLinkProps({
    to: '/food/details/',
    search: { id: food.id },
    state: () => ({ food: toFoodSnapshot(food) }),
    viewTransition: canAnimate(),
    onClick: () => setIsLeaving(true),
  });
  const order = useOrder(food);

  return (
    <FoodCard
      headingLevel={headingLevel}
      pictureLink={
        <PictureLink {...details} tabIndex={-1} aria-hidden>
          <DishPicture
            src={food.imageUrl}
            alt={food.name}
            colorSeed={food.id - 1}
            isPriority={isPriority}
            transitionName={isLeaving ? dishTransition(food.id) : undefined}
          />
        </PictureLink>
      }
      nameLink={
        <NameLink {...details} id={nameId}>
          <UserText>{food.name}</UserText>
        </NameLink>
      }
      badge={quantity > 0 && <Badge tone="accent">{t('inYourOrder', { count: quantity })}</Badge>}
      price={<Price amount={food.price === null ? null : amount(food.price)} sign={shop.currency.sign} size="l" />}
      actions={
        <Button size="s" isDisabled={!isOrderable(food)} aria-describedby={nameId} onClick={order}>
          {t('addToOrder')}
        </Button>
      }
    />
  );
});
