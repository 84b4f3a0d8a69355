import type { Food } from '@my-food/api';
import { Badge, Price } from '@my-food/ui';
import { memo } from 'react';
import { shop } from '../../../../shop.config.ts';
import { formatAmount } from '../../../i18n/amount.ts';
import { toFoodSnapshot } from '../../../ordering/food-snapshot.ts';
import { AdminCard, type EntryCardProps } from '../list/admin-card.tsx';

/** Card of a food in the admin list. The dollar sign is specified for this list only (Spec §9). */
export const AdminFoodCard = memo(function AdminFoodCard(props: EntryCardProps<Food>) {
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
      price={<Price amount={price === null ? null : formatAmount(price)} sign={shop.currency.adminSign} size="l" />}
      editRoute="/admin/update-food/"
      navigationState={{ food: toFoodSnapshot(props.entry) }}
    />
  );
});
