import type { Category } from '@my-food/api';
import { PencilIcon } from '@my-food/ui';
import { memo, useId } from 'react';
import { ButtonRouteLink } from '../../routing/links.tsx';
import { EntryCard } from './entry-card.tsx';
import { keepCategory } from './kept-category.ts';

interface CategoryCardProps {
  category: Category;
  /** Whether the confirmation asks about it. */
  isAsked: boolean;
  onDelete: (id: number) => void;
}

/** A category in the admin's list. */
export const CategoryCard = memo(function CategoryCard({ category, isAsked, onDelete }: CategoryCardProps) {
  const headingId = useId();
  return (
    <EntryCard
      headingId={headingId}
      name={category.name}
      pictureUrl={category.imageUrl}
      plate={category.id - 1}
      update={
        <ButtonRouteLink
          to="/admin/update-category/"
          search={{ id: category.id }}
          state={{ category: keepCategory(category) }}
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
      onDelete={() => onDelete(category.id)}
    />
  );
});
