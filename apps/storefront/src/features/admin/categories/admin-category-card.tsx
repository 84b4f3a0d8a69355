import type { Category } from '@my-food/api';
import { memo } from 'react';
import { AdminCard, type EntryCardProps } from '../list/admin-card.tsx';

/** Card of a category in the admin list. */
export const AdminCategoryCard = memo(function AdminCategoryCard(props: EntryCardProps<Category>) {
  return <AdminCard {...props} />;
});
