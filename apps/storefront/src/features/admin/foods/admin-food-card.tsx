import type { Food } from '@my-food/api';
import { Badge, UserText } from '@my-food/ui';
import { memo } from 'react';
import { AdminCard, type EntryCardProps } from '../list/admin-card.tsx';
import { PriceControl } from '../price/price-control.tsx';

/** Card of a food in the admin list. */
export const AdminFoodCard = memo(function AdminFoodCard(props: EntryCardProps<Food>) {
  const { entry } = props;
  return (
    <AdminCard
      {...props}
      description={entry.description}
      badge={
        entry.category && (
          <Badge>
            <UserText isIsolated>{entry.category.name}</UserText>
          </Badge>
        )
      }
      renderPrice={(nameId) => <PriceControl food={entry} nameId={nameId} />}
    />
  );
});
