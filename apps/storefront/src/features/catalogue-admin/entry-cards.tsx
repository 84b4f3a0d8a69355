import type { Category, Food } from '@my-food/api';
import { Badge, Price } from '@my-food/ui';
import { memo } from 'react';
import { formatAmount } from '../../lib/amount.ts';
import { toFoodSnapshot } from '../../ordering/food-snapshot.ts';
import { EntryCard } from './entry-card.tsx';
import { keepCategory } from './kept-category.ts';

interface CardProps<T> {
  entry: T;
  /** Whether the delete confirmation is open for this entry. */
  isAsked: boolean;
  onDelete: (id: number) => void;
}

/** Card of a food in the admin list. The dollar sign is specified for this list only (Spec §9). */
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
      handedOver={{ food: toFoodSnapshot(props.entry) }}
    />
  );
});

/** Card of a category in the admin list. */
export const CategoryCard = memo(function CategoryCard(props: CardProps<Category>) {
  return <EntryCard {...props} changedAt="/admin/update-category/" handedOver={{ category: keepCategory(props.entry) }} />;
});
