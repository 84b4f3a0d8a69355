import type { Category, Food } from '@my-food/api';
import { Badge, Price } from '@my-food/ui';
import { memo } from 'react';
import { formatAmount } from '../../lib/amount.ts';
import { keepFood } from '../../ordering/kept-food.ts';
import { EntryCard } from './entry-card.tsx';
import { keepCategory } from './kept-category.ts';

interface CardProps<T> {
  entry: T;
  /** Whether the confirmation asks about it. */
  isAsked: boolean;
  onDelete: (id: number) => void;
}

/** A dish in the admin's list. The dollar sign is specified (Spec §9), and for this list alone. */
export const FoodCard = memo(function FoodCard(props: CardProps<Food>) {
  const { description, category, price } = props.entry;
  return (
    <EntryCard
      {...props}
      description={description}
      mark={
        category && (
          <Badge>
            <bdi>{category.name}</bdi>
          </Badge>
        )
      }
      price={<Price amount={price === null ? null : formatAmount(price)} sign="$" size="l" />}
      changedAt="/admin/update-food/"
      handedOver={{ food: keepFood(props.entry) }}
    />
  );
});

/** A category in the admin's list. */
export const CategoryCard = memo(function CategoryCard(props: CardProps<Category>) {
  return <EntryCard {...props} changedAt="/admin/update-category/" handedOver={{ category: keepCategory(props.entry) }} />;
});
