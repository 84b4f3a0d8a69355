import type { Category, Food } from '@my-food/api';
import { Badge, Price } from '@my-food/ui';
import { memo } from 'react';
import { formatAmount } from '../../lib/amount.ts';
import { toFoodSnapshot } from '../../ordering/food-snapshot.ts';
import { AdminCard } from './admin-card.tsx';
import { toCategorySnapshot } from './category-snapshot.ts';

interface CardProps<T> {
  entry: T;
  /** Whether the delete confirmation is open for this entry. */
  isConfirming: boolean;
  onDelete: (id: number) => void;
}

/** Card of a food in the admin list. The dollar sign is specified for this list only (Spec §9). */
export const AdminFoodCard = memo(function AdminFoodCard(props: CardProps<Food>) {
  const { description, category, price } = props.entry;
  return (
    <AdminCard
      {...props}
      description={description}
      badge={
        category && (
          <Badge>
            <bdi>{category.name}</bdi>
          </Badge>
        )
      }
      price={<Price amount={price === null ? null : formatAmount(price)} sign="$" size="l" />}
      editRoute="/admin/update-food/"
      navigationState={{ food: toFoodSnapshot(props.entry) }}
    />
  );
});

/** Card of a category in the admin list. */
export const AdminCategoryCard = memo(function AdminCategoryCard(props: CardProps<Category>) {
  return <AdminCard {...props} editRoute="/admin/update-category/" navigationState={{ category: toCategorySnapshot(props.entry) }} />;
});
