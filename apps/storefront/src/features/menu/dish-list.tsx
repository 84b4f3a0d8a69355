import type { Food } from '@my-food/api';
import { Skeleton } from '@my-food/ui';
import { memo } from 'react';
import { VirtualList } from '../../lists/virtual-list.tsx';
import { DishCard } from './dish-card.tsx';
import * as styles from './dish-list.css.ts';

const firstRow = 4;
const placesKept = [1, 2, 3, 4, 5, 6, 7, 8];

const renderCard = (food: Food, index: number) => <DishCard food={food} headingLevel={2} isPriority={index < firstRow} />;

interface DishListProps {
  foods: readonly Food[];
  /** The serialized list query. */
  question: string;
}

/** Virtualized grid of dish cards. */
export const DishList = memo(function DishList({ foods, question }: DishListProps) {
  return <VirtualList items={foods} query={question} className={styles.list} itemClassName={styles.place} renderItem={renderCard} />;
});

/** Skeleton of the grid while the menu is loading. */
export function DishListOutline() {
  return (
    <div className={styles.list}>
      {placesKept.map((place) => (
        <Skeleton key={place} shape="card" />
      ))}
    </div>
  );
}
