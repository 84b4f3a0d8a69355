import type { Food } from '@my-food/api';
import { Badge, PencilIcon, Price } from '@my-food/ui';
import { memo, useId } from 'react';
import { formatAmount } from '../../lib/amount.ts';
import { keepFood } from '../../ordering/kept-food.ts';
import { ButtonRouteLink } from '../../routing/links.tsx';
import { EntryCard } from './entry-card.tsx';

interface FoodCardProps {
  food: Food;
  /** Whether the confirmation asks about it. */
  isAsked: boolean;
  onDelete: (id: number) => void;
}

/** A dish in the admin's list. The dollar sign is specified (Spec §9), and for this list alone. */
export const FoodCard = memo(function FoodCard({ food, isAsked, onDelete }: FoodCardProps) {
  const headingId = useId();
  return (
    <EntryCard
      headingId={headingId}
      name={food.name}
      pictureUrl={food.imageUrl}
      plate={food.id - 1}
      description={food.description}
      mark={
        food.category && (
          <Badge>
            <bdi>{food.category.name}</bdi>
          </Badge>
        )
      }
      price={<Price amount={food.price === null ? null : formatAmount(food.price)} sign="$" size="l" />}
      update={
        <ButtonRouteLink
          to="/admin/update-food/"
          search={{ id: food.id }}
          state={{ food: keepFood(food) }}
          preload={false}
          look="quiet"
          size="s"
          icon={<PencilIcon />}
          aria-describedby={headingId}
        >
          Update
        </ButtonRouteLink>
      }
      isAsked={isAsked}
      onDelete={() => onDelete(food.id)}
    />
  );
});
